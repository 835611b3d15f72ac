/**
 * Entries to a contest. An entry is stored as it came and judged only when its organiser asks for the results. So right
 * and wrong entries get the same answer, of the same size, after the same work.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { bad, good, type Result } from '@kumiki/core/base'
import type { Kysely } from 'kysely'
import type { Context } from '../http/context.ts'
import { hashOf, tidyCode } from '../http/token.ts'
import { type Edition, editionsOf } from '../publishing/editions.ts'
import { receives } from '../publishing/published.ts'
import { findPuzzle, type Published } from '../publishing/store.ts'
import { judgedText, readJudge } from '../puzzles/judge.ts'
import type { Tables } from '../store/tables.ts'
import { addEntry, entriesOf, invitedBy } from './store.ts'

export interface Entry {
  /** Any JSON: it is validated when it is judged. */
  readonly answer: unknown
  readonly keyword: string | null
  readonly replies: readonly string[]
  /** The secret of a personal link, or a printed code. */
  readonly pass: string
  /** The edition of the contest that it answers; undefined: the present one. */
  readonly edition?: number | undefined
}

/**
 * closed: the contest no longer accepts entries · changed: it is no longer the one that was answered · code, link: this
 * printed code or personal link is not known
 */
export type NotEntered = 'closed' | 'changed' | 'code' | 'link'

/**
 * A second entry with the same pass replaces the first, field by field: a field it leaves out is kept. So a board sent
 * from the player and a keyword typed into the form make one entry.
 */
export async function enter(
  db: Kysely<Tables>,
  puzzle: Published,
  { answer, keyword, replies, pass: given, edition = puzzle.edition }: Entry,
  now: number,
): Promise<Result<void, NotEntered>> {
  if (!receives(puzzle, now)) return bad('closed')
  if (edition !== puzzle.edition) return bad('changed')
  const pass = await passOf(db, puzzle, given)
  if (!pass.ok) return pass
  const text = {
    answer: answer === undefined ? null : JSON.stringify(answer),
    keyword,
    replies: replies.length > 0 ? replies.slice(0, puzzle.terms.questions.length) : null,
  }
  // the same clock decides when the contest closes, for first and later entries
  if (await addEntry(db, puzzle.id, edition, pass.value, text, new Date(now))) return good(undefined)
  const later = await findPuzzle(db, puzzle.id, now)
  return bad(later.ok && receives(later.value, now) ? 'changed' : 'closed')
}

async function passOf(
  db: Kysely<Tables>,
  { id, terms: { protection } }: Published,
  given: string,
): Promise<Result<Buffer | null, NotEntered>> {
  if (protection === 'none') return good(null)
  const hash = await invitedBy(db, id, [hashOf(protection === 'code' ? tidyCode(given) : given)])
  return hash ? good(hash) : bad(protection)
}

/** The invitation that a pass belongs to, as a link or as a code; null if it is none. */
export const holderOf = (db: Kysely<Tables>, id: string, pass: string): Promise<Buffer | null> =>
  invitedBy(db, id, [hashOf(pass), hashOf(tidyCode(pass))])

export interface Judged {
  readonly received: Date
  readonly status: string
  readonly keyword: string | null
  /** null if no keyword was asked for. */
  readonly keywordIsRight: boolean | null
  /** By the number of the question, as `asked` lists them. */
  readonly replies: readonly string[]
}

/** All that was asked, whenever: the present questions first, then those that only older editions had. */
export async function asked(db: Kysely<Tables>, id: string): Promise<readonly string[]> {
  const editions = await editionsOf(db, id)
  return questionsOf(editions)
}

const questionsOf = (editions: readonly Edition[]): readonly string[] => {
  const present = editions.at(-1)?.terms.questions ?? []
  const older = editions.slice(0, -1).flatMap(({ terms }) => terms.questions)
  return [...present, ...new Set(older.filter((question) => !present.includes(question)))]
}

/**
 * Judges all entries in the order they came, each by the edition that it answers. Yields to the event loop in between, so that other requests are served
 * however many entries there are.
 */
export async function* results({ db }: Context, { id }: Pick<Published, 'id'>): AsyncGenerator<Judged> {
  const editions = await editionsOf(db, id)
  const questions = questionsOf(editions)
  const judges = new Map<number, Awaited<ReturnType<typeof readJudge>>>()
  for await (const { answer, keyword, replies, received, edition } of entriesOf(db, id)) {
    await breathe()
    // an entry of an edition that is not kept was made while the contest had no other
    const { file, terms, edition: by } = editions.find((one) => one.edition >= edition) ?? editions.at(-1)!
    const decide = judges.get(by) ?? (await readJudge(file))
    judges.set(by, decide)
    const right = terms.keyword
    yield {
      received,
      status: decide.ok ? await judgedText(decide.value, answer) : 'unreadable',
      keyword,
      keywordIsRight: right === null ? null : keyword !== null && tidy(keyword) === tidy(right),
      replies: placed(replies, terms.questions, questions),
    }
  }
}

/** Puts each reply where its question stands in the list of all. */
function placed(replies: readonly string[], asked: readonly string[], all: readonly string[]): string[] {
  const free = asked.map((question, i) => ({ question, reply: replies[i] ?? '' }))
  return all.map((question) => {
    const at = free.findIndex((one) => one.question === question)
    return at < 0 ? '' : (free.splice(at, 1)[0]?.reply ?? '')
  })
}

/** Normalizes a keyword: width, case, and hiragana or katakana do not matter. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
