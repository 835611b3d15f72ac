/**
 * --answer, --bold-answer and --for-players: what a written file holds; --self-checking and --typeface: what a page to
 * play holds besides its puzzles.
 */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type Flag, type Given, lightSwitch } from './arguments.ts'

export const answerFlags: readonly Flag[] = [
  lightSwitch('answer', { en: 'Draw with the answer', ja: '答えも描く' }),
  lightSwitch('bold-answer', {
    en: 'Draw the answer as a picture: entries bold, numbers faint (SVG and PNG)',
    ja: '答えも描く。SVG と PNG では書き入れたものを太く、数字を薄くし、答えの絵がよく見えるようにする',
  }),
  lightSwitch('for-players', {
    en: 'Leave out the answer, the seed and the solving steps',
    ja: '答え・シード・手順を入れない',
  }),
]

/** true: draw it too · false: leave out everything that reveals it · undefined: in files, not in drawings */
export type AnswerWanted = boolean | undefined

export function answerWanted(given: Given): Result<{ readonly answer: AnswerWanted; readonly bold: boolean }> {
  const bold = given.on('bold-answer')
  const [drawn, hidden] = [given.on('answer') || bold, given.on('for-players')]
  if (drawn && hidden) return bad(bothAnswerAndNot)
  return good({ answer: hidden ? false : drawn ? true : undefined, bold })
}

const bothAnswerAndNot = problem(
  'bad-value',
  '--answer and --for-players cannot be used together.',
  '--answer と --for-players は同時に使えません。',
)

/** The endings of pages that are played. */
export const handoutEndings = ['.html', '.scorm.zip', '.cmi5.zip']

const selfCheckingFlag: Flag = lightSwitch('self-checking', {
  en: `Of ${handoutEndings.join(', ')}: the answer goes with it, so that the page can check it and give every hint; not for contests`,
  ja: `${handoutEndings.join('、')} に答えも入れる（その場で答え合わせとヒントができる。懸賞には使わない）`,
})
export const typefaceFlag: Flag = lightSwitch('typeface', {
  en: `Of ${handoutEndings.join(', ')}: Japanese type goes with it, for devices that have none (some 130 KB)`,
  ja: `${handoutEndings.join('、')} に日本語の書体も入れる（書体のない端末用。約130 KB）`,
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
  if (given.on('self-checking') && given.on('for-players')) return bad(checkedAndNot)
  return good({ selfChecking: given.on('self-checking'), withType: given.on('typeface') })
}

const inVain = (name: string): Problem =>
  problem(
    'given-in-vain',
    `--${name} is for pages that are played: write one that ends in ${handoutEndings.join(', ')}.`,
    `--${name} は、あそべるページ（${handoutEndings.join('、')}）を書き出すときのものです。`,
  )
const checkedAndNot = problem(
  'bad-value',
  '--self-checking and --for-players cannot be used together.',
  '--self-checking と --for-players は同時に使えません。',
)
