/**
 * The game id of Bridges in Simon Tatham's collection: `WxH…m2:BODY`. In the body, row by row: 1–9 is an island (A–G
 * are 10–16), a–z 1 to 26 cells of water. Islands side by side, and boards that forbid loops or allow more than two
 * bridges, make a different puzzle and are refused.
 */
import { bad, good, type Problem, problem } from '@kumiki/core/base'
import { boardOnly, fits, notThis, tooWide } from '../foreign.ts'
import type { ReadOne, WriteOne } from '../format.ts'
import { fileOf, hashiOf, rowsOf } from './board.ts'

const format = 'SGT Bridges'
const form = /^(?:bridges[:\s]+)?(\d{1,4})(?:x(\d{1,4}))?((?:[a-zA-Z]\d*)*):([0-9a-zA-Z]*)/

export const readBridges: ReadOne = (text) => {
  const found = form.exec(text.trim().slice(0, 20_000).replace(/,/g, ''))
  if (!found) return bad(notThis(format, 'it does not read WxH…:cells', 'WxH…:マス の形ではありません'))
  const [, wide, high, options = '', body = ''] = found
  const [width, height] = [Number(wide), Number(high ?? wide)]
  if (!fits(width, height)) return bad(tooWide(format))
  const max = /m(\d+)/.exec(options)?.[1]
  if (/L/.test(options)) return bad(otherRules('loops are forbidden in it', '輪を禁じる規則です'))
  if (max !== undefined && max !== '2')
    return bad(otherRules(`it allows ${max} bridges side by side`, `同じ島の間に ${max} 本までの規則です`))
  const numbers: number[] = []
  for (const character of body) {
    if (character >= 'a') for (let i = character.charCodeAt(0) - 96; i > 0; i--) numbers.push(0)
    else numbers.push(Number.parseInt(character, 17) || 99)
    if (numbers.length > width * height) break
  }
  if (numbers.length !== width * height)
    return bad(notThis(format, `it has not ${width * height} cells`, `マスの数が ${width * height} ではありません`))
  return fileOf({ width, height, numbers })
}

export const writeBridges: WriteOne = (file, face, options) => {
  const hashi = hashiOf(file, options)
  if (!hashi.ok) return hashi
  const { width, height, numbers } = rowsOf(hashi.value.puzzle)
  const crowded = numbers.some(
    (number, at) => number > 0 && ((at % width < width - 1 && numbers[at + 1]! > 0) || (numbers[at + width] ?? 0) > 0),
  )
  if (crowded) return bad(sideBySide)
  let body = ''
  let water = 0
  for (const number of [...numbers, -1]) {
    if (number === 0) {
      water++
      continue
    }
    for (; water > 0; water -= Math.min(26, water)) body += String.fromCharCode(96 + Math.min(26, water))
    if (number > 0) body += String(number)
  }
  return good(boardOnly(`${width}x${height}m2:${body}\n`, file, face, options))
}

const otherRules = (en: string, ja: string): Problem =>
  problem('other-rules', `This game id has other rules: ${en}.`, `この game id は規則が違います: ${ja}。`)
const sideBySide = problem(
  'side-by-side',
  'Simon Tatham’s Bridges has no islands side by side; make the board with `noAdjacent`.',
  'Simon Tatham の Bridges では島を隣り合わせにできません。`noAdjacent` を付けて作ってください。',
)
