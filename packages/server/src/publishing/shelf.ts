/** Published puzzles in the database. */
import { good, problem, type Result } from '@kumiki/core/base/result'
import type { Kysely, Selectable } from 'kysely'
import { nowhere, type Refusal, refuse } from '../http/route.ts'
import { hashOf, newId, newToken, nobodys, opens } from '../http/token.ts'
import type { Tables } from '../store/tables.ts'
import type { Verified } from '../threads/thread.ts'
import { readTerms, type Terms } from './terms.ts'

export interface Published extends Omit<Selectable<Tables['puzzle']>, 'terms'> {
  readonly terms: Terms
}

export async function shelve(
  db: Kysely<Tables>,
  { file, open, kind, title, lang, level }: Verified,
  terms: Terms,
  expires: Date | null,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [newId(), newToken()]
  await db
    .insertInto('puzzle')
    .values({
      id,
      file,
      open_file: open,
      kind,
      title,
      lang,
      level,
      terms: JSON.stringify(terms),
      edit_hash: hashOf(token),
      reason: null,
      expires,
    })
    .execute()
  return { id, token }
}

/** A puzzle that anybody may see: neither taken down nor past its time. */
export async function find(db: Kysely<Tables>, id: string, now: number): Promise<Result<Published, Refusal>> {
  const row = await db.selectFrom('puzzle').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (row.expires && row.expires.getTime() <= now)) return { ok: false, error: nowhere }
  if (row.state === 'removed') return refuse(410, removed)
  return good({ ...row, terms: readTerms(row.terms) })
}

/** Whether it still receives answers. */
export const receives = ({ state, terms: { closes } }: Published, now: number): boolean =>
  state === 'open' && (closes === null || Date.parse(closes) > now)

export async function mayEdit(
  db: Kysely<Tables>,
  table: 'puzzle' | 'collection',
  id: string,
  token: string,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('edit_hash').where('id', '=', id).executeTakeFirst()
  return opens(token, row?.edit_hash ?? nobodys)
}

const removed = problem('taken-down', 'This puzzle has been taken down.', 'このパズルは公開が取りやめられました。')
