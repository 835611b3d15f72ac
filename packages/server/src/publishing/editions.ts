/**
 * Changes of a published puzzle. What a contest is judged by (its file, its keyword, its questions) has editions: an
 * entry belongs to the edition that it answers and is judged by that one, whatever comes later. A change that would
 * leave entries behind in an older edition has to be confirmed.
 */
import { bad, good, type Result } from '@kumiki/core/base'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Verified } from '../threads/publishable.ts'
import { readTerms, type Terms } from './terms.ts'

/** What an author changes. `file`: a replacement; null: it stays. */
export interface Change {
  readonly state: string | undefined
  readonly terms: { readonly [Term in keyof Terms]?: Terms[Term] | undefined }
  /** undefined: it stays. */
  readonly expires: Date | null | undefined
  readonly file: Verified | null
  /** Whether the author knows that entries stay in the older edition. */
  readonly isSure: boolean
}

/** How many entries the change would leave in the older edition; nothing was changed. */
export interface Unsure {
  readonly entries: number
}

/**
 * The row is locked first, so no entry arrives between the count and the change, and no two changes lose each other.
 * Once this has returned, no entry to a closed contest is accepted any more.
 */
export const changePuzzle = (db: Kysely<Tables>, id: string, change: Change): Promise<Result<void, Unsure>> =>
  db.transaction().execute(async (within) => {
    const row = await within
      .selectFrom('puzzle')
      .select(['terms', 'edition'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return good(undefined)
    const before = readTerms(row.terms)
    const terms = readTerms({ ...before, ...change.terms })
    const { file } = change
    const isOther = file !== null || judgedBy(before) !== judgedBy(terms)
    const entries = isOther ? await countEntries(within, id, row.edition) : 0
    if (entries > 0 && !change.isSure) return bad({ entries })
    // an older edition may lean on the file of this one
    if (entries > 0 || (file && (await hasOlder(within, id)))) await keepEdition(within, id, file !== null)
    await within
      .updateTable('puzzle')
      .set({
        terms: JSON.stringify(terms),
        ...(isOther ? { edition: row.edition + 1 } : {}),
        ...(change.state === undefined ? {} : { state: change.state }),
        ...(change.expires === undefined ? {} : { expires: change.expires }),
        ...(file
          ? { file: file.file, open_file: file.open, title: file.title, lang: file.lang, level: file.level }
          : {}),
      })
      .where('id', '=', id)
      .execute()
    return good(undefined)
  })

/** The part of the terms that belongs to an edition. */
const judgedBy = ({ keyword, questions }: Terms): string => JSON.stringify([keyword, questions])

async function countEntries(db: Transaction<Tables>, id: string, edition: number): Promise<number> {
  const { count } = await db
    .selectFrom('entry')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('puzzle', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function hasOlder(db: Transaction<Tables>, id: string): Promise<boolean> {
  const older = await db.selectFrom('edition').select('edition').where('puzzle', '=', id).executeTakeFirst()
  return older !== undefined
}

/** Copies the present edition, with its file only if that is about to change. */
async function keepEdition(db: Transaction<Tables>, id: string, withFile: boolean): Promise<void> {
  await db
    .insertInto('edition')
    .columns(['puzzle', 'edition', 'file', 'terms'])
    .expression((from) =>
      from
        .selectFrom('puzzle')
        .select(['id', 'edition'])
        .select((row) => (withFile ? row.ref('file').as('file') : row.val<string | null>(null).as('file')))
        .select('terms')
        .where('id', '=', id),
    )
    .execute()
}

/** What the entries of one edition are judged by. */
export interface Edition {
  readonly edition: number
  readonly file: string
  readonly terms: Terms
}

/** All editions that have entries, and the present one as the last. */
export async function editionsOf(db: Kysely<Tables>, id: string): Promise<Edition[]> {
  const now = await db
    .selectFrom('puzzle')
    .select(['edition', 'file', 'terms'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!now) return []
  const older = await db
    .selectFrom('edition')
    .select(['edition', 'file', 'terms'])
    .where('puzzle', '=', id)
    .where('edition', '<', now.edition)
    .orderBy('edition', 'desc')
    .execute()
  let file = now.file
  const all = [now, ...older].map((row) => {
    file = row.file ?? file
    return { edition: row.edition, file, terms: readTerms(row.terms) }
  })
  return all.toReversed()
}
