/** `.has`, the text of Hashi benchmarks: `WIDTH HEIGHT ISLANDS`, then rows of numbers, 0 for water. */
import { bad, good } from '@kumiki/core/base'
import { boardOnly, fits, notThis, tooWide } from '../foreign.ts'
import type { ReadOne, WriteOne } from '../format.ts'
import { fileOf, hashiOf, rowsOf } from './board.ts'

const format = '.has'

export const readHas: ReadOne = (text) => {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
  const [head, ...body] = rows.slice(0, 100).map((row) => row.split(/\s+/))
  if (!head || head.length < 2 || ![...head, ...body.flat()].every((number) => /^\d{1,4}$/.test(number)))
    return bad(notThis(format, 'it is not rows of numbers', '数字の行ではありません'))
  const [width = 0, height = 0] = head.map(Number)
  if (!fits(width, height)) return bad(tooWide(format))
  if (body.length !== height || body.some((row) => row.length !== width))
    return bad(
      notThis(format, `it has not ${height} rows of ${width} numbers`, `${width}個の数字が${height}行ありません`),
    )
  return fileOf({ width, height, numbers: body.flat().map(Number) })
}

export const writeHas: WriteOne = (file, face, options) => {
  const hashi = hashiOf(file, options)
  if (!hashi.ok) return hashi
  const { width, height, numbers } = rowsOf(hashi.value.puzzle)
  const rows = Array.from({ length: height }, (_, row) => numbers.slice(row * width, (row + 1) * width).join(' '))
  const text = `${width} ${height} ${hashi.value.puzzle.islands.length}\n${rows.join('\n')}\n`
  return good(boardOnly(text, file, face, options))
}
