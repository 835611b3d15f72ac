/**
 * The findings of an experiment as plain data: tables and charts with a published figure beside each of ours.
 *
 * The schemas parse earlier results, so that running one experiment keeps those of the others in the report.
 */
import * as z from 'zod'

const bilingual = z.object({ ja: z.string(), en: z.string() })
const label = z.union([z.number(), z.string(), bilingual])

/** Every figure has a unit; for a plain count it is the name of the things counted. */
const measure = z.object({
  title: bilingual,
  unit: bilingual,
  /** The desired direction: `same` where the aim is to reproduce a figure. */
  better: z.enum(['more', 'less', 'same']),
})

const figure = z.object({
  ours: z.nullable(z.number()),
  /** One standard error of ours, where it is a mean. */
  plusMinus: z.nullable(z.number()),
  published: z.nullable(z.number()),
})

const table = z.object({
  title: bilingual,
  /** What ours is compared with: figures of others, or our own targets. Absent: figures of others. */
  against: z.optional(z.enum(['published', 'aim'])),
  /** The source of the published figures; null when there are none. */
  source: z.nullable(bilingual),
  /** What a row is about. */
  keys: z.array(bilingual),
  measures: z.array(measure),
  /** A row has one label for each key and one figure for each measure. */
  rows: z.array(z.object({ keys: z.array(label), figures: z.array(figure) })),
})

const point = z.object({ x: z.union([z.number(), z.string()]), y: z.number() })

const chart = z.object({
  title: bilingual,
  sort: z.enum(['line', 'bar']),
  /** With units, as printed along the axes. */
  xLabel: bilingual,
  yLabel: bilingual,
  yScale: z.enum(['linear', 'log']),
  series: z.array(z.object({ name: bilingual, ours: z.array(point), published: z.array(point) })),
})

export const findings = z.object({
  tables: z.array(table),
  charts: z.array(chart),
  /** What a reader must know to judge the figures. */
  notes: z.array(bilingual),
})

export type Findings = z.infer<typeof findings>
export type Table = z.infer<typeof table>
export type Measure = z.infer<typeof measure>
export type Figure = z.infer<typeof figure>
export type Chart = z.infer<typeof chart>
export type Point = z.infer<typeof point>
export type Label = z.infer<typeof label>

/** A figure that was counted or timed once. */
export const figureOf = (ours: number | null, published: number | null = null): Figure => ({
  ours,
  plusMinus: null,
  published,
})

/** The mean of many, with its standard error. */
export function meanOf(samples: readonly number[], published: number | null = null): Figure {
  if (samples.length === 0) return figureOf(null, published)
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0)
  const plusMinus = samples.length > 1 ? Math.sqrt(squares / (samples.length - 1) / samples.length) : null
  return { ours: mean, plusMinus, published }
}

/** Why findings that fit the schema are still unusable: they contain no figures, or rows do not match their heads. */
export function emptiness(found: Findings): string | null {
  if (found.tables.length === 0 && found.charts.length === 0) return 'no table and no chart'
  for (const { title, keys, measures, rows } of found.tables) {
    if (rows.length === 0) return `no row in "${title.en}"`
    if (rows.some((row) => row.keys.length !== keys.length || row.figures.length !== measures.length))
      return `a row of "${title.en}" does not fit its head`
    if (rows.every((row) => row.figures.every((figure) => figure.ours === null))) return `no figure in "${title.en}"`
  }
  for (const { title, series } of found.charts)
    if (!series.some(({ ours }) => ours.length > 0)) return `no point in "${title.en}"`
  return null
}
