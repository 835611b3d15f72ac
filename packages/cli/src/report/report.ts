/** The messages about a made or solved puzzle. */

import { type Bilingual, counted, type Lang, printable, type Spell, spelt, withReadings } from '@kumiki/core/base'
import type { Face, KumikiFile, Level, Note, PuzzleTypes } from '@kumiki/core/contract'
import { fileExtension } from '@kumiki/core/file'
import { summaryOf } from '@kumiki/core/verbs/summary'
import { commandLine, inShell } from '../terminal/shell.ts'

export interface Made<K extends PuzzleTypes> {
  readonly file: KumikiFile<K>
  readonly face: Face<K>
  readonly written: readonly string[]
}

export const levelName = (level: Level): Bilingual => ({ en: `level ${level}`, ja: `レベル ${level}` })

/** How many puzzles of each level there are: `level 2: 3, level 4: 1`; empty if none has a level. */
export class LevelsOfMany {
  readonly #counts = new Map<Level, number>()

  add(level: Level | null): void {
    if (level !== null) this.#counts.set(level, (this.#counts.get(level) ?? 0) + 1)
  }

  text(): Bilingual {
    const sorted = [...this.#counts].sort(([a], [b]) => a - b)
    const [only] = sorted
    if (only && sorted.length === 1)
      return { en: `, all of ${levelName(only[0]).en}`, ja: `、すべて${levelName(only[0]).ja}` }
    const each = (lang: Lang): string[] => sorted.map(([level, count]) => `${levelName(level)[lang]}: ${count}`)
    return sorted.length === 0
      ? { en: '', ja: '' }
      : {
          en: `, ${each('en').join(', ')}`,
          ja: `、${each('ja')
            .map((text) => `${text}問`)
            .join('、')}`,
        }
  }
}

/** One line: where it is, how hard it is, what is proved, how to make it again. */
export function aboutFile<K extends PuzzleTypes>({ file, face, written }: Made<K>): Bilingual {
  const { level, proved, worth, foundSize, seed } = summaryOf(file, face)
  const part = (lang: Lang): string =>
    [
      written.length > 0 ? written.map(printable).join(', ') : withReadings(printable(file.title)),
      level === null ? '' : levelName(level)[lang],
      proved.map((name) => name[lang]).join(lang === 'en' ? ', ' : '、'),
      worth?.[lang] ?? '',
      foundSize ? `${foundSize.width}×${foundSize.height}` : '',
      `${lang === 'en' ? 'seed' : 'シード'} ${inShell(seed ?? '')}`,
    ]
      .filter((text) => text !== '')
      .join(' · ')
  return { en: part('en'), ja: part('ja') }
}

/** What makes a puzzle again. */
export interface Again {
  /** The given arguments, without the seed and the limits of the search. */
  readonly args: readonly string[]
  /** Whether one of them names standard input, which must then be given again too. */
  readonly readsInput: boolean
}

/**
 * The complete command that makes it again and saves it. `effort` limits the search if it is not the kind's default.
 */
export function howToKeep<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  { args, readsInput }: Again,
  effort: number | null,
): Bilingual {
  const { seed = '' } = file.recipe ?? {}
  const added = [
    ...(seed.startsWith('-') ? [`--seed=${seed}`] : ['--seed', seed]),
    ...(effort === null ? [] : ['--effort', String(effort)]),
    '-o',
    `my${fileExtension}`,
  ]
  // after `--` everything is a word
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const line = commandLine(['make', ...args.slice(0, end), ...added, ...args.slice(end)])
  const input = readsInput
    ? { en: ', with the same standard input', ja: '（標準入力にも同じ内容を渡す）' }
    : { en: '', ja: '' }
  return {
    en: `To keep it (or as .svg, .txt)${input.en}: ${line}`,
    ja: `残すには（.svg、.txt も可）${input.ja}: ${line}`,
  }
}

/** A length of time for people: 0.4 s, 12 s, 3 min 20 s, 2 h 5 min. */
export function duration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The text before the time that solving takes. */
export const solving = (name: string): Bilingual => ({
  en: `Solving ${printable(name)}:`,
  ja: `${printable(name)} を解いています:`,
})

const maxOfOneCode = 3
/** For both languages together, some hundred words: what fits on a terminal's screen. */
const longestNote = 2_000

/**
 * Notes on a puzzle: the first few of each sort and how many more there are. Files hold them in full. `nowhere`: no
 * file does, so every word is named here, unless they would fill the terminal.
 */
export function briefNotes(notes: readonly Note[], spell: Spell, nowhere = false): Bilingual[] {
  const codes = [...new Set(notes.map(({ code }) => code))]
  return codes.flatMap((code) => {
    const same = notes
      .filter((note) => note.code === code)
      .map(({ text, brief = text }) =>
        spelt(nowhere && JSON.stringify(text).length <= longestNote ? text : brief, spell),
      )
    const more = same.length - maxOfOneCode
    if (more < 2) return same
    return [
      ...same.slice(0, maxOfOneCode),
      { en: `… and ${more} more for similar reasons.`, ja: `…同じような理由で、ほかに${more}件あります。` },
    ]
  })
}

/** How many notes are printed for a run of many puzzles; files hold them all. */
const maxOfMany = 10

/** Notes on the puzzles of one run, each printed once with the numbers of its puzzles. */
export class NotesOfMany {
  readonly #puzzles = new Map<string, { readonly note: Bilingual; readonly runs: [first: number, last: number][] }>()
  #left = 0

  /** `n` counts the puzzles from 1. */
  add(note: Bilingual, n: number): void {
    const key = JSON.stringify(note)
    const known = this.#puzzles.get(key)
    const run = known?.runs.at(-1)
    if (run && run[1] >= n - 1) run[1] = n
    else if (known) known.runs.push([n, n])
    else if (this.#puzzles.size < maxOfMany) this.#puzzles.set(key, { note, runs: [[n, n]] })
    else this.#left++
  }

  lines(made: number): Bilingual[] {
    const messages = [...this.#puzzles.values()].map(({ note, runs }): Bilingual => {
      if (runs.length === 1 && runs[0]![0] === 1 && runs[0]![1] === made)
        return { en: `All puzzles: ${note.en}`, ja: `全問: ${note.ja}` }
      const some = runs.slice(0, maxOfMany).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
      const more = runs.length > some.length
      const one = runs.length === 1 && runs[0]![0] === runs[0]![1]
      return {
        en: `Puzzle${one ? '' : 's'} ${some.join(', ')}${more ? ' …' : ''}: ${note.en}`,
        ja: `${some.join('、')}${more ? 'など' : ''}問目: ${note.ja}`,
      }
    })
    if (this.#left === 0) return messages
    return [
      ...messages,
      {
        en: `… and ${counted(this.#left, 'more note')}; the file and --json list all of them.`,
        ja: `…ほかに${this.#left}件あります（ファイルや --json にはすべてあります）。`,
      },
    ]
  }
}
