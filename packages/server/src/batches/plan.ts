/**
 * A plan: what a batch shall hold, and how it is bound. Puzzle after puzzle follows from it alone: the seed of try t of
 * item i is the plan's seed with both numbers behind it, so whoever makes it makes the same.
 */
import { bad, langs, type Problem, parse, problem, type Result } from '@kumiki/core/base'
import { type Job, jobTextLength } from '@kumiki/core/contract'
import { titleOf } from '@kumiki/core/verbs/batch'
import * as z from 'zod'
import { bookSchema, maxInBook, tooThick } from '../threads/book.ts'

export const maxPuzzles = 1_000_000
const maxItems = 1_000

/** Its numbers are added behind it. */
const text = z.string().max(jobTextLength - 30)

const itemSchema = z.strictObject({
  kind: text,
  /** As in the recipe of a file. */
  spec: z.record(z.string(), z.unknown()).default({}),
  count: z.int().min(1).max(maxPuzzles),
  /** In counted steps; null: as many as the kind takes for itself. */
  effort: z.nullable(z.int().min(1)).default(null),
  lang: z.enum(langs).default('ja'),
  /** `{n}` in it is the number inside this item; null: the kind's own name. */
  title: z.nullable(text).default(null),
})

export const planSchema = z.strictObject({
  seed: text.min(1),
  items: z.array(itemSchema).min(1).max(maxItems),
  /** How its puzzles are bound as a book; null: as books usually are. */
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

/** The order for one item, whatever the seed. */
export const jobOf = ({ kind, spec, effort, lang }: Item, seed: string): Job => ({
  kind,
  spec,
  seed,
  effort,
  timeMs: null,
  lang,
  title: null,
})

/** The seed of a try, from 1, of an item, from 0. */
export const seedOf = ({ seed }: Plan, item: number, tried: number): string => `${seed}/${item + 1}/${tried}`

/** The line with its number in the title that its item asks for, or that it has. */
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
