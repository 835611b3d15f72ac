/** Pictures of a published puzzle: its empty board, and the address of its page as a QR code. */
import { parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import { drawn } from '@kumiki/press/drawing'
import { renderSvg } from '@kumiki/press/svg'
import { encode } from 'uqr'

/** The empty board. It is drawn from the file for players, so there is no answer in it to leak. */
export async function picture(openFile: string): Promise<string> {
  const read = await parseFile(openFile, faces)
  if (!read.ok) return empty
  return read.value((file, face) => {
    const board = drawn(file, face, false)
    return board.ok ? renderSvg(board.value, { lang: file.lang, title: file.title }) : empty
  })
}

/** The size of a link preview in pixels, as other sites expect it. */
export const previewSize = { width: 1200, height: 630 }

const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const quiet = 4

export function codePicture(address: string): string {
  const { data } = encode(address, { ecc: 'M', border: 0 })
  const side = data.length + quiet * 2
  const squares = data.flatMap((row, y) =>
    row.flatMap((black, x) => (black ? [`M${x + quiet} ${y + quiet}h1v1h-1Z`] : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" aria-label="QR"><rect width="${side}" height="${side}" fill="#fff"/><path d="${squares.join('')}"/></svg>\n`
}
