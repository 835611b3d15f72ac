/** What is said about a made or solved puzzle. */
import { claimNames } from '@kumiki/core/claims'
import { fileExtension, type KumikiFile } from '@kumiki/core/file'
import type { Craft, Shapes } from '@kumiki/core/kind'
import type { Problem } from '@kumiki/core/result'
import { type Bilingual, shown } from '@kumiki/core/text'
import { commandLine, inShell } from './shell.ts'

export interface Made<K extends Shapes> {
  readonly file: KumikiFile<K>
  readonly craft: Craft<K>
  readonly written: readonly string[]
}

/** One line: where it is, how hard it is, what is proved, how to have it again. */
export function aboutFile<K extends Shapes>({ file, craft, written }: Made<K>): Bilingual {
  const grade = file.report?.grade
  const proved = Object.entries(claimNames).filter(([claim]) => file.report?.claims?.[claim] === true)
  const part = (lang: 'en' | 'ja'): string =>
    [
      written.length > 0 ? written.map(shown).join(', ') : craft.face.title[lang],
      grade?.level ? (lang === 'en' ? `level ${grade.level}` : `レベル ${grade.level}`) : '',
      proved.map(([, name]) => name[lang]).join(lang === 'en' ? ', ' : '、'),
      worth(file)?.[lang] ?? '',
      `${lang === 'en' ? 'seed' : 'シード'} ${inShell(file.recipe?.seed ?? '')}`,
    ]
      .filter((text) => text !== '')
      .join(' · ')
  return { en: part('en'), ja: part('ja') }
}

/**
 * Of a board that should be as white, or as full of crossings, as can be: how near it is to the proved bound. Left out where
 * that says nothing: with a given pattern, with every word in (then a skeleton is not to be white but dense), and where the
 * bound is the whole board.
 */
function worth<K extends Shapes>({ report, recipe }: KumikiFile<K>): Bilingual | null {
  const { score = {}, bound = null } = report ?? {}
  const { objective = 'white', white, black = 0, value = white } = score
  const name = worths[objective]
  if (!name || bound === null || typeof value !== 'number' || white === undefined) return null
  const parts = objective === 'penalty' ? 100 : 1
  const most = Math.floor(bound * parts + 1e-6) / parts
  const idle = recipe?.spec.pattern !== undefined || score.unplaced === 0 || most >= Number(white) + Number(black)
  if (idle) return { en: `${name.en} ${value}`, ja: `${name.ja} ${value}` }
  if (most <= value) return { en: `${name.en} ${value} (proved best)`, ja: `${name.ja} ${value}（最良と証明済み）` }
  return { en: `${name.en} ${value} (at most ${most})`, ja: `${name.ja} ${value}（上限 ${most}）` }
}

const worths: Readonly<Record<string, Bilingual>> = {
  white: { en: 'white cells', ja: '白マス' },
  crossings: { en: 'crossings', ja: '交差' },
  penalty: { en: 'value', ja: '目的の値' },
}

/**
 * The whole command that makes it again and saves it. `again` is what was given, but for the seed and what limits the
 * search; `effort` is that limit where it is not the kind's own.
 */
export function howToKeep<K extends Shapes>(
  file: KumikiFile<K>,
  again: readonly string[],
  effort: number | null,
): Bilingual {
  const { seed = '' } = file.recipe ?? {}
  const added = [
    ...(seed.startsWith('-') ? [`--seed=${seed}`] : ['--seed', seed]),
    ...(effort === null ? [] : ['--effort', String(effort)]),
    '-o',
    `my${fileExtension}`,
  ]
  // behind `--` everything is a word
  const end = again.includes('--') ? again.indexOf('--') : again.length
  const line = commandLine(['make', ...again.slice(0, end), ...added, ...again.slice(end)])
  return { en: `To keep it (or as .svg, .txt): ${line}`, ja: `残すには（.svg、.txt も可）: ${line}` }
}

/** A length of time for people: 0.4 s, 12 s, 3 min 20 s, 2 h 5 min. */
export function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${Math.round(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export const inFile = (name: string, text: Bilingual): Bilingual => ({
  en: `${name === '-' ? 'standard input' : shown(name)}: ${text.en}`,
  ja: `${name === '-' ? '標準入力' : shown(name)}: ${text.ja}`,
})

const toldOfOneCode = 3

/** Notes about a puzzle, of each sort the first few and how many there are besides. */
export function briefNotes(notes: readonly Problem[]): Bilingual[] {
  return [...new Set(notes.map(({ code }) => code))].flatMap((code) => {
    const same = notes.filter((note) => note.code === code)
    const more = same.length - toldOfOneCode
    if (more < 2) return same.map(({ text }) => text)
    return [
      ...same.slice(0, toldOfOneCode).map(({ text }) => text),
      { en: `… and ${more} more for such a reason.`, ja: `…同じような理由で、ほかに${more}件あります。` },
    ]
  })
}
