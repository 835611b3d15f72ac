/**
 * Which entries of a list are separate answers. The same letters stand on a board once: entries that differ only in
 * their clue are one word with several clues, from which the seed chooses. Two entries are two things (しべつ: 士別市, 標津町)
 * if they have other kanji or tags and each has a clue that the other lacks.
 */
import type { Problem } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import type { Entry } from './entry.ts'
import { listing } from './listing.ts'
import { Numbering } from './numbering.ts'

/** The fields of an entry that identify a thing. */
type Identity = Pick<Entry, 'word' | 'shown' | 'clue' | 'tags'>

export interface Distinct {
  readonly entries: readonly Entry[]
  /** Notes on words that are listed more often than they can be used. */
  readonly notes: readonly Problem[]
}

/** In the order of the list; the seed chooses among the clues of a thing. */
export const distinct = (list: readonly Entry[], rng: Rng): Distinct =>
  chosen(list, thingsAmong, (alternatives) => rng.pick(alternatives))

/** For puzzles without clues, where entries with the same spelling are one word: the first entry of each. */
export const speltOnce = (list: readonly Entry[]): Distinct => chosen(list, (same) => [same], first)

/** The distinct things of a list before there is a seed: the first entry of each. */
export const thingsIn = (list: readonly Entry[]): readonly Entry[] => chosen(list, thingsAmong, first).entries

/** Chooses one of several interchangeable entries. */
type Choice = (alternatives: readonly Entry[]) => Entry

const first: Choice = ([entry]) => entry!

function chosen(
  list: readonly Entry[],
  apart: (same: readonly Entry[]) => readonly (readonly Entry[])[],
  choose: Choice,
): Distinct {
  if (hasEachOnce(list)) return { entries: list, notes: [] }
  const entries: Entry[] = []
  const repeated: Entry[] = []
  for (const same of byWord(list).values()) {
    if (same.length === 1) {
      entries.push(first(same))
      continue
    }
    const things = apart(same)
    for (const alternatives of things) entries.push(choose(alternatives))
    if (same.length > things.length) repeated.push(first(same))
  }
  return { entries, notes: repeated.length === 0 ? [] : [usedOnce(repeated)] }
}

/** Nearly every dictionary has no duplicates, and this avoids making half a million groups of one. */
function hasEachOnce(list: readonly Entry[]): boolean {
  const numbering = new Numbering(list.length)
  return list.every(({ word }, place) => numbering.of(word) === place)
}

/** The words of a list, each as often as it may stand on a board. */
export const distinctWords = (list: readonly Identity[]): string[] =>
  [...byWord(list)].flatMap(([word, same]) => thingsAmong(same).map(() => word))

function byWord<T extends Identity>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const entry of list) {
    const same = groups.get(entry.word)
    if (same) same.push(entry)
    else groups.set(entry.word, [entry])
  }
  return groups
}

/** How often a word may stand on a board. */
export const timesListed = (word: string, list: readonly Identity[]): number =>
  thingsAmong(list.filter((entry) => entry.word === word)).length

/** Groups the entries of one word by the thing that they mean. */
function thingsAmong<T extends Identity>(same: readonly T[]): T[][] {
  const things = new Map<string, T[]>()
  for (const entry of same) {
    // case, accents, blanks and kana are spellings of one thing; different kanji mean different things
    const writing = /\p{Script=Han}/u.test(entry.shown) ? entry.shown : ''
    const key = JSON.stringify([writing, entry.tags])
    things.set(key, [...(things.get(key) ?? []), entry])
  }
  const clues = new Set([''])
  const kept: T[][] = []
  for (const alternatives of things.values()) {
    const own = alternatives.filter(({ clue }) => !clues.has(clue))
    if (own.length > 0) kept.push(own)
    for (const { clue } of own) clues.add(clue)
  }
  return kept.length > 0 || same.length === 0 ? kept : [[...same]]
}

const usedOnce = (entries: readonly Entry[]): Problem =>
  listing(
    'listed-again',
    {
      en: `Listed again, and used once (${entries.length}; of several clues one is taken)`,
      ja: `リストに重ねてあるので、1回だけ使いました（${entries.length}語。カギが複数あれば1つを選びます）`,
    },
    entries.map((entry) => ({ entry })),
    { path: ['words'] },
  )
