/**
 * A heat bath for the letters of a dense board: a move looks at one cell and changes its letter or not, such that in the long run a
 * board comes with the weight exp(score / heat), and letters are left as readily as they can be (Liu, 1996: the Metropolised Gibbs
 * sampler). Cells come in sweeps, each once, in a new order every time.
 *
 * To look is what costs time, and near the freezing point most looks change nothing. So a cell is looked at with a chance only, its
 * `attention`: somewhat above the chance to change that its last look found. Then it changes with what that chance is now, divided by
 * the attention: over many sweeps each cell changes nearly as often as if it were looked at every time, near the freezing point at two
 * looks in five turns. Where the letters around have made a cell more ready to change than its attention allows, it changes too rarely
 * until its next look; with the numbers below that is like two to five hundredths less heat, above the freezing point.
 *
 * One cooling of 8×8 in 400,000 looks, 48 seeds: 17.87, with the rates of the plain heat bath 17.83; with attention of 0.4 and more
 * 17.81, of 0.15 and more 17.82. Without attention 300,000 looks give 17.68 and 600,000 give 17.78 (24 seeds).
 */
import { codeAt, count } from './board'
import { gains, lift, put, total, weigh } from './lattice'
import { get, getFloat, ints, set, setFloat, take } from './memory'
import { below, float } from './random'
import { letters } from './trie'

/** The attention for a cell: this much, and so many times its chance to change. */
const least: f64 = 0.25
const ample: f64 = 1.5

/** By gain: its weight. The caller fills it in for a heat. */
export let weights: usize = 0
/** The cells in the order of this sweep; the caller fills it in before `freshBath`. */
export let order: usize = 0
/** Turns of cells, and letters changed, since the caller last set them. */
export let turns: i32 = 0
export let changes: i32 = 0
/** By cell: the chance to be looked at in a sweep. */
let attention: usize = 0
/** By letter, two at a time, so one more: its weight in this cell, and how likely it is to follow. */
let chances: usize = 0
let shares: usize = 0
let cells: i32 = 0
let next: i32 = 0

export function openBath(weightCount: i32, cellCount: i32): void {
  weights = take(weightCount << 3)
  order = ints(cellCount)
  attention = take(count << 3)
  chances = take((letters + 1) << 3)
  shares = take((letters + 1) << 3)
  cells = cellCount
}

/** Looks at every cell again, from a new sweep on. */
export function freshBath(): void {
  next = cells
  for (let cell = 0; cell < count; cell++) setFloat(attention, cell, 1)
}

/** Looks at so many cells, or until a board is worth more than `best`; returns how many looks are left. */
export function draw(looks: i32, best: i32): i32 {
  let left = looks
  while (left > 0) {
    turns++
    if (next === cells) shuffle()
    const cell = get(order, next++)
    const attentive = getFloat(attention, cell)
    if (attentive < 1 && float() >= attentive) continue
    left--
    const old = codeAt(cell)
    lift(cell)
    weigh(cell)
    const letter = chosen(cell, old)
    if (letter !== old) changes++
    put(cell, letter)
    if (total() > best) break
  }
  return left
}

function shuffle(): void {
  for (let i = cells - 1; i > 0; i--) {
    const j = below(i + 1)
    const held = get(order, i)
    set(order, i, get(order, j))
    set(order, j, held)
  }
  next = 0
}

/** Another letter or the same; and how much attention the cell needs from now on. */
function chosen(cell: i32, old: i32): i32 {
  let all: f64 = 0
  for (let letter = 1; letter < letters; letter++) {
    const weight = getFloat(weights, get(gains, letter))
    setFloat(chances, letter, weight)
    all += weight
  }
  // so cold that no weight is told from 0: nothing moves
  if (all === 0) return old
  let ready = readiness(old, all)
  let letter = old
  if (float() * getFloat(attention, cell) < ready) {
    let drawn = float() * ready
    letter = 0
    do drawn -= getFloat(shares, ++letter)
    while (drawn >= 0 && letter < letters - 1)
    ready = readiness(letter, all)
  }
  setFloat(attention, cell, min(1, least + ample * ready))
  return letter
}

/** The chance that a letter makes room for another: the sum of the `shares` that the others have in it. */
function readiness(letter: i32, all: f64): f64 {
  const own = getFloat(chances, letter)
  setFloat(chances, letter, 0)
  const owns = f64x2.splat(own)
  const alls = f64x2.splat(all)
  let sum = f64x2.splat(0)
  const end = (<usize>letters) << 3
  for (let at: usize = 0; at < end; at += 16) {
    const weight = v128.load(chances + at)
    const share = f64x2.div(weight, f64x2.sub(alls, f64x2.pmin(weight, owns)))
    v128.store(shares + at, share)
    sum = f64x2.add(sum, share)
  }
  setFloat(chances, letter, own)
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1)
}
