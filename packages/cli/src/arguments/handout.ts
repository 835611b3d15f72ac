/** --self-checking, --typeface: what a page that is played holds besides its puzzles. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type Flag, type Given, lightSwitch } from './arguments.ts'

/** The endings of such pages. */
export const handoutEndings = ['.html', '.scorm.zip', '.cmi5.zip']

const selfCheckingFlag: Flag = lightSwitch('self-checking', {
  en: `Of ${handoutEndings.join(', ')}: the answer goes with it, so that the page can check it and give every hint; not for contests`,
  ja: `${handoutEndings.join('、')} に答えも入れる（その場で答え合わせとヒントができる。懸賞には使わない）`,
})
export const typefaceFlag: Flag = lightSwitch('typeface', {
  en: `Of ${handoutEndings.join(', ')}: Japanese type goes with it, for devices that have none (some 300 kB)`,
  ja: `${handoutEndings.join('、')} に日本語の書体も入れる（書体のない端末用。約300 kB）`,
})
export const handoutFlags: readonly Flag[] = [selfCheckingFlag, typefaceFlag]

export interface HandoutWanted {
  readonly selfChecking: boolean
  readonly withType: boolean
}

/** As many boards as a class set has at most. */
export const maxCopies = 200

export const isHandout = (path: string): boolean => handoutEndings.some((ending) => path.toLowerCase().endsWith(ending))

/** Refused where no such page is written. */
export function handoutWanted(given: Given, outputs: readonly string[]): Result<HandoutWanted> {
  const vain = ['self-checking', 'typeface'].find((name) => given.on(name))
  if (vain !== undefined && !outputs.some(isHandout)) return bad(inVain(vain))
  if (given.on('self-checking') && given.on('for-players')) return bad(bothWays)
  return good({ selfChecking: given.on('self-checking'), withType: given.on('typeface') })
}

const inVain = (name: string): Problem =>
  problem(
    'given-in-vain',
    `--${name} is for pages that are played: write one that ends in ${handoutEndings.join(', ')}.`,
    `--${name} は、あそべるページ（${handoutEndings.join('、')}）を書き出すときのものです。`,
  )
const bothWays = problem(
  'bad-value',
  '--self-checking and --for-players exclude each other.',
  '--self-checking と --for-players は同時に使えません。',
)
