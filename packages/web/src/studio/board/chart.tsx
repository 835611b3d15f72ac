/** A chart of a search: the score rising, the bound falling, and the gap between them tinted. */
import type { Point } from '../desk/search.ts'

const width = 220
const height = 48

interface Props {
  readonly course: readonly Point[]
  /** The duration so far, or in total. */
  readonly untilMs: number
  readonly label: string
  /** The labels at the ends of the lines. */
  readonly names: { readonly score: string; readonly bound: string }
}

/** The minimum distance between two labels. */
const lineHeight = 15

export function Chart({ course, untilMs, label, names }: Props) {
  const last = course.at(-1)
  if (!last) return null
  const max = Math.max(...course.map(({ value, bound }) => bound ?? value))
  const min = Math.min(0, ...course.map(({ value }) => value))
  const x = (ms: number): number => (width * ms) / (Math.max(untilMs, last.ms) || 1)
  const y = (value: number): number => height - (height * (value - min)) / (max - min || 1)
  const start = x(course[0]?.ms ?? 0)
  const steps = (read: (point: Point) => number): string =>
    `${course.map((point, at) => `${at === 0 ? `M${start} ` : `H${x(point.ms)}V`}${y(read(point))}`).join('')}H${width}`
  const score = steps(({ value }) => value)
  const bound = course.some((point) => point.bound !== null) ? steps((point) => point.bound ?? max) : null
  const foot = `V${height}H${start}Z`
  return (
    <svg class="chart" viewBox={`-2 -2 ${width + 4} ${height + 4}`} role="img" aria-label={label}>
      <path class="base" d={`M0 ${height + 1}H${width}`} />
      {bound && <path class="gap" d={bound + foot} />}
      {bound && <path class="under" d={score + foot} />}
      {bound && <path class="bound" d={bound} />}
      <path class="score" d={score} data-steps={course.length} />
      {bound && (
        <text x={width + 6} y={Math.min(y(last.bound ?? max) + 4, y(last.value) + 4 - lineHeight)}>
          {names.bound}
        </text>
      )}
      <text x={width + 6} y={y(last.value) + 4}>
        {names.score}
      </text>
    </svg>
  )
}
