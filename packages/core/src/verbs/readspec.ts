/**
 * Reads the spec of a job by its kind's schema. A name that the kind does not know is refused: ignoring it would make
 * another puzzle than was asked for. Recipes are read by the schemas alone, so that files of later versions open.
 */
import { nearest } from '../base/nearest.ts'
import { bad, type Problem, problem, type Result } from '../base/result.ts'
import { parse, type Schema } from '../base/schema.ts'
import { printable } from '../base/text.ts'
import type { Craft } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { optionsOf } from '../spec/options.ts'

export function readSpec<K extends PuzzleTypes>(
  { spec, face }: Craft<K>,
  given: Readonly<Record<string, unknown>>,
): Result<object> {
  const known = namesOf(spec)
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  return unknown === undefined ? parse(spec, given) : bad(unknownOption(face.id, unknown, known))
}

/** Cached per schema, because reading the names takes as long as reading a small job. */
const names = new WeakMap<Schema<object>, readonly string[]>()

function namesOf(spec: Schema<object>): readonly string[] {
  const known = names.get(spec) ?? optionsOf(spec).map(({ name }) => name)
  names.set(spec, known)
  return known
}

function unknownOption(kind: string, name: string, known: readonly string[]): Problem {
  const seen = printable(name).slice(0, 40)
  const near = nearest(name, known)
  const en = near.length > 0 ? `; did you mean ${near.map((one) => `"${one}"`).join(' or ')}?` : '.'
  const ja = near.length > 0 ? `。もしかして${near.map((one) => `「${one}」`).join('か')}ですか？` : '。'
  return problem(
    'unknown-option',
    `${kind} has no option "${seen}"${en}`,
    `${kind} に「${seen}」というオプションはありません${ja}`,
    { path: [name] },
  )
}
