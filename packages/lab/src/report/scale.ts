/** Round numbers along an axis, and the position of a value between its ends. */
export interface Scale {
  readonly ticks: readonly number[]
  /** 0 at the low end, 1 at the high end. */
  at(value: number): number
}

/** From zero, or below, to a round number above the largest value, in steps of 1, 2 or 5 times a power of ten. */
export function linearScale(values: readonly number[], wanted = 5): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep((high - low || 1) / wanted)
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return between(
    Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12))),
    (value) => value,
  )
}

/** Like `linearScale`, but without zero if it is not in the range: for sizes along the bottom of a chart. */
export function spanScale(values: readonly number[], wanted = 8): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (low === high) return between([low - 1, low, low + 1], (value) => value)
  const step = roundStep((high - low) / wanted)
  const whole = values.every(Number.isInteger) ? Math.max(1, step) : step
  const first = Math.ceil(low / whole - 1e-9)
  const count = Math.floor(high / whole + 1e-9) - first + 1
  const ticks = Array.from({ length: count }, (_, i) => Number(((first + i) * whole).toPrecision(12)))
  return { ticks, at: (value) => (value - low) / (high - low) }
}

/**
 * Powers of ten, with 2 and 5 between them where there are few. Values that are not positive are placed at the low end.
 */
export function logScale(values: readonly number[]): Scale {
  const positive = values.filter((value) => value > 0)
  const low = Math.floor(Math.log10(Math.min(...positive, Number.MAX_VALUE)) + 1e-9)
  const high = Math.ceil(Math.log10(Math.max(...positive, Number.MIN_VALUE)) - 1e-9)
  if (positive.length === 0) return between([1, 10], log)
  const powers = Array.from({ length: Math.max(high, low + 1) - low + 1 }, (_, i) => Number(`1e${low + i}`))
  const fine =
    powers.length > 3
      ? powers
      : powers.flatMap((power, i) => (i < powers.length - 1 ? [power, 2 * power, 5 * power] : [power]))
  return between(fine, log)
}

function between(ticks: readonly number[], map: (value: number) => number): Scale {
  const [low, high] = [map(ticks[0] ?? 0), map(ticks.at(-1) ?? 1)]
  return { ticks, at: (value) => Math.min(1, Math.max(0, (map(value) - low) / (high - low))) }
}

const log = (value: number): number => (value > 0 ? Math.log10(value) : Number.NEGATIVE_INFINITY)

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10
  return factor * power
}
