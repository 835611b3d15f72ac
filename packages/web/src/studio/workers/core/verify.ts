/**
 * Verifies a puzzle from elsewhere without trusting it: both solvers and the grader run, and its report is written anew
 * from their results; claims that do not hold are listed in its notes. What it was made from is read from its recipe or
 * its board, so that similar ones can be made.
 */

import {
  Budget,
  good,
  limits,
  type Problem,
  parse,
  type Result,
  readingOf,
  readRuby,
  withoutReadings,
} from '@kumiki/core/base'
import type { Craft, KumikiFile, PuzzleTypes, Report } from '@kumiki/core/contract'
import { formatLine, openAs, writtenGrade } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { type Option, optionsOf } from '@kumiki/core/spec'
import { gradeOf } from '@kumiki/core/verbs/grade'
import { prove } from '@kumiki/core/verbs/prove'
import { verifyOpened } from '@kumiki/core/verbs/verify'
import { type EntryParts, toEntry } from '@kumiki/core/words'
import type { Row, Spec } from '../../model/project.ts'
import type { Verified } from './protocol.ts'
import { viewOf } from './puzzleview.ts'

export async function verify(line: string): Promise<Result<Verified>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, face, module) => {
    const craft = await module.craft()
    const graded = gradeOf(craft, file.puzzle)
    const answer = file.answer ?? (await onlyAnswer(craft, file.puzzle))
    const { score = {}, bound = null, notes = [] } = file.report ?? {}
    const bare = { ...file, answer, report: { score, bound } }
    const check = await verifyOpened((use) => use(bare, face, module))
    const claims =
      answer === undefined
        ? { solvable: check.claims.solvable === true, unique: false, 'no-guess': false }
        : await prove(craft, file.puzzle, answer, graded)
    const isCounted = !check.problems.some(isAboutFigures)
    const isBound = isCounted && !check.notes.some(isAboutFigures)
    const report: Report = {
      ...(isCounted ? { score } : {}),
      ...(isBound ? { bound } : {}),
      claims,
      grade: writtenGrade(graded),
      notes: unlike([...notes, ...[...check.problems, ...check.notes].map(noteOf)]),
    }
    const checked = { ...bare, report }
    const wanted = orderIn(checked, craft)
    const { places } = await viewOf(checked, module)
    const rows = wanted.rows ?? places.map(({ word, clue }) => ({ word, reading: '', clue }))
    return good({ ...wanted, line: formatLine(checked), rows: hasWords(craft) ? rows : [] })
  })
}

/** The answer of a puzzle that has none in its file, if it is unique. */
async function onlyAnswer<K extends PuzzleTypes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
): Promise<K['answer'] | undefined> {
  const solved = await craft.recount(puzzle, 2, new Budget(limits.recountSteps))
  return solved.status === 'unique' ? solved.answers[0] : undefined
}

const isAboutFigures = ({ path: [where, what] }: Problem): boolean =>
  where === 'report' && (what === 'score' || what === 'bound')

type Note = NonNullable<Report['notes']>[number]

const noteOf = ({ code, text, brief }: Problem): Note => ({
  code,
  text: { ...text },
  ...(brief === null ? {} : { brief: { ...brief } }),
})

/** Removes duplicate notes, which appear when a verified file is saved and verified again. */
const unlike = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
]

const hasWords = <K extends PuzzleTypes>(craft: Craft<K>): boolean =>
  optionsOf(craft.spec).some(({ reads }) => reads === 'words')

/** The order in the recipe, if the kind still accepts it: options with their default value are left out. */
function orderIn<K extends PuzzleTypes>(
  { recipe }: KumikiFile<K>,
  craft: Craft<K>,
): {
  readonly rows: readonly Row[] | null
  readonly spec: Spec
  readonly picture: string | null
  readonly seed: string | null
} {
  const wanted: Spec = recipe?.spec ?? {}
  if (!recipe || !parse(craft.spec, wanted).ok) return { rows: null, spec: {}, picture: null, seed: null }
  const options = optionsOf(craft.spec)
  const words = options.find(({ reads }) => reads === 'words')
  const list = words && wanted[words.name]
  const drawn = options.filter(isDrawn).map(({ name }) => wanted[name])
  const named = options.filter(
    ({ name, initial, reads }) =>
      (reads === null || reads === 'text') &&
      wanted[name] !== undefined &&
      JSON.stringify(wanted[name]) !== JSON.stringify(initial),
  )
  return {
    rows: Array.isArray(list) && list.length > 0 ? list.flatMap(rowOf) : null,
    spec: Object.fromEntries(named.map(({ name }) => [name, wanted[name]])),
    picture: drawn.find((one) => typeof one === 'string') ?? null,
    seed: recipe.seed,
  }
}

const isDrawn = ({ reads }: Option): boolean => reads === 'drawing' || reads === 'shape'

/** An entry of a recipe, accepted by its kind, as a row with columns as a person would fill them. */
function rowOf(parts: string | EntryParts): Row[] {
  const entry = toEntry(typeof parts === 'string' ? { word: parts } : parts)
  if (!entry.ok) return []
  const { shown, clue } = entry.value
  const isRead = readRuby(shown).some(({ ruby }) => ruby !== '')
  return [{ word: withoutReadings(shown), reading: isRead ? readingOf(shown) : '', clue }]
}
