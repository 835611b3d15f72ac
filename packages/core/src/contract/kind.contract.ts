/**
 * What every kind must do, as gates that run over the tables of kinds. A gate throws when its promise is broken; each
 * one is also run against a planted flaw and must throw there (`kind.test.ts`).
 */
import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { Rng } from '../base/rng.ts'
import { parse } from '../base/schema.ts'
import { formatFile, formatLine, forPlayers, openFile, parseFile, readAs } from '../file/file.ts'
import { type Audit, noAudit } from '../kind/audit.ts'
import { claimsFor } from '../kind/claims.ts'
import type { Craft } from '../kind/craft.ts'
import { someFace } from '../kind/face.ts'
import type { KumikiFile } from '../kind/file.ts'
import { kindModule } from '../kind/module.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { hint } from '../verbs/hint.ts'
import { type Best, finish, make, type Order, search } from '../verbs/make.ts'
import { isOnly } from '../verbs/prove.ts'
import { verifyWith } from '../verbs/verify.ts'
import { frontGates } from './front.contract.ts'
import { hintGates } from './hint.contract.ts'
import { mutate } from './mutate.contract.ts'

export interface ContractCase<K extends PuzzleTypes> {
  readonly craft: Craft<K>
  readonly audit: Audit<K>
  /** The smallest wrong board for each fault code. */
  readonly faults: readonly { readonly code: string; readonly puzzle: unknown; readonly answer: unknown }[]
  /** Small specs that are quick to make. */
  readonly specs: readonly object[]
  /**
   * The effort for each of them, where the kind's own effort would only improve boards without affecting the promises.
   */
  readonly effort?: number
  /** The images of a board under its symmetries. */
  symmetries(
    puzzle: K['puzzle'],
    answer: K['answer'],
  ): readonly { readonly puzzle: K['puzzle']; readonly answer: K['answer'] }[]
  /** Well-formed boards near a puzzle that no maker made: a clue changed, everything random. */
  vary(puzzle: K['puzzle'], rng: Rng): readonly K['puzzle'][]
}

/**
 * How many puzzles the gates check: far more with KUMIKI_LONG=1. In either case every spec of every kind at least once.
 */
const long = process.env.KUMIKI_LONG === '1'
const many = long ? 200 : 36
const positions = long ? 100 : 24
const some = long ? 24 : 12
const mutations = long ? 20_000 : 1_000

/** A kind with a stock of puzzles that its gates share, so that each is made once. */
interface Stock<K extends PuzzleTypes> extends ContractCase<K> {
  best(index: number): Best<K>
  file(index: number): Promise<KumikiFile<K>>
}

type Gate = <K extends PuzzleTypes>(kind: Stock<K>) => Promise<void>

/** Every gate as a test. Each kind calls this in its own `contract.test.ts`, so that kinds are tested in parallel. */
export function describeContract<K extends PuzzleTypes>(kind: ContractCase<K>): void {
  const stock = stockOf(kind)
  describe(`the contract of ${kind.craft.face.id}`, () => {
    for (const [promise, gate] of Object.entries(gates)) it(promise, { timeout: 900_000 }, () => gate(stock))
  })
}

const orderOf = <K extends PuzzleTypes>(kind: ContractCase<K>, index: number): Order => ({
  spec: kind.specs[index % kind.specs.length]!,
  seed: `contract-${index}`,
  effort: kind.effort ?? kind.craft.effort,
  lang: index % 2 === 0 ? 'en' : 'ja',
  title: null,
})

export function stockOf<K extends PuzzleTypes>(kind: ContractCase<K>): Stock<K> {
  const bests = new Map<number, Best<K>>()
  const files = new Map<number, Promise<KumikiFile<K>>>()
  const best = (index: number): Best<K> => {
    const found = bests.get(index) ?? searchBest(kind, index)
    bests.set(index, found)
    return found
  }
  const file = (index: number): Promise<KumikiFile<K>> => {
    const found = files.get(index) ?? finishFile(kind, index, best(index))
    files.set(index, found)
    return found
  }
  return { ...kind, best, file }
}

function searchBest<K extends PuzzleTypes>(kind: ContractCase<K>, index: number): Best<K> {
  const searching = search(kind.craft, orderOf(kind, index))
  for (;;) {
    const turn = searching.next()
    if (!turn.done) continue
    if (!turn.value.ok) throw new Error(`spec ${json(orderOf(kind, index))}: ${turn.value.error.text.en}`)
    return turn.value.value
  }
}

async function finishFile<K extends PuzzleTypes>(
  kind: ContractCase<K>,
  index: number,
  best: Best<K>,
): Promise<KumikiFile<K>> {
  const file = await finish(kind.craft, orderOf(kind, index), best)
  if (!file.ok) throw new Error(`spec ${json(orderOf(kind, index))}: ${file.error.text.en}`)
  return file.value
}

/** A value reduced to its letters and digits in order, to recognise an answer in any notation. */
const spelt = (value: unknown): string => json(value).replace(/[^\p{L}\p{N}]/gu, '')

const moduleOf = <K extends PuzzleTypes>({ craft, audit }: ContractCase<K>) =>
  kindModule({
    face: async () => craft,
    craft: async () => ({ craft }),
    recount: async () => craft,
    audit: async () => ({ audit }),
  })

const json = (value: unknown): string => JSON.stringify(value)

/** The gates of the player's half, each over some puzzles. */
const ofFront: Readonly<Record<string, Gate>> = Object.fromEntries(
  Object.entries(frontGates).map(([promise, gate]) => [
    promise,
    async <K extends PuzzleTypes>(kind: Stock<K>) => {
      const { face } = kind.craft
      for (let index = 0; index < some; index++) {
        const { puzzle, answer } = kind.best(index).made
        gate({ face, puzzle, answer }, index)
      }
    },
  ]),
)

/** The gates of hints, each over many positions. */
const ofHints: Readonly<Record<string, Gate>> = Object.fromEntries(
  Object.entries(hintGates).map(([promise, gate]) => [
    promise,
    async <K extends PuzzleTypes>(kind: Stock<K>) => {
      let looked = 0
      for (let index = 0; index < positions; index++) {
        const { puzzle, answer } = kind.best(index).made
        const level = (await kind.file(index)).report?.grade?.level ?? null
        looked += gate({ craft: kind.craft, puzzle, key: answer, isGraded: level !== null }, index)
      }
      expect(looked).toBeGreaterThanOrEqual(positions / 2)
    },
  ]),
)

export const gates: Readonly<Record<string, Gate>> = {
  ...ofFront,
  ...ofHints,

  'a written file is read back to the same bytes': async (kind) => {
    const { face } = kind.craft
    for (let index = 0; index < some; index++) {
      const file = await kind.file(index)
      for (const [text, again] of [
        [formatFile(file), formatFile],
        [formatLine(file), formatLine],
      ] as const) {
        const read = await parseFile(text, { [face.id]: async () => someFace(face) })
        if (!read.ok) throw new Error(read.error.text.en)
        expect(read.value((copy) => again(copy))).toBe(text)
      }
    }
  },

  'mutated bytes are refused or read, never thrown on': async (kind) => {
    const { face } = kind.craft
    const faces = { [face.id]: async () => someFace(face) }
    const texts = [formatLine(await kind.file(0)), formatLine(await kind.file(1))]
    const rng = new Rng('mutations')
    let read = 0
    const survivors: string[] = []
    for (let round = 0; round < mutations; round++) {
      const text = mutate(texts[round % texts.length]!, rng)
      const file = await parseFile(text, faces)
      if (!file.ok) continue
      read++
      if (read % 25 === 0 && survivors.length < some) survivors.push(text)
      await file.value(async (known, own) => {
        const answer = known.answer ?? own.blank(known.puzzle)
        own.check(known.puzzle, answer)
        own.draw(known.puzzle, answer)
        own.lists(known.puzzle, answer)
        for (const cell of own.board(known.puzzle).cells) own.see(known.puzzle, answer, [cell])
        own.mistakes(known.puzzle, answer, answer)
        const copy = await parseFile(formatLine(known), faces)
        expect(copy.ok && copy.value((again) => formatLine(again))).toBe(formatLine(known))
      })
    }
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(mutations)
    for (const text of survivors) {
      const outer = await openFile(text)
      const file = outer.ok ? await readAs(outer.value, face) : outer
      if (!file.ok) continue
      const { puzzle, answer = face.blank(puzzle) } = file.value
      kind.craft.solve(puzzle, 2, new Budget(2_000))
      kind.craft.grade(puzzle, new Budget(200))
      for (const key of [null, answer])
        for (const now of [answer, face.blank(puzzle)]) hint(kind.craft, puzzle, key, now)
      await kind.craft.recount(puzzle, 2, new Budget(200))
    }
  },

  'each wrong board gives exactly its fault code, and each code has one': async (kind) => {
    const { face } = kind.craft
    for (const { code, puzzle, answer } of kind.faults) {
      const board = parse(face.puzzle, puzzle)
      const filled = parse(face.answer, answer)
      if (!board.ok || !filled.ok)
        throw new Error(`the board for "${code}" is not well-formed: ${json(board)} ${json(filled)}`)
      const verdict = face.check(board.value, filled.value)
      expect([
        ...new Set(verdict.status === 'broken' ? verdict.faults.map((fault) => fault.code) : [verdict.status]),
      ]).toEqual([code])
    }
    expect(kind.faults.map((fault) => fault.code).toSorted()).toEqual(Object.keys(face.faults).toSorted())
  },

  'the blank is open and the maker’s answer is complete': async (kind) => {
    const { face } = kind.craft
    for (let index = 0; index < some; index++) {
      const { puzzle, answer } = kind.best(index).made
      expect(face.check(puzzle, face.blank(puzzle)).status).toBe('open')
      expect(face.check(puzzle, answer).status).toBe('complete')
    }
  },

  'both solvers agree on made, damaged and random boards': async (kind) => {
    const { craft } = kind
    const seen = new Set<string>()
    for (let index = 0; index < some; index++) {
      const { puzzle } = kind.best(index).made
      for (const board of [puzzle, ...kind.vary(puzzle, new Rng(`vary-${index}`))]) {
        expect(parse(craft.face.puzzle, board).ok).toBe(true)
        const first = craft.solve(board, 2, new Budget(20_000_000))
        const second = await craft.recount(board, 2, new Budget(20_000_000))
        expect([json(board), first.status]).toEqual([json(board), second.status])
        expect(first.status).not.toBe('unknown')
        for (const answer of [...first.answers, ...second.answers])
          expect(craft.face.check(board, answer).status).toBe('complete')
        if (first.status === 'unique') expect(isOnly(second, first.answers[0]!)).toBe(true)
        seen.add(first.status)
      }
    }
    expect(seen.size, `boards of several outcomes are tried, not only ${[...seen]}`).toBeGreaterThan(1)
  },

  'a turned or mirrored board has as many solutions and the same grade': async (kind) => {
    const { craft } = kind
    let images = 0
    for (let index = 0; index < some; index++) {
      const { puzzle, answer } = kind.best(index).made
      const grade = craft.grade(puzzle, new Budget(100_000))
      for (const image of kind.symmetries(puzzle, answer)) {
        images++
        expect(craft.face.check(image.puzzle, image.answer).status).toBe('complete')
        if (claimsFor(craft, puzzle).includes('unique'))
          expect(isOnly(craft.solve(image.puzzle, 2, new Budget(20_000_000)), image.answer)).toBe(true)
        const turned = craft.grade(image.puzzle, new Budget(100_000))
        expect([turned.level, turned.score, turned.techniques]).toEqual([grade.level, grade.score, grade.techniques])
        expect(craft.canonicalKey(image.puzzle, image.answer)).toBe(craft.canonicalKey(puzzle, answer))
      }
    }
    expect(images).toBeGreaterThan(0)
  },

  'every puzzle, forgotten and read again, passes the check that knows no maker': async (kind) => {
    const { craft } = kind
    for (let index = 0; index < many; index++) {
      const file = await kind.file(index)
      const outer = await openFile(formatFile(file))
      if (!outer.ok) throw new Error(outer.error.text.en)
      const check = await verifyWith(outer.value, moduleOf(kind))
      expect([index, check.problems]).toEqual([index, []])
      for (const claim of claimsFor(craft, file.puzzle)) expect([claim, check.claims[claim]]).toEqual([claim, true])
    }
  },

  'a figure of the report that the audit counts is noticed when it is changed': async (kind) => {
    let noticed = 0
    for (let index = 0; index < some; index++) {
      const file = await kind.file(index)
      const { report, recipe, puzzle } = file
      const score = report?.score ?? {}
      const counted = kind.audit.figures(puzzle, recipe?.spec ?? null, score, report?.bound ?? null)
      for (const [name, value] of Object.entries(counted?.score ?? {})) {
        if (!Object.hasOwn(score, name) || typeof value !== 'number') continue
        const outer = await openFile(
          formatLine({ ...file, report: { ...report, score: { ...score, [name]: value + 1 } } }),
        )
        if (!outer.ok) throw new Error(outer.error.text.en)
        const codes = (await verifyWith(outer.value, moduleOf(kind))).problems.map(({ code }) => code)
        expect([name, codes]).toEqual([name, expect.arrayContaining(['score-differs'])])
        noticed++
      }
    }
    if (kind.audit.figures !== noAudit.figures) expect(noticed, 'something is counted again').toBeGreaterThan(0)
  },

  'every step of a grade holds in the only solution, adds something, and has an explanation': async <
    K extends PuzzleTypes,
  >(
    kind: Stock<K>,
  ) => {
    const { craft } = kind
    const known = new Set(craft.techniques.map((technique) => technique.id))
    for (const technique of craft.face.supposing) expect(known).toContain(technique)
    let steps = 0
    for (let index = 0; index < many; index++) {
      const { puzzle, answer } = kind.best(index).made
      const same = (move: K['move']): boolean => {
        const after = craft.face.play(puzzle, answer, move)
        return after.ok && json(after.value) === json(answer)
      }
      const grade = craft.grade(puzzle, new Budget(100_000))
      for (const step of grade.steps) {
        steps++
        expect(known).toContain(step.technique)
        expect(step.places.length + step.rulesOut.length).toBeGreaterThan(0)
        expect(step.choices).toBeGreaterThan(0)
        for (const move of step.places) expect([index, json(step), same(move)]).toEqual([index, json(step), true])
        for (const move of step.rulesOut) expect([index, json(step), same(move)]).toEqual([index, json(step), false])
        const { text } = craft.explain(puzzle, step)
        for (const words of [text.en, text.ja]) expect(words).toMatch(/\S/)
        expect(`${text.en}${text.ja}`).not.toMatch(/undefined|NaN|\[object/)
      }
    }
    if (craft.claims.includes('no-guess')) expect(steps).toBeGreaterThan(0)
  },

  'a step is never lucky: on boards with several solutions it holds in all that are found': async (kind) => {
    const { craft } = kind
    let boards = 0
    for (let index = 0; index < many; index++) {
      const { puzzle } = kind.best(index).made
      for (const board of kind.vary(puzzle, new Rng(`several-${index}`))) {
        const { status, answers } = craft.solve(board, 6, new Budget(200_000))
        if (status !== 'several') continue
        boards++
        for (const step of craft.grade(board, new Budget(10_000)).steps)
          for (const answer of answers) {
            const holds = (move: Parameters<typeof craft.face.play>[2]): boolean => {
              const after = craft.face.play(board, answer, move)
              return after.ok && json(after.value) === json(answer)
            }
            const sound = step.places.every(holds) && !step.rulesOut.some(holds)
            expect([json(board), json(step), sound]).toEqual([json(board), json(step), true])
          }
      }
    }
    expect(boards, 'boards with several solutions were tried').toBeGreaterThan(0)
  },

  'the same seed gives the same bytes': async (kind) => {
    for (let index = 0; index < some; index++) {
      const afresh = await make(kind.craft, orderOf(kind, index))
      expect(afresh.ok && formatFile(afresh.value)).toBe(formatFile(await kind.file(index)))
    }
  },

  'a run stopped anywhere is remade from its recorded effort': async <K extends PuzzleTypes>(kind: Stock<K>) => {
    const { craft } = kind
    let early = 0
    for (let index = 0; index < some; index++) {
      const order = orderOf(kind, index)
      const bests: Best<K>[] = []
      const searching = search(craft, order)
      let turn = searching.next()
      for (; !turn.done; turn = searching.next()) if (turn.value) bests.push(turn.value)
      if (bests.length > 0) early++
      if (turn.value.ok) bests.push(turn.value.value)
      for (const best of [bests[0], bests[bests.length >> 1], bests.at(-1)]) {
        if (!best) throw new Error('the search gave nothing')
        const stopped = await finish(craft, order, best)
        const remade = await make(craft, { ...order, effort: best.effort })
        if (!stopped.ok || !remade.ok) throw new Error(json([stopped, remade]))
        expect(formatFile(remade.value)).toBe(formatFile(stopped.value))
      }
    }
    expect(early, 'some search has a best before its end').toBeGreaterThan(0)
  },

  'a file for players holds no answer and nothing it follows from': async (kind) => {
    for (let index = 0; index < some; index++) {
      const file = await kind.file(index)
      const text = formatLine(forPlayers(file))
      const { title: _title, ...rest } = forPlayers(file)
      for (const part of Object.values(file.answer ?? {})) {
        if (spelt(part).length <= 3) continue // "1" or "12" can occur in any file
        expect(text).not.toContain(json(part))
        expect(json(rest)).not.toContain(spelt(part))
      }
      expect(text).not.toMatch(/"(answer|recipe|seed|steps|why|notes|no-guess)"/)
      const read = await openFile(text)
      expect(read.ok && (await readAs(read.value, kind.craft.face)).ok).toBe(true)
    }
  },

  'an exhausted budget says unknown': async (kind) => {
    const { craft } = kind
    for (let index = 0; index < some; index++) {
      const { puzzle } = kind.best(index).made
      expect(craft.solve(puzzle, 2, new Budget(0)).status).toBe('unknown')
      const truth = craft.solve(puzzle, 2, new Budget(20_000_000)).status
      for (let limit = 1; limit <= 64; limit *= 2)
        expect(['unknown', truth]).toContain(craft.solve(puzzle, 2, new Budget(limit)).status)
      expect((await craft.recount(puzzle, 2, new Budget(0))).status).toBe('unknown')
      expect(craft.grade(puzzle, new Budget(0)).level).toBe(null)
      expect(craft.next(puzzle, craft.face.blank(puzzle), new Budget(0))).toBe(null)
      const searching = craft.make(orderOf(kind, index).spec, new Rng('none'), new Budget(0))
      let turn = searching.next()
      while (!turn.done) turn = searching.next()
      expect(typeof turn.value.ok).toBe('boolean')
    }
  },
}
