/**
 * The files that puzzles come in and go out as, found by the end of a file's name: one line a format, and whatever else a
 * kind's door says it is written as. The table is light; the code of a format is loaded when it is needed.
 */

import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { type Bilingual, printable } from '@kumiki/core/base/text'
import type { SomeFile } from '@kumiki/core/file/file'
import type { Export } from '@kumiki/core/kind/door'
import { doors } from '@kumiki/core/kinds/doors'
import type { Content, Format, Puzzles, Read, ReadOne, Write, WriteOne, WriteOptions } from './format.ts'

/** Reads what was decoded as UTF-8 or, where it is not text, the bytes. */
const reading =
  (load: () => Promise<ReadOne>): Read =>
  async (text, bytes) =>
    (await load())(text, bytes)

/** For formats that hold one puzzle. */
const writing =
  (load: () => Promise<WriteOne>): Write =>
  async ([puzzle], options) => {
    const write = await load()
    return puzzle((file, face) => write(file, face, options))
  }

const kumiki = () => import('./formats/kumiki.ts')
const drawing = () => import('./formats/drawing.ts')
const paper = () => import('./formats/paper.ts')
const pzpr = () => import('./formats/pzpr.ts')
const sgt = () => import('./formats/sgt.ts')
const has = () => import('./formats/has.ts')

const hashi = { kinds: ['hashi'], holds: 'one' } as const

export const formats: readonly Format[] = [
  {
    extensions: ['.kumiki.json', '.json'],
    title: { en: 'Kumiki file', ja: 'kumiki ファイル' },
    kinds: null,
    holds: 'one',
    read: reading(async () => (await kumiki()).readKumiki),
    write: writing(async () => (await kumiki()).writeKumiki),
  },
  {
    extensions: ['.svg'],
    title: { en: 'SVG drawing', ja: 'SVG 図版' },
    kinds: null,
    holds: 'one',
    read: null,
    write: writing(async () => (await drawing()).writeSvg),
  },
  {
    extensions: ['.png'],
    title: { en: 'PNG picture', ja: 'PNG 画像' },
    kinds: null,
    holds: 'one',
    read: null,
    write: async (puzzles, options) => (await paper()).writePng(puzzles, options),
  },
  {
    extensions: ['.pdf'],
    title: { en: 'PDF pages', ja: 'PDF のページ' },
    kinds: null,
    holds: 'book',
    read: null,
    write: async (puzzles, options) => (await paper()).writeSheets(puzzles, options),
  },
  {
    extensions: ['.txt'],
    title: { en: 'Plain text', ja: 'テキスト' },
    kinds: null,
    holds: 'one',
    read: null,
    write: writing(async () => (await drawing()).writeText),
  },
  {
    extensions: ['.jsonl'],
    title: { en: 'Kumiki files, one a line', ja: 'kumiki ファイル（1行に1問）' },
    kinds: null,
    holds: 'lines',
    read: reading(async () => (await kumiki()).readKumiki),
    write: async (puzzles, options) => (await kumiki()).writeLines(puzzles, options),
  },
  {
    extensions: ['.pzpr', '.url'],
    title: { en: 'puzz.link address (Hashi)', ja: 'puzz.link のアドレス（橋をかけろ）' },
    ...hashi,
    read: reading(async () => (await pzpr()).readPzpr),
    write: writing(async () => (await pzpr()).writeAddress),
  },
  {
    extensions: ['.pzprv3'],
    title: { en: 'pzprv3 text (Hashi)', ja: 'pzprv3 テキスト（橋をかけろ）' },
    ...hashi,
    read: reading(async () => (await pzpr()).readPzprv3),
    write: writing(async () => (await pzpr()).writePzprv3),
  },
  {
    extensions: ['.sgt'],
    title: { en: 'Simon Tatham’s game id (Hashi)', ja: 'Simon Tatham の game id（橋をかけろ）' },
    ...hashi,
    read: reading(async () => (await sgt()).readSgt),
    write: writing(async () => (await sgt()).writeSgt),
  },
  {
    extensions: ['.has'],
    title: { en: '.has benchmark (Hashi)', ja: '.has（橋をかけろ）' },
    ...hashi,
    read: reading(async () => (await has()).readHas),
    write: writing(async () => (await has()).writeHas),
  },
  ...Object.entries(doors).flatMap(([kind, open]) => open(({ exports }) => exports.map((own) => ofKind(kind, own)))),
]

/** A file that a kind's own door offers. */
function ofKind(kind: string, { extension, title, write }: Export): Format {
  return {
    extensions: [extension],
    title,
    kinds: [kind],
    holds: 'one',
    read: null,
    write: async ([puzzle]) => puzzle((file) => write(file)),
  }
}

/** Whether puzzles of a kind can be written in a format or read from it. */
export const suits = ({ kinds }: Format, kind: string): boolean => kinds?.includes(kind) ?? true

/** The format of a file's name; of two that fit, the one with the longer extension. */
export function formatOf(path: string): Result<Format> {
  const name = path.toLowerCase()
  const fitting = formats.flatMap((format) =>
    format.extensions.filter((extension) => name.endsWith(extension)).map((extension) => ({ format, extension })),
  )
  const [first, ...others] = fitting
  if (!first) return bad(unknownFormat(path, endings()))
  return good(
    others.reduce((best, next) => (next.extension.length > best.extension.length ? next : best), first).format,
  )
}

/** The puzzle of a file, or of one line where a file holds a puzzle a line. */
export async function readFormat(path: string, text: string, bytes: Uint8Array): Promise<Result<SomeFile>> {
  const format = formatOf(path)
  if (!format.ok)
    return bad(
      unknownFormat(
        path,
        endings(({ read }) => read !== null),
      ),
    )
  return format.value.read?.(text, bytes) ?? bad(cannotRead(format.value))
}

/** What a file of this name holds when the puzzles are written to it. */
export async function writeFormat(path: string, puzzles: Puzzles, options: WriteOptions): Promise<Result<Content>> {
  const format = formatOf(path)
  if (!format.ok) return format
  const { write, holds } = format.value
  if (!write) return bad(cannotWrite(format.value))
  if (holds === 'one' && puzzles.length > 1) return bad(holdsOne(format.value, puzzles.length))
  const strange = puzzles.map((puzzle) => puzzle(({ kind }) => kind)).find((kind) => !suits(format.value, kind))
  return strange === undefined ? write(puzzles, options) : bad(otherKind(format.value, strange))
}

const endings = (which: (format: Format) => boolean = () => true): string[] =>
  formats.filter(which).flatMap((format) => format.extensions)

const unknownFormat = (path: string, known: readonly string[]): Problem => {
  const name = printable(path.split(/[/\\]/).at(-1) ?? path).slice(0, 60)
  return problem(
    'unknown-format',
    `The ending of "${name}" names no known format; known are ${known.join(' ')}.`,
    `「${name}」の拡張子の形式は扱えません。使えるのは ${known.join(' ')} です。`,
  )
}

const named = ({ title, extensions: [ending] }: Format): Bilingual => ({
  en: `${title.en} (${ending})`,
  ja: `${title.ja}（${ending}）`,
})

const cannotRead = (format: Format): Problem =>
  problem('cannot-read', `${named(format).en} can only be written.`, `${named(format).ja}は書き出しだけができます。`)
const cannotWrite = (format: Format): Problem =>
  problem('cannot-write', `${named(format).en} can only be read.`, `${named(format).ja}は読み込みだけができます。`)
const holdsOne = (format: Format, count: number): Problem =>
  problem(
    'holds-one',
    `${named(format).en} holds one puzzle; ${count} were given.`,
    `${named(format).ja}に入るのは1問だけです。${count}問あります。`,
  )
const otherKind = (format: Format, kind: string): Problem =>
  problem(
    'other-kind',
    `${named(format).en} cannot hold a puzzle of the kind ${printable(kind)}.`,
    `${named(format).ja}では ${printable(kind)} を書き出せません。`,
  )
