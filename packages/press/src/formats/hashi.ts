/** What the formats for Hashi share: boards as rows of numbers, 0 for water, to and from kumiki files. */

import { limits } from '@kumiki/core/base/limits'
import { good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { parse } from '@kumiki/core/base/schema'
import type { KumikiFile, SomeFile } from '@kumiki/core/file/file'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { face } from '@kumiki/core/kinds/hashi/face'
import { type Answer, answerSchema, type Hashi, type Puzzle, puzzleSchema } from '@kumiki/core/kinds/hashi/model'

export interface Rows {
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly numbers: readonly number[]
}

export const fits = (width: number, height: number): boolean =>
  width >= 1 && height >= 1 && width <= limits.gridSide && height <= limits.gridSide

export function fileOf({ width, height, numbers }: Rows, answer: Answer | null = null): Result<SomeFile> {
  const islands = numbers.flatMap((number, at) =>
    number === 0 ? [] : [[at % width, Math.floor(at / width), number] as const],
  )
  const puzzle = parse(puzzleSchema, { width, height, islands })
  if (!puzzle.ok) return puzzle
  const file: KumikiFile<Hashi> = {
    kumiki: 1,
    kind: face.id,
    title: face.title.en,
    lang: 'en',
    puzzle: puzzle.value,
    ...(answer ? { answer } : {}),
  }
  return good((use) => use(file, face))
}

/** The Hashi puzzle of a file, and its answer where it has one. */
export function hashiOf<K extends Shapes>(file: KumikiFile<K>): Result<{ puzzle: Puzzle; answer: Answer | null }> {
  const puzzle = parse(puzzleSchema, file.puzzle)
  if (!puzzle.ok || file.answer === undefined) return puzzle.ok ? good({ puzzle: puzzle.value, answer: null }) : puzzle
  const answer = parse(answerSchema, file.answer)
  return answer.ok ? good({ puzzle: puzzle.value, answer: answer.value }) : answer
}

export function rowsOf({ width, height, islands }: Puzzle): Rows {
  const numbers = new Array<number>(width * height).fill(0)
  for (const [col, row, number] of islands) numbers[row * width + col] = number
  return { width, height, numbers }
}

export const tooWide = (format: string): Problem =>
  problem(
    'too-large',
    `This ${format} board is empty or larger than ${limits.gridSide} by ${limits.gridSide} cells.`,
    `この ${format} の盤面は空か、${limits.gridSide}×${limits.gridSide} マスを超えています。`,
  )
export const notThis = (format: string, en: string, ja: string): Problem =>
  problem(
    'bad-format',
    `This is not a Hashi board in ${format}: ${en}.`,
    `${format} の「橋をかけろ」として読めません: ${ja}。`,
  )
