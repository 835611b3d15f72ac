/**
 * A plan: what a batch is to contain and how its book is bound. It alone determines every puzzle: the seed of try t of
 * item i is the plan's seed followed by both numbers, so every worker makes the same puzzles.
 */
import { bad, langs, type Problem, parse, problem, type Result } from '@kumiki/core/base'
import { type Job, jobTextLength } from '@kumiki/core/contract'
import { titleOf } from '@kumiki/core/verbs/batch'
import * as z from 'zod'
import { bookSchema, maxInBook, tooThick } from '../threads/book.ts'

export const maxPuzzles = 1_000_000
const maxItems = 1_000

/** Leaves room for the numbers that are appended. */
const text = z.string().max(jobTextLength - 30)

const itemSchema = z.strictObject({
  kind: text,
  /** As in the recipe of a file. */
  spec: z.record(z.string(), z.unknown()).default({}),
  count: z.int().min(1).max(maxPuzzles),
  /** In counted steps; null: the kind's default. */
  effort: z.nullable(z.int().min(1)).default(null),
  lang: z.enum(langs).default('ja'),
  /** `{n}` in it is replaced by the number within this item; null: the kind's own name. */
  title: z.nullable(text).default(null),
})

export const planSchema = z.strictObject({
  seed: text.min(1),
  items: z.array(itemSchema).min(1).max(maxItems),
  /** How its puzzles are bound as a book; null: with the default options. */
  book: z.nullable(bookSchema).default(null),
})

export type Plan = Readonly<z.infer<typeof planSchema>>
type Item = Plan['items'][number]

export function readPlan(value: unknown): Result<Plan> {
  const plan = parse(planSchema, value)
  if (!plan.ok) return plan
  const count = countOf(plan.value)
  if (count > maxPuzzles) return bad(tooMany(count))
  return plan.value.book && count > maxInBook ? bad(tooThick(count)) : plan
}

export const countOf = ({ items }: Plan): number => items.reduce((sum, { count }) => sum + count, 0)

/** The job for one try of an item. */
export const jobOf = ({ kind, spec, effort, lang }: Item, seed: string): Job => ({
  kind,
  spec,
  seed,
  effort,
  timeMs: null,
  lang,
  title: null,
})

/** The seed of a try. Tries count from 1, items from 0. */
export const seedOf = ({ seed }: Plan, item: number, tried: number): string => `${seed}/${item + 1}/${tried}`

/** The line with `{n}` in its title replaced: the item's title if it has one, else the puzzle's own. */
export function titled(line: string, { title }: Item, n: number): string {
  const file = JSON.parse(line)
  return JSON.stringify({ ...file, title: titleOf(title ?? file.title, n) })
}

const tooMany = (count: number): Problem =>
  problem(
    'too-many-puzzles',
    `The plan asks for ${count} puzzles; a batch holds at most ${maxPuzzles}.`,
    `この計画は${count}問です。一度に作れるのは${maxPuzzles}問までです。`,
    { path: ['items'] },
  )
