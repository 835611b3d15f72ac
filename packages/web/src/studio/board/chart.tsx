/** The score rising, the bound falling, the gap between them tinted. */
import type { Point } from '../search.ts'

const width = 220
const height = 48

interface Props {
  readonly course: readonly Point[]
  readonly label: string
  /** What the lines are called, where they end. */
  readonly names: { readonly score: string; readonly bound: string }
}

/** How far apart two names stand at least. */
const lineHeight = 15

export function Chart({ course, label, names }: Props) {
  if (course.length < 2) return null
  const last = course.at(-1)
  const most = Math.max(...course.map(({ value, bound }) => bound ?? value))
  const least = Math.min(0, ...course.map(({ value }) => value))
  const x = (ms: number): number => (width * ms) / (last?.ms || 1)
  const y = (value: number): number => height - (height * (value - least)) / (most - least || 1)
  const steps = (read: (point: Point) => number): string =>
    course
      .map((point, at) => `${at === 0 ? 'M' : `H${x(point.ms)}V`}${at === 0 ? `0 ${y(read(point))}` : y(read(point))}`)
      .join('')
  const score = steps(({ value }) => value)
  const bound = course.some((point) => point.bound !== null) ? steps((point) => point.bound ?? most) : null
  return (
    <svg class="chart" viewBox={`-2 -2 ${width + 4} ${height + 4}`} role="img" aria-label={label}>
      {bound && <path class="gap" d={`${bound}V${height}H0Z`} />}
      {bound && <path class="under" d={`${score}V${height}H0Z`} />}
      {bound && <path class="bound" d={bound} />}
      <path class="score" d={score} />
      {bound && (
        <text x={width + 6} y={Math.min(y(last?.bound ?? most) + 4, y(last?.value ?? 0) + 4 - lineHeight)}>
          {names.bound}
        </text>
      )}
      <text x={width + 6} y={y(last?.value ?? 0) + 4}>
        {names.score}
      </text>
    </svg>
  )
}
