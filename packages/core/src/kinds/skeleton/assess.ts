/**
 * What a skeleton can make of a list. It needs no clues; words of many different lengths make their places
 * recognisable.
 */
import { type Problem, problem } from '../../base/result.ts'
import { counted } from '../../base/text.ts'
import { assessCrossing } from '../../words/assess.ts'
import type { Entry } from '../../words/entry.ts'

export function assessWords(entries: readonly Entry[]): readonly Problem[] {
  const alike = new Map<number, number>()
  for (const { word } of entries) alike.set(word.length, (alike.get(word.length) ?? 0) + 1)
  const [commonest] = [...alike].sort(([a, many], [b, few]) => few - many || a - b)
  return [...assessCrossing(entries), ...(commonest ? [lengthsNote(alike.size, commonest)] : [])]
}

const lengthsNote = (lengths: number, [length, words]: readonly [number, number]): Problem =>
  problem(
    'lengths',
    lengths === 1
      ? `All have ${counted(length, 'letter')}: letters will have to be given where they could change places.`
      : `There are ${lengths} lengths, most often ${counted(length, 'letter')} (${counted(words, 'word')}).`,
    lengths === 1
      ? `すべて${length}文字なので、入れ替わらないように最初から入れる文字が増えます。`
      : `長さは${lengths}種類で、${length}文字が最も多く${words}語あります。`,
  )
