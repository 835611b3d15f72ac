/**
 * Debian's `qxw`, which fills patterns in its batch mode: a deck lists the cells of each slot. Its alphabets have at
 * most 41 single letters (Czech), so kana are mapped to these and words with rarer kana are left out.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { slotsOf } from '@kumiki/core/lab'

export interface Filled {
  readonly isFilled: boolean
  /** Processor time of the whole run of the program. */
  readonly seconds: number
}

/** Seconds after which it is stopped. */
const patience = 60

const czech = Array.from('AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ')
export const maxLetters = czech.length

/** Debian installs games into a folder that is not in every search path. */
const folders = `${process.env.PATH ?? ''}${delimiter}/usr/games`

/** Null: it is not installed. */
export async function loadQxw(): Promise<
  ((words: readonly string[], rows: readonly string[]) => Promise<Filled>) | null
> {
  const there = await shell('command -v qxw', [])
  if (there.code !== 0) return null
  return async (words, rows) => {
    const folder = await mkdtemp(join(tmpdir(), 'kumiki-qxw-'))
    try {
      const letters = [...new Set(words.join(''))].sort()
      const codes = new Map(
        letters.map((letter, index) => [letter, /[A-Z]/.test(letter) ? letter : (czech[index] ?? '')]),
      )
      const inCodes = (word: string): string => Array.from(word, (letter) => codes.get(letter) ?? '').join('')
      await writeFile(join(folder, 'words'), `${words.map(inCodes).join('\n')}\n`)
      await writeFile(join(folder, 'deck'), deckOf(rows, join(folder, 'words'), codes.has('A') ? 'AZ' : 'CZ'))
      const { code, errors } = await shell('qxw -b "$1"; code=$?; times >&2; exit $code', [join(folder, 'deck')])
      return { isFilled: code === 0, seconds: childSeconds(errors) }
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}

/** A pattern as a deck: no word twice, words in the order of the list. */
export function deckOf(rows: readonly string[], dictionary: string, alphabet: string): string {
  const slots = slotsOf(rows).slots.map(({ cells }) => cells.map((cell) => `c${cell}`).join(' '))
  return [`.ALPHABET ${alphabet}`, `.DICTIONARY 1 ${dictionary}`, '.RANDOM 0', '.UNIQUE 1', ...slots, ''].join('\n')
}

/** The second line of `times` has the processor time of the shell's children: 0m0.021s 0m0.004s. */
export function childSeconds(printed: string): number {
  const lines = printed.trim().split('\n')
  const times = [...(lines.at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

const shell = (script: string, words: readonly string[]): Promise<{ readonly code: number; readonly errors: string }> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, PATH: folders }, timeout: 1000 * patience, maxBuffer: 10_000_000 }
    execFile('bash', ['-c', script, 'bash', ...words], options, (error, _, errors) =>
      resolve({ code: error ? 1 : 0, errors }),
    )
  })
