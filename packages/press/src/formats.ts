/**
 * The files that puzzles come in and go out as, found by the end of a file's name. One line a format in `formats`.
 *
 * A format reads what was decoded as UTF-8 or, where it is not text, the bytes; it never throws. Drawings show the
 * puzzle without its answer unless they are asked to show it, and speak the puzzle's own language.
 */

import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { langs, shown } from '@kumiki/core/base/text'
import { type Picture, plainLook } from '@kumiki/core/drawing/picture'
import { formatFile, forPlayers, type KumikiFile, parseFile, type SomeFile } from '@kumiki/core/file/file'
import type { Aside, Face } from '@kumiki/core/kind/face'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { faces } from '@kumiki/core/kinds/faces'
import { renderAside } from './aside.ts'
import type { Format, Read, Write, WriteOptions } from './format.ts'
import { readHas, writeHas } from './formats/has.ts'
import { readPzpr, readPzprv3, writeAddress, writePzprv3 } from './formats/pzpr.ts'
import { readSgt, writeSgt } from './formats/sgt.ts'
import { withHeading } from './heading.ts'
import { withLists } from './lists.ts'
import { writeLp } from './lp.ts'
import { renderSvg } from './svg.ts'
import { renderTerminal } from './terminal.ts'

const readKumiki: Read = (text) => parseFile(text, faces)

const writeKumiki: Write = (file, _face, { answer }) => {
  if (answer === true && file.answer === undefined) return bad(noAnswer)
  return good(formatFile(answer === false ? forPlayers(file) : file))
}

const writeSvg: Write = (file, face, options) => {
  const picture = drawn(file, face, options)
  if (!picture.ok) return picture
  const page = withLists(picture.value, asides(file, face, options), file.lang)
  const own = !langs.some((lang) => face.title[lang] === file.title)
  return good(renderSvg(own ? withHeading(page, file.title) : page, { lang: file.lang, title: file.title }))
}

const writeText: Write = (file, face, options) => {
  const picture = drawn(file, face, options)
  if (!picture.ok) return picture
  const board = renderTerminal(picture.value, { colour: false })
  return good(`${shown(file.title)}\n\n${board}${renderAside(asides(file, face, options), file.lang)}`)
}

export const formats: readonly Format[] = [
  {
    extensions: ['.kumiki.json', '.json'],
    title: { en: 'Kumiki file', ja: 'kumiki ファイル' },
    read: readKumiki,
    write: writeKumiki,
  },
  { extensions: ['.svg'], title: { en: 'SVG drawing', ja: 'SVG 図版' }, read: null, write: writeSvg },
  { extensions: ['.txt'], title: { en: 'Plain text', ja: 'テキスト' }, read: null, write: writeText },
  {
    extensions: ['.pzpr', '.url'],
    title: { en: 'puzz.link address (Hashi)', ja: 'puzz.link のアドレス（橋をかけろ）' },
    kinds: ['hashi'],
    read: readPzpr,
    write: writeAddress,
  },
  {
    extensions: ['.pzprv3'],
    title: { en: 'pzprv3 text (Hashi)', ja: 'pzprv3 テキスト（橋をかけろ）' },
    kinds: ['hashi'],
    read: readPzprv3,
    write: writePzprv3,
  },
  {
    extensions: ['.sgt'],
    title: { en: 'Simon Tatham’s game id (Hashi)', ja: 'Simon Tatham の game id（橋をかけろ）' },
    kinds: ['hashi'],
    read: readSgt,
    write: writeSgt,
  },
  {
    extensions: ['.has'],
    title: { en: '.has benchmark (Hashi)', ja: '.has（橋をかけろ）' },
    kinds: ['hashi'],
    read: readHas,
    write: writeHas,
  },
  {
    extensions: ['.lp'],
    title: { en: 'LP file (crosswords)', ja: 'LP ファイル（クロスワード）' },
    kinds: ['crossword'],
    read: null,
    write: (file) => writeLp(file),
  },
]

/** The format of a file's name; of two that fit, the one with the longer extension. */
export function formatOf(path: string): Result<Format> {
  const name = path.toLowerCase()
  const fitting = formats.flatMap((format) =>
    format.extensions.filter((extension) => name.endsWith(extension)).map((extension) => ({ format, extension })),
  )
  const [first, ...others] = fitting
  if (!first) return bad(unknownFormat(path))
  return good(
    others.reduce((best, next) => (next.extension.length > best.extension.length ? next : best), first).format,
  )
}

export async function readFormat(path: string, text: string, bytes: Uint8Array): Promise<Result<SomeFile>> {
  const format = formatOf(path)
  // many puzzles in one file, a line each, are read one line at a time
  if (!format.ok) return bad(unknownFormat(path, [...endings(({ read }) => read !== null), '.jsonl']))
  return format.value.read ? format.value.read(text, bytes) : bad(cannot('read', format.value))
}

export function writeFormat<K extends Shapes>(
  path: string,
  file: KumikiFile<K>,
  face: Face<K>,
  options: WriteOptions,
): Result<string> {
  const format = formatOf(path)
  if (!format.ok) return format
  return format.value.write ? format.value.write(file, face, options) : bad(cannot('write', format.value))
}

const endings = (which: (format: Format) => boolean): string[] =>
  formats.filter(which).flatMap((format) => format.extensions)

/** The puzzle's picture, with its answer only when that is asked for. */
export function drawn<K extends Shapes>(
  file: KumikiFile<K>,
  face: Face<K>,
  options: Pick<WriteOptions, 'answer'>,
): Result<Picture> {
  if (!options.answer) return good(face.draw(file.puzzle, face.blank(file.puzzle), plainLook))
  return file.answer === undefined ? bad(noAnswer) : good(face.draw(file.puzzle, file.answer, plainLook))
}

/** What stands beside the board, with what the answer adds only when that is asked for. */
export const asides = <K extends Shapes>(
  file: KumikiFile<K>,
  face: Face<K>,
  { answer }: Pick<WriteOptions, 'answer'>,
): readonly Aside[] => face.aside(file.puzzle, (answer ? file.answer : undefined) ?? face.blank(file.puzzle))

const noAnswer: Problem = problem(
  'no-answer',
  'The answer was asked for, but this file does not hold it.',
  '答えを求められましたが、このファイルには答えがありません。',
)

const unknownFormat = (path: string, known: readonly string[] = endings(() => true)): Problem => {
  const name = shown(path.split(/[/\\]/).at(-1) ?? path).slice(0, 60)
  return problem(
    'unknown-format',
    `The ending of "${name}" names no known format; known are ${known.join(' ')}.`,
    `「${name}」の拡張子の形式は扱えません。使えるのは ${known.join(' ')} です。`,
  )
}

const cannot = (verb: 'read' | 'write', { title, extensions }: Format): Problem =>
  problem(
    `cannot-${verb}`,
    `${title.en} (${extensions[0]}) can only be ${verb === 'read' ? 'written' : 'read'}.`,
    `${title.ja}（${extensions[0]}）は${verb === 'read' ? '書き出し' : '読み込み'}だけができます。`,
  )
