/**
 * The kumiki file: one JSON object in UTF-8. Reading never throws and trusts nothing. Writing is canonical:
 * `formatFile(parseFile(x))` gives x back for every x that we wrote.
 *
 * Unknown names in the file, its recipe or its report are kept, because a later version may have added them. Names
 * inside `puzzle` and `answer` belong to the kind; unknown ones are dropped there, so that a file cannot carry hidden
 * data.
 */
import * as z from 'zod/mini'
import { limits } from '../base/limits.ts'
import { bad, good, type Result } from '../base/result.ts'
import { rule } from '../base/rule.ts'
import type { Schema } from '../base/schema.ts'
import { langs } from '../base/text.ts'
import { valueBy } from '../base/value.ts'
import type { Grade } from '../kind/craft.ts'
import type { Face, LazyFace } from '../kind/face.ts'
import type { Credits, Envelope, KumikiFile, Note, Recipe, Report, SomeFile, WrittenGrade } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'

export const fileVersion = 1 satisfies KumikiFile<PuzzleTypes>['kumiki']
export const fileExtension = '.kumiki.json'

const name = z.string().check(z.maxLength(limits.textLength))
const bilingual = z.object({ en: z.string(), ja: z.string() })

const credits = z.looseObject({
  author: z.optional(name),
  editor: z.optional(name),
  copyright: z.optional(name),
  date: z.optional(name),
  note: z.optional(z.string().check(z.maxLength(limits.noteLength))),
}) satisfies z.ZodMiniType<Credits>

const recipe = z.looseObject({
  spec: z.looseObject({}),
  seed: name,
  effort: z.number().check(z.minimum(0)),
  version: name,
}) satisfies z.ZodMiniType<Recipe>

const grade = z.looseObject({
  level: z.nullable(z.literal([1, 2, 3, 4, 5])),
  score: z.number(),
  techniques: z.catchall(z.object({}), z.number()),
  stepCount: z.optional(z.number()),
  /** How many steps were available at each point. */
  choices: z.optional(z.array(z.number())),
  steps: z.optional(
    z.array(
      z.looseObject({
        technique: name,
        places: z.array(z.unknown()),
        rulesOut: z.array(z.unknown()),
        choices: z.number(),
      }),
    ),
  ),
})

const note = z.object({ code: z.string(), text: bilingual, brief: z.optional(bilingual) }) satisfies z.ZodMiniType<Note>

/**
 * A number or a word. A custom check, because zod's union would add its code to every player's page for this one field.
 */
const figure = z.custom<number | string>(
  (value) => Number.isFinite(value) || typeof value === 'string',
  rule({ en: 'it is neither a number nor a text', ja: '数でも文字列でもありません' }),
)

const report = z.looseObject({
  score: z.optional(z.catchall(z.object({}), figure)),
  bound: z.optional(z.nullable(z.number())),
  claims: z.optional(z.catchall(z.object({}), z.boolean())),
  grade: z.optional(grade),
  notes: z.optional(z.array(note)),
}) satisfies z.ZodMiniType<Report>

export const envelope = z.looseObject({
  kumiki: z.literal(fileVersion),
  kind: name,
  title: name,
  lang: z.enum(langs),
  credits: z.optional(credits),
  puzzle: z.unknown(),
  answer: z.optional(z.unknown()),
  recipe: z.optional(recipe),
  report: z.optional(report),
}) satisfies z.ZodMiniType<Envelope>

/** A grade as a file stores it. */
export const writtenGrade = <K extends PuzzleTypes>(graded: Grade<K>): WrittenGrade => ({
  level: graded.level,
  score: graded.score,
  techniques: { ...graded.techniques },
  stepCount: graded.steps.length,
  choices: graded.steps.map(({ choices }) => choices),
  steps: graded.steps.map(({ technique, places, rulesOut, choices, why }) => ({
    technique,
    places: [...places],
    rulesOut: [...rulesOut],
    choices,
    why,
  })),
})

/** The outer file, whatever its kind. */
export async function openFile(text: string): Promise<Result<Envelope>> {
  const json = await parseJson(text)
  if (!json.ok) return json
  const version = readVersion(json.value)
  if (version !== fileVersion) return bad((await refusals()).wrongVersion(version, fileVersion))
  return read(envelope, json.value)
}

/** The whole file, by the schemas of a kind. */
export async function readAs<K extends PuzzleTypes>(outer: Envelope, face: Face<K>): Promise<Result<KumikiFile<K>>> {
  if (outer.kind !== face.id) return bad((await refusals()).unknownKind(outer.kind))
  const puzzle = await read(z.object({ puzzle: face.puzzle }), { puzzle: outer.puzzle })
  if (!puzzle.ok) return puzzle
  const { answer: writtenAnswer, ...rest } = outer
  const file: KumikiFile<K> = { ...rest, puzzle: puzzle.value.puzzle }
  if (writtenAnswer === undefined) return good(file)
  const answer = await read(z.object({ answer: face.answer }), { answer: writtenAnswer })
  return answer.ok ? good({ ...file, answer: answer.value.answer }) : answer
}

/** Sentences for files that cannot be read. Imported here, because only such a file needs them. */
const refusals = () => import('./refusals.ts')

async function read<T extends object>(schema: Schema<T>, value: unknown): Promise<Result<T>> {
  const found = valueBy(schema, value)
  return found ? good(found) : (await refusals()).parse(schema, value)
}

/** Reads a file of any kind in the table. */
export async function parseFile(text: string, faces: Readonly<Record<string, LazyFace>>): Promise<Result<SomeFile>> {
  const outer = await openFile(text)
  if (!outer.ok) return outer
  const { kind } = outer.value
  const face = Object.hasOwn(faces, kind) ? faces[kind] : undefined
  if (!face) return bad((await refusals()).unknownKind(kind))
  return (await face())(async (known) => {
    const file = await readAs(outer.value, known)
    return file.ok ? good((use) => use(file.value, known)) : file
  })
}

/** One JSON object on one line. */
export const formatLine = <K extends PuzzleTypes>(file: KumikiFile<K>): string => JSON.stringify(ordered(file))

/** The file as it lies on disk: lines short enough to read, one final newline. */
export const formatFile = <K extends PuzzleTypes>(file: KumikiFile<K>): string => `${layOut(ordered(file), '')}\n`

/** The file for players: without the answer and anything that reveals it. */
export function forPlayers<K extends PuzzleTypes>(file: KumikiFile<K>): KumikiFile<K> {
  const { kumiki, kind, title, lang, credits: signed, puzzle, report: full } = file
  const open: KumikiFile<K> = { kumiki, kind, title, lang, ...(signed ? { credits: signed } : {}), puzzle }
  if (!full) return open
  const { score, bound, claims, grade: whole } = full
  const report: Report = {
    ...(score ? { score } : {}),
    ...(bound !== undefined ? { bound } : {}),
    ...(claims ? { claims: withoutTrace(claims) } : {}),
    ...(whole ? { grade: withoutSteps(whole) } : {}),
  }
  return { ...open, report }
}

const withoutSteps = ({ steps: _trace, ...open }: WrittenGrade): WrittenGrade => open

/** "no-guess" is proved by the trace, and the trace would give the answer away. */
const withoutTrace = (claims: Readonly<Record<string, boolean>>): Record<string, boolean> =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== 'no-guess'))

const order = ['kumiki', 'kind', 'title', 'lang', 'credits', 'puzzle', 'answer', 'recipe', 'report']

function ordered(file: object): object {
  const entries = Object.entries(file)
  const rank = ([key]: [string, unknown]): number => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined).sort((a, b) => rank(a) - rank(b)))
}

/** JSON with line breaks only where a value would not fit on a line. */
function layOut(value: unknown, indent: string): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= 100) return flat
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => inner + layOut(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${layOut(item, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/** Parses JSON within our limits. The error for broken JSON names line and column. */
export async function parseJson(text: string): Promise<Result<unknown>> {
  // UTF-8 takes at most three bytes for each UTF-16 unit, so this never refuses a file within the limit
  if (text.length > limits.fileBytes) return bad((await refusals()).tooLarge(text.length))
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (nestsTooDeep(plain)) return bad((await refusals()).tooDeep)
  try {
    return good(JSON.parse(plain))
  } catch {
    return bad((await refusals()).notJson(plain))
  }
}

/** Counts brackets outside strings before anything is built from them. */
function nestsTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) at += Number(sign === '\\')
    else if ('[{'.includes(sign)) depth++
    else if (']}'.includes(sign)) depth--
    if (depth > limits.nesting) return true
  }
  return false
}

const readVersion = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kumiki' in value && !Array.isArray(value) ? value.kumiki : null
