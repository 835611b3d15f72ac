/** Opens puzzles from outside: a link's hash, a file's text. They are untrusted until the core has validated them. */

import { problem } from '@kumiki/core/base'
import { formatLine, forPlayers } from '@kumiki/core/file'
import { faces, limits, type Problem, parseFile, type SomeFile } from '@kumiki/core/player'
import { linkTo, readLink } from '@kumiki/press/link'
import { nameOf } from '../game/name.ts'

export type Opened =
  | {
      readonly file: SomeFile
      readonly line: string
      readonly id: string
      /** The hash of its address, which encodes exactly what was opened. */
      readonly hash: string
    }
  | { readonly problem: Problem }

export async function openLink(hash: string): Promise<Opened> {
  const read = await readLink(hash, faces)
  return read.ok ? openShown(read.value, hash) : { problem: inPlainWords(read.error) }
}

/** `text` is null if it could not be fetched. */
export async function openText(text: string | null): Promise<Opened> {
  if (text === null || text.trim() === '') return { problem: nothingThere }
  const read = await parseFile(text, faces)
  return read.ok ? openShown(read.value, null) : { problem: inPlainWords(read.error) }
}

export async function openFile(file: File): Promise<Opened> {
  // a character has one to four bytes
  if (file.size > 4 * limits.fileBytes) return { problem: tooLarge }
  return openText(await file.text().catch(() => null))
}

/** Replaces problems about file formats by messages that players understand. */
const inPlainWords = (given: Problem): Problem => {
  if (given.code === 'too-large') return tooLarge
  return ['not-json', 'not-kumiki', 'too-deep'].includes(given.code) ? noPuzzle : given
}

const noPuzzle = problem(
  'no-puzzle',
  'This cannot be played: there is no puzzle of Kumiki in it.',
  '組木のパズルではないので、開けません。',
)
const tooLarge = problem('too-large', 'This is too large to be a puzzle.', '大きすぎて、パズルとして読めません。')
const nothingThere = problem(
  'nothing-there',
  'The puzzle could not be loaded: nothing is there.',
  'パズルを読み込めませんでした。中身がありません。',
)

/** The line keeps the answer, if the file has one. The game's id depends only on its puzzle. */
async function openShown(file: SomeFile, given: string | null): Promise<Opened> {
  const line = file((known) => formatLine({ ...forPlayers(known), answer: known.answer }))
  const puzzle = file(({ kind, puzzle }) => JSON.stringify([kind, puzzle]))
  const hash = given ?? file((known) => new URL(linkTo(known, { base: 'https://x', selfChecking: true })).hash)
  return { file, line, id: await nameOf(puzzle), hash }
}
