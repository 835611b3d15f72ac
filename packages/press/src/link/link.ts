/**
 * Play links: a whole puzzle in the part of an address that never leaves the browser, `/play/#k1…`. A link holds the
 * same as a player's file, and the answer only if its maker wants a self-checking puzzle.
 */

import { bad, type Problem, problem, type Result } from '@kumiki/core/base'
import type { KumikiFile, LazyFace, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { parseFile } from '@kumiki/core/file'
import { oversize, pack, unpack } from './bytes.ts'
import { sharedLine } from './line.ts'

const version = 'k1'

/**
 * The maximum size of a link's content: a crossword of some 300 clues, four times what messengers and browsers pass on.
 * A page unpacks it in less than a tenth of a second; larger puzzles have to be sent as files.
 */
const maxBytes = 64_000
/** `maxBytes` in the worst packing. */
const maxCharacters = 2 * maxBytes

export interface LinkOptions {
  /** The answer is included, so that the page can check and give hints. */
  readonly selfChecking: boolean
  /** Where the site is; '' for an address without host. */
  readonly base: string
}

/** Packs what a page needs to play. */
export const linkTo = <K extends PuzzleTypes>(file: KumikiFile<K>, { selfChecking, base }: LinkOptions): string =>
  `${siteOf(base)}/play/#${version}${pack(sharedLine(file, selfChecking))}`

/** `https://x.org`, `https://x.org/` and `https://x.org/play/` are the same site. */
const siteOf = (base: string): string => base.replace(/(\/play)?\/*$/, '')

/**
 * Reads the puzzle from an address or from the part behind its `#`. Everything is checked by the schemas of its kind.
 */
export async function readLink(address: string, faces: Readonly<Record<string, LazyFace>>): Promise<Result<SomeFile>> {
  const hash = address.slice(address.indexOf('#') + 1)
  const found = /^k(\d{1,4})(.*)$/s.exec(hash)
  if (!found) return bad(noPuzzle)
  const [, number, characters = ''] = found
  if (`k${number}` !== version) return bad(otherVersion)
  if (characters.length > maxCharacters) return bad(tooLong)
  const text = unpack(characters, maxBytes)
  return text.ok ? parseFile(text.value, faces) : text
}

/** Why pages would not read a link that was made here, or null if they do. */
export function unreadable(link: string): Problem | null {
  const characters = link.slice(link.indexOf('#') + 1 + version.length)
  return (characters.length > maxCharacters ? tooLong : oversize(characters, maxBytes)) && tooMuch
}

const noPuzzle = problem('no-puzzle', 'This link holds no puzzle.', 'このリンクにはパズルが入っていません。')
const otherVersion = problem(
  'link-version',
  'This link was made by another version of Kumiki and cannot be read here.',
  'このリンクは別の版の組木で作られていて、ここでは読めません。',
)
const tooMuch = problem(
  'link-too-large',
  'This puzzle is too large for a link; give its file away instead.',
  'このパズルはリンクには大きすぎます。ファイルで配ってください。',
)
const tooLong = problem('link-too-large', 'This link is too long to be read.', 'このリンクは長すぎて読めません。')
