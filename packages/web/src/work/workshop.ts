/** The worker's side of a player's questions: opens the file through the module of its kind and loads the craft. */
import { type Bilingual, bad, type Cell, good, parse, problem, type Result, type Target } from '@kumiki/core/base'
import { type Craft, extrasOf, type KumikiFile, type PuzzleTypes } from '@kumiki/core/contract'
import { formatLine, forPlayers, type OpenedFile, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { sizeInCells } from '@kumiki/core/player'
import { optionsOf } from '@kumiki/core/spec'
import { explain } from '@kumiki/core/verbs/explain'
import { type Hint, hint } from '@kumiki/core/verbs/hint'
import { make } from '@kumiki/core/verbs/make'
import { mistakes } from '@kumiki/core/verbs/mistakes'
import type { Replies } from './calls.ts'

/** The questions of a player. `line`: the file as one line of JSON. */
export type HelpProtocol = {
  /** `wanted`: the cells of the current entry. */
  hint: { ask: Position & { readonly wanted: readonly Cell[] }; progress: never; reply: Result<Hint<unknown>> }
  slips: { ask: Position; progress: never; reply: Result<readonly Target[] | null> }
  back: { ask: { readonly line: string }; progress: never; reply: Result<LookBack> }
  another: {
    ask: { readonly line: string; readonly level: number | null; readonly seed: string }
    progress: never
    reply: Result<string>
  }
}

interface Position {
  readonly line: string
  readonly answer: unknown
}

/** The summary of a solved puzzle. */
export interface LookBack {
  /** The hardest technique needed; null if it is not solved by techniques. */
  readonly hardest: Bilingual | null
  readonly steps: readonly Bilingual[]
  /** Whether another one like it can be made here. */
  readonly canMake: boolean
  /** Whether its kind has an option for the level. */
  readonly hasLevel: boolean
}

/** The time limit for making another puzzle. */
const makingMs = 8_000

export const replies: Replies<HelpProtocol> = {
  hint: ({ line, answer, wanted }) =>
    opened(line, (craft, file) => {
      const read = parse(craft.face.answer, answer)
      return read.ok ? good(hint(craft, file.puzzle, file.answer ?? null, read.value, wanted)) : read
    }),
  slips: ({ line, answer }) =>
    opened(line, (craft, file) => {
      const read = parse(craft.face.answer, answer)
      return read.ok ? good(mistakes(craft, file.puzzle, file.answer ?? null, read.value)) : read
    }),
  back: ({ line }) => opened(line, (craft, file) => good(lookBack(craft, file))),
  another: ({ line, level, seed }) => opened(line, (craft, file) => another(craft, file, level, seed)),
}

function lookBack<K extends PuzzleTypes>(craft: Craft<K>, file: KumikiFile<K>): LookBack {
  const { grade, steps } = explain(craft, file.puzzle)
  const level = file.report?.grade?.level ?? null
  return {
    hardest: craft.techniques.findLast(({ id }) => (grade.techniques[id] ?? 0) > 0)?.name ?? null,
    steps: steps.map(({ explanation }) => explanation.text),
    canMake: orderOf(craft, file, level) !== null,
    hasLevel: hasLevel(craft),
  }
}

const hasLevel = <K extends PuzzleTypes>({ spec }: Craft<K>): boolean =>
  optionsOf(spec).some(({ name }) => name === 'level')

/** The order for a puzzle like this one; null if it needs words, which players do not get. */
function orderOf<K extends PuzzleTypes>(
  craft: Craft<K>,
  { puzzle }: KumikiFile<K>,
  level: number | null,
): object | null {
  if (extrasOf(craft).assessWords !== null) return null
  const { width, height } = sizeInCells(craft.face.board(puzzle))
  const size = width === height ? width : `${width}x${height}`
  const spec = parse(craft.spec, { size, ...(level === null || !hasLevel(craft) ? {} : { level }) })
  return spec.ok ? spec.value : null
}

async function another<K extends PuzzleTypes>(
  craft: Craft<K>,
  file: KumikiFile<K>,
  level: number | null,
  seed: string,
): Promise<Result<string>> {
  const spec = orderOf(craft, file, level)
  if (!spec) return bad(cannotMake)
  const order = { spec, seed, effort: craft.effort, timeMs: makingMs, lang: file.lang, title: null }
  const control = { now: () => performance.now(), stopped: () => false, progress: () => {} }
  const made = await make(craft, order, control)
  return made.ok ? good(formatLine(forPlayers(made.value))) : made
}

const cannotMake = problem(
  'cannot-make',
  'A puzzle like this one cannot be made here.',
  'これと同じようなパズルは、ここでは作れません。',
)

/** The last file is kept open, because a player asks again. */
let last: { readonly line: string; readonly opened: Promise<Result<OpenedFile>> } | null = null

async function opened<T>(
  line: string,
  use: <K extends PuzzleTypes>(craft: Craft<K>, file: KumikiFile<K>) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  if (last?.line !== line) last = { line, opened: openAs(line, kinds) }
  const found = await last.opened
  return found.ok ? found.value(async (file, _face, module) => use(await module.craft(), file)) : found
}
