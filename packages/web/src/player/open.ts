/** A puzzle from outside: a link's hash, a file's text. Hostile until the core has read it. */
import { faces, formatLine, forPlayers, type Problem, parseFile, type SomeFile } from '@kumiki/core/player'
import { readLink } from '@kumiki/press/link/link'

export type Opened =
  | { readonly file: SomeFile; readonly line: string; readonly id: string }
  | { readonly problem: Problem }

const mostFileBytes = 1_000_000

export async function openLink(hash: string): Promise<Opened> {
  const read = await readLink(hash, faces)
  return read.ok ? opened(read.value) : { problem: read.error }
}

export async function openText(text: string): Promise<Opened> {
  const read = await parseFile(text, faces)
  return read.ok ? opened(read.value) : { problem: read.error }
}

export async function openFile(file: File): Promise<Opened> {
  const text = file.size > mostFileBytes ? '' : await file.text().catch(() => '')
  return openText(text)
}

/** The line keeps the answer, where the file has one. The name of a game follows from its puzzle alone. */
async function opened(file: SomeFile): Promise<Opened> {
  const line = file((known) => formatLine({ ...forPlayers(known), answer: known.answer }))
  const puzzle = file(({ kind, puzzle }) => JSON.stringify([kind, puzzle]))
  return { file, line, id: await nameOf(puzzle) }
}

async function nameOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (!crypto.subtle) return sumOf(bytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where a page has no cryptography (plain http on another machine): FNV-1a, twice. */
function sumOf(bytes: Uint8Array): string {
  let [a, b] = [0x811c9dc5, 0x01000193]
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193)
    b = Math.imul(b ^ byte, 0x811c9dc5)
  }
  return (a >>> 0).toString(16) + (b >>> 0).toString(16)
}
