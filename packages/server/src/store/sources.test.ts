import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|contract)\.ts$/.test(path))
    .map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')]),
)

/** Lines of the sources, and of planted code, that match a pattern outside the places where it is allowed. */
const offenders = (what: RegExp, mayStand: RegExp, planted: readonly (readonly [path: string, code: string])[] = []) =>
  [...sources, ...planted]
    .filter(([path]) => !mayStand.test(path))
    .flatMap(([path, code]) => code.split('\n').flatMap((line) => (what.test(line) ? [`${path}: ${line.trim()}`] : [])))

const query = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\b|\bsql[<`.]/
const stores = /^store\/|\/(store|settle|editions)\.ts$/

const queueTables = /\bpgboss\b/

const keepsState =
  /^(export )?let |^(export )?const (?!\w+: Readonly(Map|Set))[^=]*= (new (Map|Set|WeakMap|WeakSet|Lately)\b|newCaches\()/

describe('the sources of the server', () => {
  it('contain SQL only in the stores: a route gets values', () => {
    expect(sources.size).toBeGreaterThan(50)
    expect([...sources].filter(([path, code]) => stores.test(path) && query.test(code)).length).toBeGreaterThan(5)
    expect(offenders(query, stores)).toEqual([])
    const planted = [
      ['plays/routes.ts', "      await db.deleteFrom('play').where('id', '=', id).execute()"],
      ['pages/parts.ts', 'const rows = await sql<Row>`select 1`.execute(db)'],
    ] as const
    expect(offenders(query, stores, planted)).toHaveLength(planted.length)
  })

  it('never name the tables of pg-boss', () => {
    expect(offenders(queueTables, /^$/)).toEqual([])
    expect(
      offenders(queueTables, /^$/, [['store/queue.ts', '`update pgboss.job set started_on = now()`']]),
    ).toHaveLength(1)
  })

  it('keep no module state that two servers in one process would share', () => {
    expect(offenders(keepsState, /^$/)).toEqual([])
    const planted = [
      ['publishing/routes.ts', 'const boards = new Lately<string>(64)'],
      ['judging/entries.ts', 'const known: Map<string, string> = new Map()'],
      ['http/route.ts', 'let count = 0'],
    ] as const
    expect(offenders(keepsState, /^$/, planted)).toHaveLength(planted.length)
  })
})
