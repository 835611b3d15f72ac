/**
 * Shared code for tests of edits: puzzles of one kind are made and edited as a front end does it, and each result is
 * checked and made again from its recipe.
 */
import { expect } from 'vitest'
import { parse } from '../base/schema.ts'
import type { Cell } from '../base/target.ts'
import { formatFile } from '../file/file.ts'
import type { Craft } from '../kind/craft.ts'
import type { Edit, Editing, Place } from '../kind/editing.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { Job } from '../kind/job.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { make } from '../verbs/make.ts'
import { verifyFile } from '../verbs/verify.ts'

export function toolsFor<K extends PuzzleTypes>(craft: Craft<K>, editing: Editing<K>) {
  async function run(job: Pick<Job, 'spec' | 'seed' | 'effort'>): Promise<KumikiFile<K>> {
    const spec = parse(craft.spec, job.spec)
    if (!spec.ok) throw new Error(spec.error.text.en)
    const effort = job.effort ?? craft.effort
    const file = await make(craft, { spec: spec.value, seed: job.seed, effort, lang: 'en', title: 'T' })
    if (!file.ok) throw new Error(file.error.text.en)
    return file.value
  }
  return {
    made: (spec: object, effort = 60_000) => run({ spec: { ...spec }, seed: 'edit', effort }),
    /** The edited puzzle. It must pass the check, and its recipe must make it again. */
    async edited(file: KumikiFile<K>, edit: Edit, kept: readonly Place[] = [], seed = 'again') {
      const job = editing.order(file, edit, kept, seed)
      if (!job.ok) throw new Error(job.error.text.en)
      const next = await run({ ...job.value, effort: job.value.effort ?? Math.min(craft.effort, 100_000) })
      const text = formatFile(next)
      expect(await verifyFile(text)).toMatchObject({ ok: true, problems: [] })
      expect(formatFile(await run(next.recipe!))).toBe(text)
      return next
    },
    refusal(file: KumikiFile<K>, edit: Edit, kept: readonly Place[] = []): string {
      const job = editing.order(file, edit, kept, 'again')
      if (job.ok) return 'none'
      expect(job.error.text.ja).toMatch(/。$/)
      return job.error.code
    },
    places: ({ puzzle }: KumikiFile<K>): Place[] =>
      craft.face.board(puzzle).lines.flatMap(({ role, cells }) => (role === 'entry' ? [cells] : [])),
    wordAt: ({ puzzle, answer }: KumikiFile<K>, place: Place): string =>
      answer === undefined ? '' : place.map((cell: Cell) => craft.face.see(puzzle, answer, [cell]).symbol).join(''),
  }
}
