/** The files and folders dropped on a page. Only the entry of a dropped item says whether it is a folder. */
import type { Brought } from './open.ts'

export function broughtBy(transfer: DataTransfer): readonly Brought[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  if (items.length === 0) return broughtFiles(transfer.files)
  return items.flatMap((item) => {
    const file = item.getAsFile()
    const isFolder = item.webkitGetAsEntry?.()?.isDirectory === true
    if (!file && !isFolder) return []
    return [{ name: file?.name ?? '', file: isFolder ? null : file }]
  })
}

export const broughtFiles = (files: Iterable<File>): readonly Brought[] =>
  Array.from(files, (file) => ({ name: file.name, file }))
