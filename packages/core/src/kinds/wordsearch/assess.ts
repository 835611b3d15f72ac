/**
 * What a word search can make of a list: a sheet with all its words, up to the largest board, or a dense board with
 * some of them.
 */
import { limits } from '../../base/limits.ts'
import { type Problem, problem } from '../../base/result.ts'
import { cluesNote, longestNote, usableNote } from '../../words/assess.ts'
import type { Entry } from '../../words/entry.ts'
import { type Item, listing } from '../../words/listing.ts'
import { reversed } from './puzzle/model.ts'

/** The share of a sheet that its words take by default. */
const usualShare = 0.6

export function assessWords(entries: readonly Entry[]): readonly Problem[] {
  const once = [...new Map(entries.map((entry) => [entry.word, entry])).values()]
  const usable = once.filter(({ word }) => word.length >= 2)
  const inside = usable.length <= limits.words ? insideOthers(usable) : []
  return [
    usableNote(usable.length, entries.length),
    ...longestNote(usable),
    roomNote(usable),
    ...(inside.length > 0
      ? [listing('inside', { en: 'Can be read inside another word', ja: 'ほかの単語の中にも読める単語' }, inside)]
      : []),
    cluesNote(usable, noClues),
  ]
}

function roomNote(words: readonly Entry[]): Problem {
  const letters = words.reduce((sum, { word }) => sum + word.length, 0)
  const longest = words.reduce((max, { word }) => Math.max(max, word.length), 0)
  const side = Math.max(longest, Math.ceil(Math.sqrt(letters / usualShare)))
  return side > limits.gridSide
    ? problem(
        'no-sheet',
        `A sheet of them all would be larger than ${limits.gridSide} by ${limits.gridSide}; \`mode\` dense takes as many as it can.`,
        `すべて入れるシートは ${limits.gridSide}×${limits.gridSide} を超えます。\`mode\` dense なら、入るだけ入れます。`,
      )
    : problem(
        'room',
        `A sheet of them all is about ${side} by ${side}.`,
        `すべて入れるシートはおよそ ${side}×${side} です。`,
      )
}

/** Words that can be read inside others, each with the first longer word that contains it, forwards or backwards. */
function insideOthers(words: readonly Entry[]): Item[] {
  return words.flatMap((entry) => {
    const { word } = entry
    const back = reversed(word)
    const outer = words.find(
      (other) => other.word.length > word.length && (other.word.includes(word) || other.word.includes(back)),
    )
    return outer ? [{ entry, own: { en: `in ${outer.shown}`, ja: `${outer.shown} の中` } }] : []
  })
}

const noClues = problem(
  'no-clues',
  'No word has a clue, so `clues` has nothing to show.',
  'どの単語にもカギがないので、`clues` では何も示せません。',
)
