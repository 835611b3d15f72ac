/**
 * Entries to a contest. An entry is stored as it came and judged only when its organiser asks for the results. So right
 * and wrong entries get the same answer, of the same size, after the same work.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { bad, good, type Result } from '@kumiki/core/base'
import type { Kysely } from 'kysely'
import type { Context } from '../http/context.ts'
import { hashOf, tidyCode } from '../http/token.ts'
import { receives } from '../publishing/published.ts'
import type { Published } from '../publishing/store.ts'
import { judgedText, judgeOf } from '../puzzles/judge.ts'
import type { Tables } from '../store/tables.ts'
import { addEntry, entriesOf, isInvited } from './store.ts'

export interface Entry {
  /** Any JSON: it is validated when it is judged. */
  readonly answer: unknown
  readonly keyword: string | null
  readonly replies: readonly string[]
  /** The secret of a personal link, or a printed code. */
  readonly pass: string
}

/** closed: the contest no longer accepts entries · code, link: this printed code or personal link is not known */
export type NotEntered = 'closed' | 'code' | 'link'

/**
 * A second entry with the same pass replaces the first, field by field: a field it leaves out is kept. So a board sent
 * from the player and a keyword typed into the form make one entry.
 */
export async function enter(
  db: Kysely<Tables>,
  puzzle: Published,
  { answer, keyword, replies, pass: given }: Entry,
  now: number,
): Promise<Result<void, NotEntered>> {
  if (!receives(puzzle, now)) return bad('closed')
  const pass = await passOf(db, puzzle, given)
  if (!pass.ok) return pass
  const text = {
    answer: answer === undefined ? null : JSON.stringify(answer),
    keyword,
    replies: replies.length > 0 ? replies.slice(0, puzzle.terms.questions.length) : null,
  }
  // the same clock decides when the contest closes, for first and later entries
  await addEntry(db, puzzle.id, pass.value, text, new Date(now))
  return good(undefined)
}

async function passOf(
  db: Kysely<Tables>,
  { id, terms: { protection } }: Published,
  given: string,
): Promise<Result<Buffer | null, NotEntered>> {
  if (protection === 'none') return good(null)
  const hash = hashOf(protection === 'code' ? tidyCode(given) : given)
  return (await isInvited(db, id, hash)) ? good(hash) : bad(protection)
}

export interface Judged {
  readonly received: Date
  readonly status: string
  readonly keyword: string | null
  /** null if no keyword was asked for. */
  readonly keywordIsRight: boolean | null
  readonly replies: readonly string[]
}

/**
 * Judges all entries in the order they came. Yields to the event loop in between, so that other requests are served
 * however many entries there are.
 */
export async function* results({ db, caches }: Context, { id, file, terms }: Published): AsyncGenerator<Judged> {
  const decide = await judgeOf(caches.judges, file)
  for await (const { answer, keyword, replies, received } of entriesOf(db, id)) {
    await breathe()
    yield {
      received,
      status: decide.ok ? await judgedText(decide.value, answer) : 'unreadable',
      keyword,
      keywordIsRight: terms.keyword === null ? null : keyword !== null && tidy(keyword) === tidy(terms.keyword),
      replies,
    }
  }
}

/** Normalizes a keyword: width, case, and hiragana or katakana do not matter. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
