/**
 * Reads the puzzles of a file: by its extension or, if that does not help, by its first bytes. A text that contains a
 * play link works too. Nothing is trusted: every result was accepted by the schemas of its kind.
 */
import { bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { formatLine } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import { decodeWritten, formatOf, type Imported, nameOf, readFormat } from '@kumiki/press/formats'
import { readLink } from '@kumiki/press/link'
import type { Found } from './protocol.ts'

export async function read(name: string, bytes: Uint8Array): Promise<Result<Found>> {
  if (bytes.length > limits.fileBytes) return bad(tooLarge(bytes.length))
  if (bytes.length === 0) return bad(empty)
  const text = decodeWritten(bytes)?.text ?? null
  const address = /\S*#k\d+\S+/.exec(text ?? '')?.[0]
  if (address !== undefined && text?.trim() === address) {
    const linked = await readLink(address, faces)
    return linked.ok ? good({ line: lineOf(linked.value), others: [], notes: [] }) : linked
  }
  let refusal: Problem | null = null
  for (const path of namesFor(name, bytes, text ?? '')) {
    const found = await readNamed(path, text, bytes)
    if (found.ok) return found
    refusal ??= found.error
  }
  return bad(refusal ?? unknown)
}

/** The names under which it is tried, the likeliest first. */
export function namesFor(name: string, bytes: Uint8Array, text: string): readonly string[] {
  const known = formatOf(name)
  const own = known.ok && known.value.read !== null ? [name] : []
  const start = text.replace(/^\ufeff/, '').trimStart()
  const guesses = [
    ...(String.fromCharCode(...bytes.slice(2, 13)) === 'ACROSS&DOWN' ? ['x.puz'] : []),
    ...(/^ipuz\s*\(/.test(start) || (start.startsWith('{') && /"http:\/\/ipuz\.org/.test(start)) ? ['x.ipuz'] : []),
    ...(start.startsWith('{') ? ['x.kumiki.json', 'x.jsonl'] : []),
    ...(start.startsWith('<') ? ['x.jpz'] : []),
  ]
  return [...own, ...guesses.filter((guess) => nameOfFormat(guess) !== nameOfFormat(name))]
}

const nameOfFormat = (path: string): string | null => {
  const format = formatOf(path)
  return format.ok ? nameOf(format.value) : null
}

async function readNamed(path: string, text: string | null, bytes: Uint8Array): Promise<Result<Found>> {
  const format = formatOf(path)
  if (!format.ok) return format
  if (text === null && !format.value.binary) return bad(noText)
  const parts = format.value.holds === 'lines' ? (text ?? '').split('\n').filter((line) => line.trim() !== '') : [text]
  const found: Imported[] = []
  for (const part of parts) {
    const one = await readFormat(path, part ?? '', bytes)
    if (!one.ok) return one
    found.push(one.value)
  }
  const [first, ...others] = found
  if (!first) return bad(empty)
  return good({
    line: lineOf(first.file),
    others: others.map(({ file }) => lineOf(file)),
    notes: found.flatMap(({ notes }) => notes),
  })
}

const lineOf = (file: SomeFile): string => file((known) => formatLine(known))

const tooLarge = (length: number): Problem =>
  problem(
    'file-too-large',
    `The file has ${Math.ceil(length / 1e6)} MB; a puzzle has at most ${limits.fileBytes / 1e6}.`,
    `ファイルが${Math.ceil(length / 1e6)} MBあります。パズルのファイルは${limits.fileBytes / 1e6} MBまでです。`,
  )
const empty = problem('empty-file', 'The file is empty.', 'ファイルの中身が空です。')
const noText = problem(
  'no-text',
  'This file is no text, so it holds no puzzle.',
  '文字のファイルではないので、パズルとして読めません。',
)
const unknown = problem(
  'unknown-format',
  'No puzzle was recognised in this file.',
  'このファイルは、どのパズルの形式でもありません。',
)
