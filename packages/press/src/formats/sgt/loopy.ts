/**
 * The game id of Loopy in Simon Tatham's collection: `WxHt0:BODY`. In the body, row by row: 0–4 is a number, a–z 1 to
 * 26 cells without one. Other tilings than squares (`t1` and up) make a different puzzle and are refused.
 */
import { bad, good, problem } from '@kumiki/core/base'
import { face } from '@kumiki/core/kinds/slitherlink/puzzle'
import { boardOnly, fits, importFound, notThis, partsOf, tooWide } from '../foreign.ts'
import type { ReadOne, WriteOne } from '../format.ts'

const format = 'SGT Loopy'
const form = /^(?:loopy[:\s]+)?(\d{1,4})x(\d{1,4})t(\d{1,2})(?:d[a-z]*)?:([0-9a-z]*)/

export const readLoopy: ReadOne = (text) => {
  const found = form.exec(text.trim().slice(0, 20_000).replace(/,/g, ''))
  if (!found) return bad(notThis(format, 'it does not read WxHt0:cells', 'WxHt0:マス の形ではありません'))
  const [width, height] = [Number(found[1]), Number(found[2])]
  if (found[3] !== '0') return bad(otherTiling)
  if (!fits(width, height)) return bad(tooWide(format))
  const cells = [...found[4]!].map((one) => (one < 'a' ? one : '.'.repeat(one.charCodeAt(0) - 96))).join('')
  if (cells.length !== width * height)
    return bad(notThis(format, `it has not ${width * height} cells`, `マスの数が ${width * height} ではありません`))
  const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width))
  return importFound(face, { puzzle: { width, height, rows }, lang: 'en' })
}

export const writeLoopy: WriteOne = (file, shown, options) => {
  const parts = partsOf(file, face.puzzle, face.answer, options)
  if (!parts.ok) return parts
  const { width, height, rows } = parts.value.puzzle
  const body = rows.join('').replace(/\.{1,26}/g, (gap) => String.fromCharCode(96 + gap.length))
  return good(boardOnly(`${width}x${height}t0:${body}\n`, file, shown, options))
}

const otherTiling = problem(
  'other-tiling',
  'This game id has another tiling than squares, so it is not a Slitherlink.',
  'この game id は正方形のマスではないので、スリザーリンクとしては読めません。',
)
