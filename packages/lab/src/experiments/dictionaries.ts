/**
 * The dictionaries of the word-grid experiments: our own lists, lists of the data folder, and random words over
 * alphabets of given size.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Rng } from '@kumiki/core'
import { type Entry, readWords, toEntry } from '@kumiki/core/words'
import { lists } from '@kumiki/data'
import { loadList } from '@kumiki/data/node'

export async function readList(id: string): Promise<readonly Entry[]> {
  const info = lists.find((list) => list.id === id)
  if (!info) throw new Error(`no list ${id}`)
  return readWords(await loadList(info)).entries
}

/** A list from the data folder; null when there is no such folder or file. */
export async function fromData(folder: string | null, file: string): Promise<readonly Entry[] | null> {
  if (folder === null) return null
  const text = await readFile(join(folder, file), 'utf8').catch(() => null)
  return text === null ? null : readWords(text).entries
}

const alphabets: Readonly<Record<number, string>> = {
  2: '01',
  10: '0123456789',
  26: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  50: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐげご',
}

/** A hundred different words of 2 to 10 letters, mostly about five; every letter is equally likely. */
export function randomWords(letters: number, seed: string): Entry[] {
  const rng = new Rng(`${seed}/words/${letters}`)
  const alphabet = alphabets[letters] ?? '01'
  const words = new Set<string>()
  while (words.size < 100) {
    const length = 2 + rng.below(4) + rng.below(4) + rng.below(3)
    words.add(Array.from({ length }, () => alphabet.charAt(rng.below(alphabet.length))).join(''))
  }
  return [...words].flatMap((word) => {
    const entry = toEntry({ word })
    return entry.ok ? [entry.value] : []
  })
}
