/**
 * From greys to ink and paper.
 *
 * A grainy picture (noise estimated after Immerkær 1996, with a median) is smoothed by a 3 × 3 median. It is then cut
 * at Otsu's threshold (1979), or at a given one. Where three flat tones explain nearly all of the variance and two do
 * not, as in a logo of two colours, both tones that are not the paper are inks. The paper is the most frequent tone on
 * the rim.
 */
import type { Bitmap } from './bitmap.ts'
import { regionsOf } from './regions.ts'
import type { Shades } from './shades.ts'

/** Noise above this, in greys, is smoothed. */
const grain = 5
/**
 * The share of variance that two tones explain, below which a third is tried, and the share that three must explain to
 * be accepted.
 */
const twoDo = 0.93
const threeDo = 0.965
/** The smallest share of pixels that makes a tone. */
const minTone = 0.01
/** Tones closer than this count as one. */
const minContrast = 24

/** `threshold`: in per cent of white; a darker pixel is ink. null: the best threshold. */
export function inked(shades: Shades, threshold: number | null): Bitmap {
  const { width, height } = shades
  const grey = noiseOf(shades) > grain ? smoothed(shades) : shades.grey
  const cuts = threshold === null ? cutsOf(grey) : [(255 * threshold) / 100]
  const tone = Uint8Array.from(grey, (value) => cuts.filter((cut) => value >= cut).length)
  if (cuts.length > 1) dropFringe(tone, width, height)
  const paper = paperOf(tone, width, height, cuts.length)
  // the tone that differs most from the paper is the first ink
  const tones = Array.from({ length: cuts.length + 1 }, (_, each) => each)
  const inks = tones.filter((each) => each !== paper).sort((a, b) => Math.abs(b - paper) - Math.abs(a - paper))
  return { width, height, dark: tone.map((each) => inks.indexOf(each) + 1) }
}

/**
 * The grey below which a pixel is dark, by Otsu's method: the difference between the two classes is largest. In blank
 * paper no grey is below it.
 */
export function otsu(values: Uint8Array): number {
  return bestCut(sumsOf(values), 0, 255)?.cut ?? 128
}

function cutsOf(grey: Uint8Array): number[] {
  const sums = sumsOf(grey)
  const one = bestCut(sums, 0, 255)
  if (!one) return [128]
  const whole = spreadOf(sums, 0, 255)
  if (one.between >= twoDo * whole) return [one.cut]
  let best = { between: 0, cuts: [one.cut] }
  for (let low = 1; low < 255; low++) {
    const upper = bestCut(sums, low, 255)
    if (!upper) continue
    const rest = spreadOf(sums, low, 255) - upper.between + spreadOf(sums, 0, low - 1)
    const cuts = [low, upper.cut]
    if (whole - rest > best.between && tonesDiffer(sums, cuts)) best = { between: whole - rest, cuts }
  }
  return best.between >= threeDo * whole ? best.cuts : [one.cut]
}

/** Prefix sums of the counts, greys and squared greys. */
interface Sums {
  readonly count: Float64Array
  readonly sum: Float64Array
  readonly square: Float64Array
}

function sumsOf(values: Uint8Array): Sums {
  const sums: Sums = { count: new Float64Array(257), sum: new Float64Array(257), square: new Float64Array(257) }
  for (const value of values) sums.count[value + 1]!++
  for (let grey = 0; grey < 256; grey++) {
    const count = sums.count[grey + 1]!
    sums.count[grey + 1] = sums.count[grey]! + count
    sums.sum[grey + 1] = sums.sum[grey]! + grey * count
    sums.square[grey + 1] = sums.square[grey]! + grey * grey * count
  }
  return sums
}

const within = (running: Float64Array, from: number, to: number): number => running[to + 1]! - running[from]!
const meanOf = (sums: Sums, from: number, to: number): number =>
  within(sums.sum, from, to) / within(sums.count, from, to)

/** The sum of squared deviations of the greys in a range from their mean. */
function spreadOf(sums: Sums, from: number, to: number): number {
  const [count, sum] = [within(sums.count, from, to), within(sums.sum, from, to)]
  return count === 0 ? 0 : within(sums.square, from, to) - (sum * sum) / count
}

/** null: there is only one tone, and its noise must not become a shape. */
function bestCut(sums: Sums, from: number, to: number): { readonly cut: number; readonly between: number } | null {
  let best: { cut: number; between: number } | null = null
  for (let cut = from + 1; cut <= to; cut++) {
    const [below, above] = [within(sums.count, from, cut - 1), within(sums.count, cut, to)]
    if (below === 0 || above === 0) continue
    const difference = meanOf(sums, cut, to) - meanOf(sums, from, cut - 1)
    const between = (below * above * difference * difference) / (below + above)
    if (difference >= minContrast && between > (best?.between ?? 0)) best = { cut, between }
  }
  return best
}

function tonesDiffer(sums: Sums, [low, high]: readonly number[]): boolean {
  const ranges = [
    [0, low! - 1],
    [low!, high! - 1],
    [high!, 255],
  ] as const
  const whole = within(sums.count, 0, 255)
  if (ranges.some(([from, to]) => within(sums.count, from, to) < minTone * whole)) return false
  const [dark, middle, light] = ranges.map(([from, to]) => meanOf(sums, from, to))
  return middle! - dark! >= 2 * minContrast && light! - middle! >= 2 * minContrast
}

/**
 * A region of the middle tone that is nowhere solid is the blur between dark and light, not a shape: each of its pixels
 * takes the more frequent of the two around it.
 */
function dropFringe(tone: Uint8Array, width: number, height: number): void {
  const before = tone.slice()
  const { of, all } = regionsOf({ width, height, dark: tone.map((each) => (each === 1 ? 1 : 0)) })
  const solid = new Set<number>()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (nearby(at, width, height).every((next) => before[next] === 1)) solid.add(of[at]!)
    }
  for (const [index, { ink, cells }] of all.entries())
    if (ink === 1 && !solid.has(index))
      for (const at of cells) {
        const near = nearby(at, width, height).map((next) => before[next]!)
        const [dark, light] = [near.filter((each) => each === 0).length, near.filter((each) => each === 2).length]
        tone[at] = dark >= light ? 0 : 2
      }
}

/** A pixel and its neighbours. */
function nearby(at: number, width: number, height: number): number[] {
  const [x, y] = [at % width, Math.floor(at / width)]
  const found: number[] = []
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) found.push(v * width + u)
  return found
}

function paperOf(tone: Uint8Array, width: number, height: number, lightest: number): number {
  if (tone.every((each) => each === tone[0])) return lightest
  const rim = [0, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) rim[tone[y * width + x]!]!++
  return [2, 1, 0].reduce((max, each) => (rim[each]! > rim[max]! ? each : max), lightest)
}

/**
 * The standard deviation of the noise: how far each pixel deviates from what its neighbours predict. Lines and edges
 * are too few to affect the median.
 */
function noiseOf({ width, height, grey }: Shades): number {
  if (width < 16 || height < 16) return 0
  const differences: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const corners = grey[at - width - 1]! + grey[at - width + 1]! + grey[at + width - 1]! + grey[at + width + 1]!
      const sides = grey[at - width]! + grey[at - 1]! + grey[at + 1]! + grey[at + width]!
      differences.push(Math.abs(corners - 2 * sides + 4 * grey[at]!))
    }
  differences.sort((a, b) => a - b)
  return differences[differences.length >> 1]! / (0.6745 * 6)
}

function smoothed({ width, height, grey }: Shades): Uint8Array {
  return grey.map((_, at) => {
    const near = nearby(at, width, height).map((next) => grey[next]!)
    return near.sort((a, b) => a - b)[near.length >> 1]!
  })
}
