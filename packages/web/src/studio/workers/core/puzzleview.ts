/** The view of a finished puzzle. */
import { type Bilingual, good, nameOfCells, type Result } from '@kumiki/core/base'
import {
  type Claim,
  type Craft,
  claimNames,
  claimsFor,
  extrasOf,
  type KindModule,
  type KumikiFile,
  type PuzzleTypes,
  type Score,
  type Stage,
} from '@kumiki/core/contract'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { gradeOf } from '@kumiki/core/verbs/grade'
import { placesOn } from '@kumiki/core/verbs/variants'
import type { PuzzleView, StepText } from './protocol.ts'

/** The same that the best of several searches is chosen by. */
export const meritOf = <K extends PuzzleTypes>(craft: Craft<K>, score: Score): number =>
  extrasOf(craft).merit?.(score) ?? 0

const noName: Bilingual = { en: '', ja: '' }

const claimsInOrder: readonly Claim[] = ['solvable', 'unique', 'no-guess']

export async function viewOf<K extends PuzzleTypes>(file: KumikiFile<K>, module: KindModule<K>): Promise<PuzzleView> {
  const [craft, editing] = await Promise.all([module.craft(), module.editing()])
  const { face, techniques } = craft
  const { puzzle, answer = face.blank(puzzle), report = {}, recipe } = file
  const { score = {}, bound = null, grade, notes = [] } = report
  const board = face.board(puzzle)
  const claims = claimsInOrder.filter((claim) => report.claims?.[claim] === true)
  return {
    kind: file.kind,
    kindTitle: face.title,
    title: file.title,
    lang: file.lang,
    rules: face.rules,
    board,
    blank: face.draw(puzzle, face.blank(puzzle)),
    solved: face.draw(puzzle, answer),
    sideLists: face.lists(puzzle, face.blank(puzzle)),
    isChecked: report.claims !== undefined,
    claims,
    claimNames: claims.map((claim) => claimNames[claim]),
    isProved: claimsFor(craft, puzzle).every((claim) => claims.includes(claim)),
    decidedBy: face.decidedBy(puzzle),
    solvers: craft.solvers,
    level: grade?.level ?? null,
    techniques: techniques.flatMap(({ id, name, idea, level }) => {
      const count = grade?.techniques[id] ?? 0
      return count > 0 ? [{ id, name, idea, level, count }] : []
    }),
    stepCount: grade?.stepCount ?? 0,
    score,
    merit: meritOf(craft, score),
    bound,
    notes: notes.map(({ code, text, brief = text }) => ({ code, text, brief })),
    seed: recipe?.seed ?? null,
    places: placesOn(file, face).map(({ word, cells }) => {
      const name = nameOfCells(cells)
      const line = board.lines.find((one) => one.role === 'entry' && nameOfCells(one.cells) === name)
      return { word, cells, name: line?.name ?? noName, clue: line?.clue ?? '' }
    }),
    edits: editing.edits(file),
  }
}

export async function look(line: string): Promise<Result<PuzzleView>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, _face, module) => good(await viewOf(file, module)))
}

/** The maximum number of steps shown per technique. */
const maxSteps = 3

export async function steps(line: string, technique: string): Promise<Result<readonly StepText[]>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async ({ puzzle }, _face, module) => {
    const craft = await module.craft()
    const found = gradeOf(craft, puzzle).steps.filter((step) => step.technique === technique)
    return good(found.slice(0, maxSteps).map((step) => craft.explain(puzzle, step)))
  })
}

export async function stages(line: string): Promise<Result<readonly Stage[]>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, _face, module) => (await module.preview?.show(file)) ?? good([]))
}
