/** The projects of a store as a page shows them: searched, sorted into folders, without empty ones. */
import { useEffect, useState } from 'preact/hooks'
import type { Project } from './project.ts'
import type { Projects } from './projects.ts'

/** Changes of another tab come in bursts. */
const restMs = 150

/** null until the store has been read. */
export function useProjects(projects: Projects): readonly [readonly Project[] | null, () => void] {
  const [all, setAll] = useState<readonly Project[] | null>(null)
  const read = (): void => void projects.all().then((found) => setAll(found.filter(holdsSomething)))
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    read()
    const stop = projects.listen(() => {
      clearTimeout(waiting)
      waiting = setTimeout(read, restMs)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [projects])
  return [all, read]
}

/** Whether a project has any content; others are not listed. */
export const holdsSomething = ({ title, rows, text, picture, made }: Project): boolean =>
  title !== '' || rows.length > 0 || (text ?? '') !== '' || picture !== null || Object.keys(made).length > 0

/** Every word of the search must occur: in the title, the folder, the kind's names or a word of the list. */
export function matches(project: Project, sought: string, kindNames: string): boolean {
  const words = sought
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return true
  const { title, folder, rows } = project
  const place = `${title} ${folder} ${kindNames} ${rows.map(({ word, reading }) => `${word} ${reading}`).join(' ')}`
  const text = place.normalize('NFKC').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const foldersOf = (projects: readonly Project[]): readonly string[] =>
  [...new Set(projects.map(({ folder }) => folder))].filter((name) => name !== '').sort((a, b) => a.localeCompare(b))

/** A name that no folder has yet. */
export function freshName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const one = count === 1 ? name : `${name} ${count}`
    if (!taken.includes(one)) return one
  }
}
