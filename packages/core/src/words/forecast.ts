/**
 * Predicts how white a connected n×n board can become with a dictionary, before anything is made.
 *
 * Two limits apply. The number of words: m connected words share at least m − 1 cells, so all of them together give at
 * most (their letters − m + 1) white cells; that is proved (`most`). And crossings: a slot with x letters given fits
 * about m·pˣ of m words, where p is the chance that two cells match, so about ln m / ln(1/p) letters of a slot can be
 * given before no word fits. The higher that number, the denser the board. A larger board is thinner, because its rim
 * (where a word has neighbours on one side only) counts less.
 *
 * `share` combines both with a smooth minimum. Its four numbers were fitted to fills by annealed ruin and recreate (0.6
 * s of CPU each) of 72 boards, n = 8, 12, 18, from random Japanese and English dictionaries of 40, 120 and 400 words of
 * various lengths: 2.2 points of rms error there, and 2.6 points (at worst 9) on 160 boards, n = 6 … 20, of real themed
 * lists outside the fit; 4 to 5 points on 31 boards of n = 5. Adding the words' mean length gained 0.1 points and was
 * left out. The dictionaries allowed 0.9 to 2.1 given letters; beyond that the line is extrapolated, up to the whitest
 * boards seen with any dictionary (two letters, 10×10: 89 %).
 */
import { coincidence, countLetters } from './letters.ts'

export interface Forecast {
  /** The board's side. */
  readonly size: number
  /** How many words of the list fit on it at all. */
  readonly usable: number
  /** Expected white cells as a share of all cells. */
  readonly share: number
  /** The proved maximum for a connected board. */
  readonly most: number
}

const fit = { base: 0.77, perGivenLetter: 0.076, perLogSize: -0.107, sharpness: 5.3, whitest: 0.9 } as const

export function forecast(words: readonly string[], size: number): Forecast {
  const fitting = words.filter(({ length }) => length >= 2 && length <= size)
  const usable = fitting.length
  if (usable === 0) return { size, usable, share: 0, most: 0 }
  const letters = fitting.reduce((sum, { length }) => sum + length, 0)
  const supply = (letters - usable + 1) / size ** 2
  const most = Math.min(1, supply)
  const match = coincidence(countLetters(fitting))
  if (match === 0) {
    const longest = fitting.reduce((most, { length }) => Math.max(most, length), 0) / size ** 2
    return { size, usable, share: longest, most: longest }
  }
  const given = match === 1 ? size : Math.min(size, Math.log(usable) / -Math.log(match))
  const line = fit.base + fit.perGivenLetter * given + fit.perLogSize * Math.log(size)
  const crossing = Math.min(fit.whitest, Math.max(0.05, line))
  const share = (crossing ** -fit.sharpness + supply ** -fit.sharpness) ** (-1 / fit.sharpness)
  return { size, usable, share: Math.min(most, share), most }
}
