/** School years as people write them: 4 (a word known by that year), 3-4, 小3-小6, 中1; 10 stands for adults. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { allYears, type Years } from '@kumiki/data'
import { type Flag, quoted } from './arguments.ts'

export const yearsFlag: Flag = {
  name: 'years',
  short: null,
  value: { is: 'text', shown: 'YEARS' },
  text: {
    en: 'School years in which words are known: 4 means up to year 4, 3-6 from 3 to 6 (1–6 elementary, 7–9 junior high, 10 grown-ups)',
    ja: 'その言葉を知る学年: 4 は4年生まで、3-6 は3～6年生（7～9 は中学、10 は大人。小4、中1 とも書ける）',
  },
}

const form = /^([小中]?)(\d{1,2})年?生?(?:(?:-|\.\.|~|から)([小中]?)(\d{1,2})年?生?)?$/

export function readYears(text: string | null): Result<Years> {
  if (text === null) return good(allYears)
  const plain = text
    .normalize('NFKC')
    .replace(/[〜～–—ー−]/g, '-')
    .replace(/\s/g, '')
  const [, school = '', one = '', other = '', two] = form.exec(plain) ?? []
  const start = yearIn(school, one)
  const years: Years =
    two === undefined ? { first: allYears.first, last: start } : { first: start, last: yearIn(other || school, two) }
  const isRight = years.first >= allYears.first && years.last <= allYears.last && years.first <= years.last
  return isRight ? good(years) : bad(noYears(text))
}

const yearIn = (school: string, number: string): number =>
  number === '' ? Number.NaN : Number(number) + (school === '中' ? 6 : 0)

const noYears = (text: string): Problem =>
  problem(
    'bad-value',
    `--years must be a school year from 1 to 10, such as 4, or two, such as 3-6, not "${quoted(text)}".`,
    `--years は学年（1～10）を 4 や 3-6 のように指定してください（「${quoted(text)}」は使えません）。`,
  )
