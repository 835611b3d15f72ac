/**
 * The game id of Singles in Simon Tatham's collection: `WxH:BODY`, or `N:BODY` for a square. In the body, row by row:
 * 1–9, then a–z for 10 to 35 and A–Z for 36 to 61.
 */
import { bad, good } from '@kumiki/core/base'
import { face } from '@kumiki/core/kinds/hitori/puzzle'
import { boardOnly, fits, importFound, noRoom, notThis, partsOf, tooWide } from '../foreign.ts'
import type { ReadOne, WriteOne } from '../format.ts'

const format = 'SGT Singles'
const form = /^(?:singles[:\s]+)?(\d{1,4})(?:x(\d{1,4}))?(?:d[a-z]*)?:([0-9a-zA-Z]*)/
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const readSingles: ReadOne = (text) => {
  const found = form.exec(text.trim().slice(0, 20_000))
  if (!found) return bad(notThis(format, 'it does not read WxH:cells', 'WxH:マス の形ではありません'))
  const [, wide, high = wide, body = ''] = found
  const [width, height] = [Number(wide), Number(high)]
  if (!fits(width, height)) return bad(tooWide(format))
  if (body.length !== width * height)
    return bad(notThis(format, `it has not ${width * height} cells`, `マスの数が ${width * height} ではありません`))
  const rows = Array.from({ length: height }, (_, row) =>
    [...body.slice(row * width, (row + 1) * width)].map((one) => digits.indexOf(one)),
  )
  return importFound(face, { puzzle: { width, height, rows }, lang: 'en' })
}

export const writeSingles: WriteOne = (file, shown, options) => {
  const parts = partsOf(file, face.puzzle, face.answer, options)
  if (!parts.ok) return parts
  const { width, height, rows } = parts.value.puzzle
  if (rows.flat().some((number) => number >= digits.length))
    return bad(noRoom(format, `a number is above ${digits.length - 1}`, `${digits.length - 1} を超える数字があります`))
  const body = rows.flat().map((number) => digits[number])
  return good(boardOnly(`${width}x${height}:${body.join('')}\n`, file, shown, options))
}
