/**
 * The options of a kind, read off the JSON Schema of its spec. Command-line flags, forms and the list of kinds are made
 * from this, so an option is written down once: in the spec's schema, with `.meta({ description, ja })`.
 *
 * `meta.reads` says that the value is the content of a file that the user names:
 * words (a word list; also plain arguments) · text (as it is) · drawing (text drawing, PNG or JPEG; pixels are # and .) ·
 * shape (the same, pixels are # and blanks: a shape that stands on its own).
 */
import { toJSONSchema } from 'zod/v4/core'
import type { Schema } from './schema.ts'
import type { Bilingual } from './text.ts'

const readings = ['words', 'text', 'drawing', 'shape'] as const

export interface Option {
  /** camelCase, as in `recipe.spec`. */
  readonly name: string
  readonly text: Bilingual
  readonly type: 'boolean' | 'integer' | 'number' | 'string' | 'list'
  /** The allowed words, where there is a closed set of them. */
  readonly choices: readonly string[]
  readonly minimum: number | null
  readonly maximum: number | null
  readonly initial: unknown
  readonly reads: (typeof readings)[number] | null
}

interface Property {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Property[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly description?: string
  readonly ja?: unknown
  readonly reads?: unknown
}

/** The JSON Schema of what a schema takes in. */
export const inputSchema = (schema: Schema<object>): object =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

export function optionsOf(spec: Schema<object>): Option[] {
  const properties: Readonly<Record<string, unknown>> =
    toJSONSchema(spec, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  return Object.entries(properties).flatMap(([name, property]) =>
    isProperty(property) ? [toOption(name, property)] : [],
  )
}

const isProperty = (value: unknown): value is Property => typeof value === 'object' && value !== null

function toOption(name: string, property: Property): Option {
  const branches = property.anyOf ?? [property]
  const kinds = branches.map((branch) => branch.type)
  const choices = branches
    .flatMap((branch) => branch.enum ?? (branch.const === undefined ? [] : [branch.const]))
    .map(String)
  const numeric = branches.find((branch) => branch.type === 'integer' || branch.type === 'number')
  return {
    name,
    text: {
      en: property.description ?? name,
      ja: typeof property.ja === 'string' ? property.ja : (property.description ?? name),
    },
    type: kinds.includes('array')
      ? 'list'
      : kinds.includes('boolean')
        ? 'boolean'
        : kinds.includes('string')
          ? 'string'
          : kinds.includes('integer')
            ? 'integer'
            : 'number',
    choices,
    minimum: numeric?.minimum ?? null,
    maximum: numeric?.maximum ?? null,
    initial: property.default,
    reads: readings.find((reading) => reading === property.reads) ?? null,
  }
}
