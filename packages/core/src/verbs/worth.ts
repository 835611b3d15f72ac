/**
 * The result of a board of words, in words: how white it is, or how full of crossings, and how close that is to the
 * proved bound. It uses the names of figures in reports, so it also works while a search is running.
 */
import { type Bilingual, counted } from '../base/text.ts'
import type { Score } from '../kind/craft.ts'
import type { Progress } from './make.ts'

/**
 * null: another sort of board, or nothing is proved about it. The bound is left out where it means nothing: with a
 * given pattern, with every word in (such a board should be dense, not white), and where it is the whole board.
 */
export function worth({ score, bound }: Progress, spec: Readonly<Record<string, unknown>>): Bilingual | null {
  if (score.objective === 'words') return bound === null ? null : wordsWorth(score, bound, spec.shape === 'any')
  const { objective = 'white', white, black = 0, value = white } = score
  const name = Object.hasOwn(worths, objective) ? worths[objective] : undefined
  if (!name || bound === null || typeof value !== 'number' || white === undefined) return null
  const parts = objective === 'penalty' ? 100 : 1
  const max = Math.floor(bound * parts + 1e-6) / parts
  const idle = spec.pattern !== undefined || score.unplaced === 0 || max >= Number(white) + Number(black)
  const sum = objective === 'penalty' ? penaltySum(Number(white), Number(score.blackPairs), spec.penalty) : []
  const end = idle
    ? []
    : max <= value
      ? [{ en: 'proved best', ja: '最良と証明済み' }]
      : [{ en: `at most ${signed(max)}`, ja: `上界 ${signed(max)}` }]
  const more = [...sum, ...end]
  return {
    en: `${name.en} ${signed(value)}${more.length > 0 ? ` (${more.map(({ en }) => en).join('; ')})` : ''}`,
    ja: `${name.ja} ${signed(value)}${more.length > 0 ? `（${more.map(({ ja }) => ja).join('、')}）` : ''}`,
  }
}

/** A board that is mostly black has a negative score: the sum explains it. */
function penaltySum(white: number, pairs: number, penalty: unknown): Bilingual[] {
  if (pairs === 0 || Number.isNaN(pairs)) return []
  const times = typeof penalty === 'number' && penalty !== 1 ? `${penalty} × ` : ''
  return [
    {
      en: `${counted(white, 'white cell')} − ${times}${counted(pairs, 'black pair')}`,
      ja: `白マス ${white} − ${times}隣り合う黒マス ${pairs}組`,
    },
  ]
}

/**
 * Every word on the board, in how few pieces and on how many cells; or how many words there are. What is proved of it
 * is told only where it is what the search is after: pieces always, cells where the shape does not matter (`forCells`).
 */
function wordsWorth(score: Score, bound: number, forCells: boolean): Bilingual {
  const of = (name: string): number => Number(score[name] ?? 0)
  const value = of('value')
  if (value < bound) return { en: `words ${value} (at most ${bound})`, ja: `単語 ${value}（上界 ${bound}）` }
  // a given board has no limits
  const min = (name: string, limit: string): Bilingual =>
    score[limit] === undefined
      ? { en: '', ja: '' }
      : of(name) <= of(limit)
        ? { en: ' (proved least)', ja: '（最小と証明済み）' }
        : { en: ` (at least ${of(limit)})`, ja: `（下界 ${of(limit)}）` }
  const cells = forCells ? min('area', 'leastArea') : { en: '', ja: '' }
  const parts = min('components', 'leastPieces')
  const pieces = of('components') > 1
  return {
    en: `${counted(value, 'word')}${pieces ? ` in ${of('components')} pieces${parts.en}` : ''} on ${of('area')} cells${cells.en}`,
    ja: `単語 ${value}${pieces ? `、まとまり ${of('components')}${parts.ja}` : ''}、マス ${of('area')}${cells.ja}`,
  }
}

const signed = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−')

const worths: Readonly<Record<string, Bilingual>> = {
  white: { en: 'white cells', ja: '白マス' },
  crossings: { en: 'crossings', ja: '交差' },
  penalty: { en: 'value', ja: '目的の値' },
}
