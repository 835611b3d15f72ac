import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { parse } from '../../../base/schema.ts'
import { figureOf } from '../../../drawing/figure.ts'
import { type Shades, writeShades } from '../../../drawing/shades.ts'
import type { Made } from '../../../kind/craft.ts'
import { craft } from '../craft.ts'
import { type Spec, spec } from '../make/spec.ts'
import type { Hashi } from '../puzzle/model.ts'
import { extentOf } from './layout.ts'
import { lossOf } from './lost.ts'
import { partsOf, type Tracing } from './parts.ts'
import { stagesOfDraft } from './preview.ts'
import { stagesOf } from './stages.ts'
import { trace } from './trace.ts'

const side = 120
/** A head drawn with a thin line, plus whatever else is dark in it. */
const face = (isDark: (x: number, y: number) => boolean): Shades => ({
  width: side,
  height: side,
  grey: Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) + 0.5, Math.floor(at / side) + 0.5]
    return Math.abs(Math.hypot(x - 60, y - 60) - 54) < 2 || isDark(x, y) ? 10 : 245
  }),
})
const dot = (x: number, y: number, cx: number, cy: number, r: number): boolean => Math.hypot(x - cx, y - cy) < r
const withEyes = (r: number): Shades => face((x, y) => dot(x, y, 42, 48, r) || dot(x, y, 78, 48, r))

const requested = (picture: Shades, more: z.input<typeof spec> = {}): Spec =>
  spec.parse({ picture: writeShades(picture), ...more })
function made(wanted: Spec): Made<Hashi> {
  const making = craft.make(wanted, new Rng('stages'), new Budget(craft.effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value
}
function draft(wanted: Spec) {
  const stages = stagesOf(wanted, null)
  if (!stages.ok) throw new Error(stages.error.text.en)
  return stages.value
}
function traced(picture: Shades, tracing: Tracing, units: number) {
  const figure = figureOf({ is: 'shades', shades: picture }, null)
  if (!figure.ok) throw new Error(figure.error.text.en)
  return trace(figure.value, partsOf(figure.value, tracing, 0).drawn, units).traced
}

describe('small dark parts', () => {
  it.each([2, 3, 5, 8, 12])('of a line drawing are kept, however small: eyes with a radius of %i', (radius) => {
    const { lost } = draft(requested(withEyes(radius)))
    expect(lost).toEqual({ parts: 4, missing: 0, lost: [] })
  })

  it('are kept apart from the line around them', () => {
    const near = face((x, y) => dot(x, y, 60, 14, 4))
    expect(draft(requested(near)).lost.missing).toBe(0)
  })

  it('on a line are drawn solid: a nose on a whisker', () => {
    for (const radius of [6, 9, 14]) {
      const nose = face((x, y) => (Math.abs(y - 60) < 1.5 && Math.abs(x - 60) < 30) || dot(x, y, 60, 60, radius))
      const all = traced(nose, 'auto', 24)
      expect(all[1]?.faces).toBe(1)
      expect(extentOf(all[1]!.segments).width).toBeGreaterThan(9)
      expect(lossOf(all, []).missing).toBe(0)
    }
  })

  it('that are paper in solid ink are kept too', () => {
    const mask = face((x, y) => dot(x, y, 60, 60, 54) && !dot(x, y, 42, 48, 4) && !dot(x, y, 78, 48, 4))
    expect(draft(requested(mask)).lost).toMatchObject({ parts: 3, missing: 0 })
  })
})

describe('what is lost', () => {
  const eyes = withEyes(5)

  it('is nothing in a faithful drawing', () => {
    expect(lossOf(traced(eyes, 'auto', 24), [])).toMatchObject({ parts: 4, missing: 0 })
  })

  it('is each part that is not drawn, and each that runs into another', () => {
    const all = traced(eyes, 'auto', 24)
    const [head] = all
    for (const [index] of all.entries()) {
      const without = all.map((part, at) => (at === index ? { ...part, segments: [] } : part))
      expect(lossOf(without, []).missing).toBeGreaterThan(0)
      if (index === 0) continue
      const merged = all.map((part, at) => (at === index ? { ...part, segments: head!.segments.slice(0, 4) } : part))
      expect(lossOf(merged, [])).toMatchObject({ missing: 1, lost: [all[index]!.part.cells] })
    }
  })

  it('is a loop that has closed up', () => {
    const [head, ...rest] = traced(eyes, 'auto', 24)
    const open = { ...head!, segments: head!.segments.slice(0, -3) }
    expect(lossOf([open, ...rest], []).missing).toBe(1)
  })

  it('appears in a note, and lowers the likeness', () => {
    const [whole, coarse] = [made(requested(eyes)), made(requested(eyes, { detail: 1 }))]
    expect(whole.notes).toEqual([])
    expect(whole.score).toMatchObject({ parts: 4, lost: 0 })
    expect(coarse.notes.map(({ code }) => code)).toEqual(['parts-missing'])
    expect(coarse.score).toMatchObject({ parts: 4, lost: 2 })
    expect(Number(coarse.score.likeness)).toBeLessThanOrEqual(0.5)
    expect(Number(whole.score.likeness)).toBeGreaterThan(0.8)
  })
})

describe('stages', () => {
  it('have the strokes of the layout that the puzzle was made from, and the answer covers them', () => {
    const wanted = requested(withEyes(6))
    const puzzle = made(wanted)
    const stages = stagesOf(wanted, puzzle)
    if (!stages.ok) throw new Error(stages.error.text.en)
    const { strokes, answer } = stages.value
    expect([strokes.width, strokes.height]).toEqual([puzzle.puzzle.width, puzzle.puzzle.height])
    const { islands } = puzzle.puzzle
    const covered = new Set<string>()
    for (const [i, j] of answer!.bridges) {
      const [[x1, y1], [x2, y2]] = [islands[i]!, islands[j]!]
      for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) covered.add(`${x},${y1}→`)
      for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) covered.add(`${x1},${y}↓`)
    }
    for (let at = 0; at < strokes.right.length; at++) {
      const [x, y] = [at % strokes.width, Math.floor(at / strokes.width)]
      if (strokes.right[at]) expect(covered).toContain(`${x},${y}→`)
      if (strokes.down[at]) expect(covered).toContain(`${x},${y}↓`)
    }
    expect(stages.value.likeness).toBe(puzzle.score.likeness)
  })

  it('are available at once as a draft, but not without a picture', () => {
    expect(draft(requested(withEyes(6)))).toMatchObject({ puzzle: null, answer: null, likeness: null })
    expect(stagesOf(spec.parse({}), null)).toMatchObject({ error: { code: 'no-picture' } })
  })

  it('are drawn before anything is made, and their strokes as text give the same strokes again', () => {
    const drawn = (spec: Record<string, unknown>) => {
      const stages = stagesOfDraft(spec)
      if (!stages.ok) throw new Error(stages.error.text.en)
      return stages.value
    }
    const [picture, strokes, ...more] = drawn({ picture: writeShades(withEyes(6)), detail: 4 })
    expect([picture?.title.en, strokes?.title.en, more]).toEqual(['Picture', 'Strokes', []])
    const { width, height } = strokes!.picture
    const [, again] = drawn({ picture: strokes!.written, size: `${width}x${height}` })
    expect(again!.written).toBe(strokes!.written)
    expect(stagesOfDraft({ size: 10 })).toMatchObject({ error: { code: 'no-picture' } })
    expect(stagesOfDraft({ picture: '#', size: 10 })).toMatchObject({ ok: false })
  })

  it('describe the drawing: whether each part is there, and whether details are coarser', () => {
    const strokesOf = (picture: string): string => {
      const stages = stagesOfDraft({ picture })
      if (!stages.ok) throw new Error(stages.error.text.en)
      return stages.value[1]!.note.en
    }
    expect(strokesOf(writeShades(withEyes(6)))).toBe('all 4 parts, details coarser')
    expect(strokesOf('.##.##.\n#######\n.#####.\n..###..\n...#...\n')).toBe('the one part')
    expect(strokesOf('0,0 8,0 8,8 0,8 0,0\n')).toBe('both parts')
  })

  it('give the number of joins of the solution, as many as are drawn thin', () => {
    const wanted = requested(withEyes(6))
    const puzzle = made(wanted)
    const stages = stagesOf(wanted, puzzle)
    if (!stages.ok) throw new Error(stages.error.text.en)
    // two eyes in a head
    expect(stages.value.joins).toBe(2)
    expect(puzzle.score.joins).toBe(2)
  })

  it('follow the options for tracing, detail and ink', () => {
    const lines = ({ strokes }: ReturnType<typeof draft>): number =>
      [...strokes.right, ...strokes.down].reduce((sum, unit) => sum + unit, 0)
    const eyes = withEyes(6)
    expect(lines(draft(requested(eyes, { trace: 'outline', detail: 5 })))).toBeGreaterThan(
      1.5 * lines(draft(requested(eyes, { trace: 'centre', detail: 5 }))),
    )
    expect(lines(draft(requested(eyes, { detail: 5 })))).toBeGreaterThan(
      1.5 * lines(draft(requested(eyes, { detail: 3 }))),
    )
    const pale = { ...eyes, grey: eyes.grey.map((grey, at) => (grey < 100 && at < 60 * side ? 120 : grey)) }
    expect(draft(requested(pale, { threshold: 20 })).lost.parts).toBeLessThan(
      draft(requested(pale, { threshold: 80 })).lost.parts,
    )
  })
})

describe('options of a picture', () => {
  it.each([
    [{ picture: '0,0 8,0 8,8\n', threshold: 40 }, 'threshold'],
    [{ picture: '##\n.#\n', threshold: 40 }, 'threshold'],
    [{ picture: '0,0 8,0 8,8\n', trace: 'outline' }, 'trace'],
    [{ picture: '0,0 8,0 8,8\n', detail: 2 }, 'detail'],
    [{ picture: writeShades(withEyes(5)), threshold: 1 }, 'threshold'],
  ])('that would have no effect are refused: %#', (wanted, path) => {
    const judged = parse(spec, wanted)
    expect(judged).toMatchObject({ ok: false, error: { path: [path] } })
  })
})
