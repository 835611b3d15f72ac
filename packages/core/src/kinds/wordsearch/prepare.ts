/**
 * Which of the given words can be in the sheet at all, and why the others cannot. Nothing is dropped silently: every word
 * that stays out is named in a note with its reason.
 *
 * A word that can be read inside another would be found twice, so by default the shorter one stays out; when the user
 * allows it, it is found inside the longer one and nowhere else.
 */
import { type Problem, problem } from '../../result.ts'
import type { Bilingual } from '../../text.ts'
import type { Entry } from '../../words/entry.ts'
import { normalise } from '../../words/normalise.ts'
import { blockedWords } from './blocked.ts'
import { reversed } from './model.ts'
import type { WordsearchSpec } from './spec.ts'

export interface Prepared {
  /** Longest first; every one is to be placed. */
  readonly words: readonly Entry[]
  /** To be found inside one of `words`. */
  readonly insiders: readonly Entry[]
  readonly blocked: readonly string[]
  /** In the spelling of the cells. */
  readonly message: string
  readonly notes: readonly Problem[]
}

export function prepare(spec: WordsearchSpec, longest: number): Prepared {
  const own = spec.block.split(/[\s,、，]+/).flatMap((text) => {
    const spelling = normalise(text)
    return spelling.ok && spelling.value.word.length >= 2 ? [spelling.value.word] : []
  })
  const absent: Absence[] = []
  const words: Entry[] = []
  const insiders: Entry[] = []
  const seen = new Set<string>()
  const longestFirst = [...spec.words].sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
  for (const entry of longestFirst) {
    const { word } = entry
    const hosts = words.filter((other) => isInside(word, other.word))
    const bad = own.find((blocked) => isInside(blocked, word))
    if (seen.has(word)) continue
    if (word.length < 2)
      absent.push(absence(entry, 'too-short', 'a single letter is no word to find', '1文字の単語は探せません'))
    else if (word.length > longest)
      absent.push(
        absence(
          entry,
          'too-long',
          `it has ${word.length} letters and the longest run of the board has ${longest}`,
          `${word.length}文字ありますが、盤面の一番長い並びは${longest}マスです`,
        ),
      )
    else if (bad !== undefined)
      absent.push(absence(entry, 'blocked', `it contains the blocked word ${bad}`, `禁止語「${bad}」を含みます`))
    else if (hosts.length > 0 && !spec.inside)
      absent.push(
        absence(
          entry,
          'inside-another',
          `it can be read inside ${hosts[0]!.shown}`,
          `「${hosts[0]!.shown}」の中に読めてしまいます`,
        ),
      )
    else if (hosts.length > 1 || (hosts[0] && readingsIn(word, hosts[0].word) > 1))
      absent.push(absence(entry, 'inside-several', 'it could be read in several places', '2か所以上に読めてしまいます'))
    else (hosts.length > 0 ? insiders : words).push(entry)
    seen.add(word)
  }
  const notes = absenceNotes(absent)
  for (const { word, shown } of words) {
    const times = spec.words.filter((entry) => entry.word === word).length
    if (times > 1) notes.push(listedOften(shown, times))
  }
  return {
    words,
    insiders,
    blocked: [...new Set([...own, ...(spec.safe ? blockedWords : [])])],
    message: messageOf(spec.message),
    notes,
  }
}

/**
 * A message may be longer than any word, so it is spelt piece by piece; '' when that cannot be done in one script. Marks
 * between its letters (! 。 ♪) are left out, as a reader would.
 */
function messageOf(text: string): string {
  const pieces =
    text
      .normalize('NFKC')
      .replace(/[\p{P}\p{S}]/gu, ' ')
      .match(/.{1,20}/gsu) ?? []
  const spelt = pieces.map(normalise).filter((piece) => piece.ok || piece.error.code !== 'empty-word')
  const scripts = new Set(spelt.map((piece) => (piece.ok ? piece.value.script : null)))
  return scripts.size === 1 ? spelt.map((piece) => (piece.ok ? piece.value.word : '')).join('') : ''
}

const isInside = (short: string, long: string): boolean => long.includes(short) || long.includes(reversed(short))

function readingsIn(short: string, long: string): number {
  const back = reversed(short)
  let count = 0
  for (let at = 0; at + short.length <= long.length; at++)
    if (long.startsWith(short, at) || long.startsWith(back, at)) count++
  return count
}

const listedOften = (shown: string, times: number): Problem =>
  problem(
    'listed-twice',
    `"${shown}" is listed ${times} times; it is to be found once.`,
    `「${shown}」はリストに${times}回あります。さがすのは1回だけです。`,
  )

/** Why a word is not in the sheet. */
export interface Absence extends Bilingual {
  readonly entry: Entry
  readonly code: string
}

export const absence = (entry: Entry, code: string, en: string, ja: string): Absence => ({ entry, code, en, ja })

/** So many words are told of one by one; more share a note, so that all are named and the notes can still be read. */
const fewAbsent = 3
const manyAbsent = 30

export function absenceNotes(absent: readonly Absence[]): Problem[] {
  return [...new Set(absent.map(({ code }) => code))].flatMap((code) => {
    const same = absent.filter((one) => one.code === code)
    if (same.length <= fewAbsent)
      return same.map(({ entry, en, ja }) =>
        problem(code, `"${entry.shown}" is not in the sheet: ${en}.`, `「${entry.shown}」は入っていません: ${ja}。`),
      )
    return Array.from({ length: Math.ceil(same.length / manyAbsent) }, (_, part) =>
      groupNote(code, same.slice(part * manyAbsent, (part + 1) * manyAbsent)),
    )
  })
}

/** A reason that is the same for all is told once. */
function groupNote(code: string, absent: readonly Absence[]): Problem {
  const isCommon = new Set(absent.map(({ en }) => en)).size === 1
  const en = absent.map((one) => (isCommon ? `"${one.entry.shown}"` : `"${one.entry.shown}" (${one.en})`)).join(', ')
  const ja = absent.map((one) => (isCommon ? `「${one.entry.shown}」` : `「${one.entry.shown}」（${one.ja}）`)).join('')
  const [first] = absent
  return isCommon && first
    ? problem(
        code,
        `${absent.length} words are not in the sheet (${first.en}): ${en}.`,
        `次の${absent.length}語は入っていません（${first.ja}）: ${ja}。`,
      )
    : problem(
        code,
        `${absent.length} words are not in the sheet: ${en}.`,
        `次の${absent.length}語は入っていません: ${ja}。`,
      )
}
