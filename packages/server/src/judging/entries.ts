/**
 * Entries to a contest. What comes is kept as it is and judged when its organiser asks for the results: so right and wrong get the same
 * answer, of the same size, after the same work.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { good, problem, type Result } from '@kumiki/core/base/result'
import { type Kysely, sql } from 'kysely'
import { type Refusal, refuse } from '../http/route.ts'
import { hashOf, tidyCode } from '../http/token.ts'
import { type Published, receives } from '../publishing/shelf.ts'
import type { Tables } from '../store/tables.ts'
import { judgedText, judgeOf } from './judge.ts'

export interface Entry {
  /** Anything: it is read when it is judged. */
  readonly answer: unknown
  readonly keyword: string | null
  readonly replies: readonly string[]
  /** The personal link's secret, or the printed code. */
  readonly pass: string
}

/**
 * A second entry with the same pass takes the place of the first. What it leaves out stays: a board that was sent from the player and the
 * keyword that was typed into the form are one entry.
 */
export async function enter(
  db: Kysely<Tables>,
  puzzle: Published,
  entry: Entry,
  now: number,
): Promise<Result<void, Refusal>> {
  if (!receives(puzzle, now)) return refuse(409, closed)
  const pass = await passOf(db, puzzle, entry.pass)
  if (!pass.ok) return pass
  const values = {
    answer: entry.answer === undefined ? null : JSON.stringify(entry.answer),
    keyword: entry.keyword,
    replies: JSON.stringify(entry.replies.slice(0, puzzle.terms.questions.length)),
  }
  const kept = {
    answer: sql<string | null>`coalesce(excluded.answer, entry.answer)`,
    keyword: sql<string | null>`coalesce(excluded.keyword, entry.keyword)`,
    ...(entry.replies.length > 0 ? { replies: values.replies } : {}),
  }
  await db
    .insertInto('entry')
    // by the clock that its end is told by, the first time and the last
    .values({ puzzle: puzzle.id, pass: pass.value, ...values, received: new Date(now) })
    .onConflict((there) => there.columns(['puzzle', 'pass']).doUpdateSet({ ...kept, received: new Date(now) }))
    .execute()
  return good(undefined)
}

async function passOf(
  db: Kysely<Tables>,
  { id, terms }: Published,
  given: string,
): Promise<Result<Buffer | null, Refusal>> {
  if (terms.protection === 'none') return good(null)
  const hash = hashOf(terms.protection === 'code' ? tidyCode(given) : given)
  const known = await db
    .selectFrom('invitation')
    .select('hash')
    .where('puzzle', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return known ? good(hash) : refuse(403, terms.protection === 'code' ? noCode : noLink)
}

export interface Judged {
  readonly received: Date
  readonly status: string
  readonly keyword: string | null
  /** null: none was asked for. */
  readonly keywordIsRight: boolean | null
  readonly replies: readonly string[]
}

const atOnce = 100

/** All entries in the order they came, judged now. Others are served in between, however many they are. */
export async function* results(db: Kysely<Tables>, { id, file, terms }: Published): AsyncGenerator<Judged> {
  const decide = await judgeOf(file)
  let last = '0'
  for (;;) {
    const rows = await db
      .selectFrom('entry')
      .selectAll()
      .where('puzzle', '=', id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { answer, keyword, replies, received, id: own } of rows) {
      last = own
      await breathe()
      yield {
        received,
        status: decide.ok ? await judgedText(decide.value, answer) : 'unreadable',
        keyword,
        keywordIsRight: terms.keyword === null ? null : keyword !== null && tidy(keyword) === tidy(terms.keyword),
        replies,
      }
    }
    if (rows.length < atOnce) return
  }
}

/** As people write it: wide or narrow, small or capital, hiragana or katakana. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

const closed = problem('closed', 'Entries are closed.', '受付は終了しました。')
const noCode = problem(
  'no-code',
  'This code is not known; please type it again.',
  'このコードは確認できません。もう一度入力してください。',
  {
    path: ['pass'],
  },
)
const noLink = problem(
  'no-link',
  'Please open the personal link that you were given; this one holds no valid entry.',
  '個人用のリンクから開いてください。このリンクでは応募できません。',
  { path: ['pass'] },
)
