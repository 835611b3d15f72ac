/**
 * What is meant by names that hold a school or a year: 小学校の理科, 理科 4年, 中1 数学, science year 4. The school is read out
 * of them, and what is left are names of subjects. A name that means nothing as a whole is parted: 秋の花 is 秋 and 花.
 */

import { subjectOf } from './subject.ts'
import type { Years } from './years.ts'

export interface Asked {
  readonly names: readonly string[]
  /** The school years that are asked for; null: none are. */
  readonly wanted: Years | null
}

/** What is learnt at school at all: the name that stands for all its subjects. */
const everySubject = '学校の勉強'

const level = '小学校?\\d年生?|小学校?|小\\d|中学校?\\d年生?|中学校?|中\\d|\\d年生?'
const whole = new RegExp(`^(?:${level})$`)
const first = new RegExp(`^(${level})(?:の|・)?(.+)$`)
const last = new RegExp(`^(.+?)(?:の|・|[ (])?(${level})\\)?$`)
const english = /^(?:(?:year|grade) ?\d|elementary(?: school)?|primary(?: school)?|junior high(?: school)?)$/i
const englishFirst = /^((?:year|grade) \d|elementary(?: school)?|primary(?: school)?|junior high(?: school)?) (.+)$/i
const englishLast = /^(.+) ((?:year|grade) \d|elementary(?: school)?|primary(?: school)?|junior high(?: school)?)$/i

export function askedFor(names: readonly string[]): Asked {
  const subjects: string[] = []
  let wanted: Years | null = null
  for (const name of joined(names)) {
    const { rest, school } = parted(name.normalize('NFKC').trim())
    wanted = school ?? wanted
    if (school === null || rest !== '') subjects.push(...(school ? piecesOf(rest) : piecesOf(name)))
  }
  return { names: subjects.length === 0 && wanted ? [everySubject] : subjects, wanted }
}

/** `year 4` may come as two names. */
function joined(names: readonly string[]): string[] {
  const all: string[] = []
  for (const name of names)
    if (/^\d$/.test(name) && /^(year|grade)$/i.test(all.at(-1) ?? '')) all.push(`${all.pop()} ${name}`)
    else all.push(name)
  return all
}

function parted(name: string): { readonly rest: string; readonly school: Years | null } {
  if (whole.test(name) || english.test(name)) return { rest: '', school: yearsOf(name) }
  if (subjectOf(name)) return { rest: name, school: null }
  for (const [pattern, at] of [
    [first, 1],
    [englishFirst, 1],
    [last, 2],
    [englishLast, 2],
  ] as const) {
    const [, one = '', two = ''] = pattern.exec(name) ?? []
    const [school, rest] = at === 1 ? [one, two] : [two, one]
    if (school !== '' && piecesOf(rest).every((piece) => subjectOf(piece))) return { rest, school: yearsOf(school) }
  }
  return { rest: name, school: null }
}

/** The name itself, or the names in it, where all of them mean something. */
function piecesOf(name: string): readonly string[] {
  if (subjectOf(name)) return [name]
  const pieces = name.split(/の|・|／|\//).filter((piece) => piece !== '')
  return pieces.length > 1 && pieces.every((piece) => subjectOf(piece)) ? pieces : [name]
}

/** Years 1 to 6 are those of the elementary school, 7 to 9 of the junior high school. */
function yearsOf(school: string): Years {
  const isJunior = /^(中|junior)/i.test(school)
  const [digit] = /\d/.exec(school) ?? []
  if (digit === undefined) return isJunior ? { first: 7, last: 9 } : { first: 1, last: 6 }
  const year = Math.min(10, Math.max(1, Number(digit) + (isJunior ? 6 : 0)))
  return { first: year, last: year }
}
