/** Remarks on a list before any puzzle is made from it, in sentences that several kinds share. */
import { limits } from '../base/limits.ts'
import { type Problem, problem } from '../base/result.ts'
import { counted } from '../base/text.ts'
import { type Entry, nameOf } from './entry.ts'
import { listing } from './listing.ts'
import { piecesOf } from './pieces.ts'
import { sift } from './usable.ts'

/**
 * For boards of crossing words: how many words can be used, whether they can connect, and how long a line the longest
 * needs.
 */
export function assessCrossing(entries: readonly Entry[]): Problem[] {
  const { usable, unusable } = sift(entries, limits.gridSide)
  const [main = [], ...rest] = piecesOf(usable)
  const apart = rest.flat()
  return [
    usableNote(usable.length, entries.length),
    ...(unusable.length > 0
      ? [
          listing(
            'one-letter',
            { en: 'Too short', ja: '短すぎる単語' },
            unusable.map(({ entry }) => ({ entry })),
          ),
        ]
      : []),
    apart.length === 0
      ? problem(
          'one-piece',
          main.length > 1 ? 'By their letters they may all hang together.' : 'There is nothing to cross it with.',
          main.length > 1 ? '文字の上では、すべてがひとつながりになりえます。' : '交わる相手がありません。',
        )
      : listing(
          'several-pieces',
          {
            en: `They stand in ${rest.length + 1} pieces; no letter in common with the largest`,
            ja: `${rest.length + 1}つのまとまりに分かれます。いちばん大きいまとまりと共通の文字がない単語`,
          },
          apart.map((entry) => ({ entry })),
        ),
    ...longestNote(usable),
  ]
}

export const usableNote = (usable: number, all: number): Problem =>
  problem(
    'usable',
    usable === all ? `${counted(all, 'word')} can be used.` : `${usable} of ${counted(all, 'word')} can be used.`,
    usable === all ? `${all}語を使えます。` : `${all}語のうち${usable}語を使えます。`,
  )

export function longestNote(entries: readonly Entry[]): Problem[] {
  const longest = entries.reduce<Entry | null>(
    (max, entry) => (max === null || entry.word.length > max.word.length ? entry : max),
    null,
  )
  if (!longest) return []
  const { word } = longest
  const name = nameOf(longest)
  return [
    problem(
      'longest',
      `The longest, "${name}", needs a line of ${word.length} cells.`,
      `最も長い「${name}」には${word.length}マスの並びが必要です。`,
      { words: [word] },
    ),
  ]
}

/** Notes which words have no clue; `none` is the problem where no word has one. */
export function cluesNote(entries: readonly Entry[], none: Problem): Problem {
  const bare = entries.filter(({ clue }) => clue === '')
  if (bare.length === entries.length) return none
  if (bare.length === 0) return problem('clued', 'Every word has a clue.', 'どの単語にもカギがあります。')
  return listing(
    'unclued',
    { en: `Without a clue (${bare.length})`, ja: `カギのない単語（${bare.length}語）` },
    bare.map((entry) => ({ entry })),
  )
}
