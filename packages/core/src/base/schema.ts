/**
 * Schemas are zod. Faces use `zod/mini`, which is all that a player's browser loads; crafts use the full `zod`.
 * This file is the only one that turns zod's findings into our sentences: what is wrong, where, in both languages.
 */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { bad, good, type Problem, problem, type Result } from './result.ts'
import { type Bilingual, counted, shown } from './text.ts'

/** Anything may come in; what goes out is a T. */
export type Schema<T> = $ZodType<T>

export function parse<T>(schema: Schema<T>, value: unknown): Result<T> {
  // with what came in, an absent value is told from a wrong one
  const result = safeParse(schema, value, { reportInput: true })
  if (result.success) return good(result.data)
  const issue = innermost(result.error.issues[0])
  return bad(issue ? sentence(issue) : problem('bad-value', 'The value is not valid.', '値が正しくありません。'))
}

/** A rule of a schema's own, with its sentence: the message travels as JSON through zod's one string. */
export const rule = (text: Bilingual): string => JSON.stringify(text)

/** Of a union's branches, the one that got furthest says best what is wrong. */
function innermost(issue: $ZodIssue | undefined): $ZodIssue | undefined {
  if (issue?.code !== 'invalid_union' || isMissing(issue)) return issue
  const branches = issue.errors.map((branch) => branch[0]).filter((first) => first !== undefined)
  if (branches.every((branch) => branch.path.length === 0)) return issue
  const deepest = branches.reduce((best, branch) => (branch.path.length > best.path.length ? branch : best))
  return innermost({ ...deepest, path: [...issue.path, ...deepest.path] })
}

function sentence(issue: $ZodIssue): Problem<'bad-value'> {
  const where = issue.path.map(String).map(shown).join('.').slice(0, 100)
  if (isMissing(issue)) {
    if (where === '') return problem('bad-value', 'The value is missing.', '値がありません。')
    return problem('bad-value', `"${where}" is missing.`, `「${where}」がありません。`)
  }
  const what = ownRule(issue.message) ?? finding(issue)
  if (where === '') return problem('bad-value', `${capital(what.en)}.`, `${what.ja}。`)
  return problem('bad-value', `"${where}": ${what.en}.`, `「${where}」: ${what.ja}。`)
}

/** JSON knows no undefined: where it came in, there was nothing. A rule of a schema's own has its own sentence. */
const isMissing = (issue: $ZodIssue): boolean =>
  issue.code !== 'custom' && 'input' in issue && issue.input === undefined && ownRule(issue.message) === null

function finding(issue: $ZodIssue): Bilingual {
  switch (issue.code) {
    case 'custom':
      return { en: issue.message, ja: issue.message }
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? {
            en: `it needs at least ${counted(Number(issue.minimum), issue.origin === 'string' ? 'character' : 'item')}`,
            ja: `${issue.minimum}個以上が必要です`,
          }
        : {
            en: `it must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`,
            ja: `${issue.minimum}${issue.inclusive ? '以上' : 'より大きい数'}にしてください`,
          }
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? {
            en: `it may have at most ${counted(Number(issue.maximum), issue.origin === 'string' ? 'character' : 'item')}`,
            ja: `${issue.maximum}個以下にしてください`,
          }
        : {
            en: `it must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`,
            ja: `${issue.maximum}${issue.inclusive ? '以下' : 'より小さい数'}にしてください`,
          }
    case 'invalid_value': {
      const allowed = issue.values.map((value) => String(value)).join(', ')
      return { en: `it must be one of: ${allowed}`, ja: `次のどれかにしてください: ${allowed}` }
    }
    case 'invalid_type':
      return {
        en: `it must be ${typeNames[issue.expected]?.en ?? issue.expected}`,
        ja: `${typeNames[issue.expected]?.ja ?? issue.expected}にしてください`,
      }
    case 'unrecognized_keys': {
      const names = issue.keys.map(shown).join(', ').slice(0, 100)
      return { en: `unknown name ${names}`, ja: `使えない名前があります: ${names}` }
    }
    default:
      return { en: 'it is not valid', ja: '正しくありません' }
  }
}

/** The sentence of a schema's own rule; null: the message is zod's. */
function ownRule(message: string): Bilingual | null {
  try {
    const text: unknown = JSON.parse(message)
    if (typeof text === 'object' && text !== null && 'en' in text && 'ja' in text)
      return { en: String(text.en).replace(/\.$/, ''), ja: String(text.ja).replace(/。$/, '') }
  } catch {
    // zod's own words
  }
  return null
}

const typeNames: Readonly<Record<string, Bilingual>> = {
  int: { en: 'a whole number', ja: '整数' },
  number: { en: 'a number', ja: '数' },
  string: { en: 'text', ja: '文字列' },
  boolean: { en: 'true or false', ja: 'true か false' },
  array: { en: 'a list', ja: '配列' },
  tuple: { en: 'a list', ja: '配列' },
  object: { en: 'an object', ja: 'オブジェクト' },
  record: { en: 'an object', ja: 'オブジェクト' },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
