/**
 * Schemas are zod. Faces use `zod/mini`, which is all that a player's browser loads; crafts use the full `zod`. This
 * file alone turns zod's findings into our sentences: what is wrong, where, in both languages. A page of the player
 * loads it only for a file that it cannot read.
 */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { bad, good, type Problem, problem, type Result } from './result.ts'
import type { Finding, Own } from './rule.ts'
import { type Bilingual, counted, printable } from './text.ts'

/** A schema that accepts any input and gives a T. */
export type Schema<T> = $ZodType<T>

/** `messageOf` words the sentence; the default names the place as it is in a file. */
export function parse<T>(
  schema: Schema<T>,
  value: unknown,
  messageOf: (finding: Finding) => Bilingual = sentence,
): Result<T> {
  // `reportInput` is needed to distinguish an absent value from a wrong one
  const result = safeParse(schema, value, { reportInput: true })
  // a failed parse always has an issue
  return result.success ? good(result.data) : bad(problemOf(result.error.issues[0]!, messageOf))
}

/** What is wrong with the chosen fields of an object, whatever is wrong with the others. */
export function faultsIn(schema: Schema<unknown>, value: unknown, isMeant: (field: string) => boolean): Problem[] {
  const issues = safeParse(schema, value, { reportInput: true }).error?.issues ?? []
  return issues.filter(({ path }) => isMeant(String(path[0]))).map((issue) => problemOf(issue, sentence))
}

function problemOf(issue: $ZodIssue, messageOf: (finding: Finding) => Bilingual): Problem {
  const found = finding(innermost(issue))
  if (found.code !== undefined) return problem(found.code, found.what.en, found.what.ja, { path: found.path })
  const { en, ja } = messageOf(found)
  return problem('bad-value', en, ja, { path: found.path })
}

/** The issue of the union branch that matched furthest, because it explains best what is wrong. */
function innermost(issue: $ZodIssue): $ZodIssue {
  if (issue.code !== 'invalid_union' || isMissing(issue)) return issue
  const branches = issue.errors.map((branch) => branch[0]).filter((first) => first !== undefined)
  if (branches.every((branch) => branch.path.length === 0)) return issue
  const deepest = branches.reduce((best, branch) => (branch.path.length > best.path.length ? branch : best))
  return innermost({ ...deepest, path: [...issue.path, ...deepest.path] })
}

/** The finding as a sentence, with the place written as in a file: "rows.3.clue". */
export function sentence({ path, is, what }: Finding): Bilingual {
  const where = path
    .map((key) => printable(String(key)))
    .join('.')
    .slice(0, 100)
  if (where === '')
    return is === 'missing'
      ? { en: 'The value is missing.', ja: '値がありません。' }
      : { en: is === 'must' ? `It must ${what.en}.` : `${capital(what.en)}.`, ja: `${what.ja}。` }
  return is === 'missing'
    ? { en: `"${where}" is missing.`, ja: `「${where}」がありません。` }
    : { en: `"${where}": ${is === 'must' ? 'it must ' : ''}${what.en}.`, ja: `「${where}」: ${what.ja}。` }
}

/**
 * JSON has no undefined, so an undefined input means that the value is missing, unless a rule of the schema has its own
 * clause.
 */
const isMissing = (issue: $ZodIssue): boolean =>
  issue.code !== 'custom' && 'input' in issue && issue.input === undefined && ownRule(issue.message) === null

function finding(issue: $ZodIssue): Finding & Own {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  if (isMissing(issue)) return { path, is: 'missing', what: { en: '', ja: '' } }
  const must = (en: string, ja: string): Finding => ({ path, is: 'must', what: { en, ja } })
  const fault = (en: string, ja: string): Finding => ({ path, is: 'fault', what: { en, ja } })
  const own = ownRule(issue.message)
  if (own) return { path, ...own }
  switch (issue.code) {
    case 'custom':
      return fault(issue.message, issue.message)
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? fault(
            `it needs at least ${counted(Number(issue.minimum), issue.origin === 'string' ? 'character' : 'item')}`,
            `${issue.minimum}個以上が必要です`,
          )
        : must(
            `be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`,
            `${issue.minimum}${issue.inclusive ? '以上' : 'より大きい数'}にしてください`,
          )
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? fault(
            `it may have at most ${counted(Number(issue.maximum), issue.origin === 'string' ? 'character' : 'item')}`,
            `${issue.maximum}個以下にしてください`,
          )
        : must(
            `be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`,
            `${issue.maximum}${issue.inclusive ? '以下' : 'より小さい数'}にしてください`,
          )
    case 'invalid_value': {
      const allowed = issue.values.map((value) => String(value)).join(', ')
      return must(`be one of: ${allowed}`, `次のどれかにしてください: ${allowed}`)
    }
    case 'invalid_type': {
      const name = typeNames[issue.expected] ?? { en: issue.expected, ja: issue.expected }
      return must(`be ${name.en}`, `${name.ja}にしてください`)
    }
    case 'unrecognized_keys': {
      const names = issue.keys.map(printable).join(', ').slice(0, 100)
      return fault(`unknown name ${names}`, `使えない名前があります: ${names}`)
    }
    default:
      return fault('it is not valid', '正しくありません')
  }
}

/** The clause of a schema's own rule; null: the message is zod's. */
function ownRule(message: string): Own | null {
  try {
    const own: unknown = JSON.parse(message)
    return isOwn(own) ? own : null
  } catch {
    return null // one of zod's own messages
  }
}

const isOwn = (value: unknown): value is Own =>
  typeof value === 'object' && value !== null && 'is' in value && 'what' in value

const typeNames: Readonly<Record<string, Bilingual>> = {
  int: { en: 'a whole number', ja: '整数' },
  number: { en: 'a number', ja: '数' },
  string: { en: 'text', ja: '文字列' },
  boolean: { en: 'true or false', ja: 'true か false のどちらか' },
  array: { en: 'a list', ja: '配列' },
  tuple: { en: 'a list', ja: '配列' },
  object: { en: 'an object', ja: 'オブジェクト' },
  record: { en: 'an object', ja: 'オブジェクト' },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
