/**
 * A heat bath for the letters of a dense board: a move looks at one cell and changes its letter or not, so that in the
 * long run a board comes with the weight exp(score / heat), and letters are left as readily as they can be (Liu, 1996:
 * the Metropolised Gibbs sampler). That holds as far as the gains are true; some are a little too large (lattice.ts).
 * Cells come in sweeps, each once, in a new order every time.
 *
 * Looking is what costs time, and near the freezing point most looks change nothing. So a cell is looked at only with a
 * chance, its `attention`: somewhat above the chance to change that its last look found. Then it changes with its
 * present chance divided by the attention: over many sweeps each cell changes nearly as often as if it were looked at
 * every time, near the freezing point at two looks in five turns. Where the letters around it have made a cell readier
 * to change than its attention allows, it changes too rarely until its next look; with the constants below that is like
 * two to five hundredths less heat, above the freezing point.
 */
import { codeAt, count } from './board'
import { gains, lift, put, total, weigh } from './lattice'
import { get, getFloat, ints, set, setFloat } from './memory'
import { below, float } from './random'
import { letters } from './trie'

/** How much attention does a cell get? This much, and so many times its chance to change. */
const least: f32 = 0.25
const ample: f32 = 1.5

/** By how much a gain is less than the best one: its weight. The caller fills it in for a heat. */
export let weights: usize = 0
/** The cells in the order of this sweep; the caller fills it in before `freshBath`. */
export let order: usize = 0
/** Turns of cells, and letters changed, since the caller last set them. */
export let turns: i32 = 0
export let changes: i32 = 0
/** By cell: the chance to be looked at in a sweep. */
let attention: usize = 0
/** By letter, in whole fours: its weight here, how likely it is to follow, its number, and -1 if it is a letter. */
let chances: usize = 0
let shares: usize = 0
let numbers: usize = 0
let real: usize = 0
let width: usize = 0
let cells: i32 = 0
let next: i32 = 0

export function openBath(weightCount: i32, cellCount: i32): void {
  weights = ints(weightCount)
  order = ints(cellCount)
  attention = ints(count)
  const fours = (letters + 3) & ~3
  width = (<usize>fours) << 2
  chances = ints(fours)
  shares = ints(fours)
  numbers = ints(fours)
  real = ints(fours)
  for (let letter = 1; letter < letters; letter++) {
    set(numbers, letter, letter)
    set(real, letter, -1)
  }
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
  const all = weighChances()
  let ready = readiness(old, all)
  let letter = old
  if (float() * getFloat(attention, cell) < ready) {
    letter = drawn(float() * ready)
    ready = readiness(letter, all)
  }
  setFloat(attention, cell, min<f32>(1, least + ample * ready))
  return letter
}

/** Sets the weights of all letters, of which the best has 1; returns their sum. */
function weighChances(): f32 {
  let most = v128.load(gains)
  for (let at: usize = 16; at < width; at += 16) most = i32x4.max_s(most, v128.load(gains + at))
  most = i32x4.max_s(most, v128.shuffle<u32>(most, most, 2, 3, 0, 1))
  most = i32x4.max_s(most, v128.shuffle<u32>(most, most, 1, 0, 3, 2))
  const best = i32x4.add(i32x4.shl(most, 2), i32x4.splat(<i32>weights))
  let sum = f32x4.splat(0)
  for (let at: usize = 0; at < width; at += 16) {
    const from = i32x4.sub(best, i32x4.shl(v128.load(gains + at), 2))
    let weight = v128.load32_zero(i32x4.extract_lane(from, 0))
    weight = v128.load_lane<u32>(i32x4.extract_lane(from, 1), weight, 1)
    weight = v128.load_lane<u32>(i32x4.extract_lane(from, 2), weight, 2)
    weight = v128.load_lane<u32>(i32x4.extract_lane(from, 3), weight, 3)
    weight = v128.and(weight, v128.load(real + at))
    v128.store(chances + at, weight)
    sum = f32x4.add(sum, weight)
  }
  return sumOf(sum)
}

/** The chance that a letter makes room for another: the sum of the `shares` that the others have in it. */
function readiness(letter: i32, all: f32): f32 {
  const own = f32x4.splat(getFloat(chances, letter))
  const itself = i32x4.splat(letter)
  let sum = f32x4.splat(0)
  for (let at: usize = 0; at < width; at += 16) {
    const weight = v128.load(chances + at)
    const any = f32x4.div(weight, f32x4.sub(f32x4.splat(all), f32x4.pmin(weight, own)))
    const share = v128.andnot(any, i32x4.eq(v128.load(numbers + at), itself))
    v128.store(shares + at, share)
    sum = f32x4.add(sum, share)
  }
  return sumOf(sum)
}

function sumOf(four: v128): f32 {
  const two = f32x4.add(four, v128.shuffle<u32>(four, four, 2, 3, 0, 1))
  return f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1)
}

/** The letter in whose share this lies; where sums are rounded, the last one that has any. */
function drawn(at: f32): i32 {
  let left = at
  let last = 0
  for (let letter = 1; letter < letters && left >= 0; letter++) {
    const share = getFloat(shares, letter)
    if (share > 0) last = letter
    left -= share
  }
  return last
}
