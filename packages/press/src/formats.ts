/**
 * The formats that puzzles are read from and written to, found by the extension of a file's name or by the format's
 * name. It joins the formats of each folder with the exports that a kind's module offers. Each format lists the kinds
 * that it holds. The table is light; the code of a format is loaded when it is needed.
 */

import { type Bilingual, bad, good, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import type { Export } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { exolve, xd, xwj } from './formats/crossword/format.ts'
import { type Exported, type Format, type Imported, nameOf, type Puzzles, type WriteOptions } from './formats/format.ts'
import { ofHashi } from './formats/hashi/format.ts'
import { ipuz } from './formats/ipuz/format.ts'
import { jpz } from './formats/jpz/format.ts'
import { own } from './formats/own/format.ts'
import { puz } from './formats/puz/format.ts'
import { pzpr } from './formats/pzpr/format.ts'
import { sgt } from './formats/sgt/format.ts'
import { ofSudoku } from './formats/sudoku/format.ts'
import { ofWords } from './formats/words/format.ts'

export const formats: readonly Format[] = [
  ...own,
  ipuz,
  xd,
  puz,
  jpz,
  exolve,
  xwj,
  ...ofWords,
  ...ofSudoku,
  ...pzpr,
  sgt,
  ...ofHashi,
  ...Object.entries(kinds).flatMap(([kind, open]) => open(({ exports }) => exports.map((each) => ofKind(kind, each)))),
]

/** A format that a kind's own module offers. */
function ofKind(kind: string, { extension, title, write }: Export): Format {
  return {
    extensions: [extension],
    title,
    kinds: [kind],
    holds: 'one',
    binary: false,
    read: null,
    write: async ([puzzle]) => {
      const content = await puzzle((file) => write(file))
      return content.ok ? good({ content: content.value, notes: [] }) : content
    },
  }
}

/** Whether puzzles of a kind can be written in a format or read from it. */
export const suits = ({ kinds }: Format, kind: string): boolean => kinds?.includes(kind) ?? true

/** The format for a file's name; if two fit, the one with the longer extension. */
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

/** Reads the puzzle of a file, or of one line of a file with a puzzle a line. */
export async function readFormat(path: string, text: string, bytes: Uint8Array): Promise<Result<Imported>> {
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

/** The content of a file of this name with these puzzles. */
export async function writeFormat(path: string, puzzles: Puzzles, options: WriteOptions): Promise<Result<Exported>> {
  const format = formatOf(path)
  if (!format.ok) return format
  const { write, holds } = format.value
  if (!write) return bad(cannotWrite(format.value))
  if (holds === 'one' && puzzles.length > 1) return bad(holdsOne(format.value, puzzles.length))
  const strange = puzzles.map((puzzle) => puzzle(({ kind }) => kind)).find((kind) => !suits(format.value, kind))
  return strange === undefined ? write(puzzles, options) : bad(otherKind(format.value, strange))
}

/** The names by which formats are requested where no file name decides, such as `ipuz`. */
export const formatNames = (which: (format: Format) => boolean): string[] => formats.filter(which).map(nameOf)

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

export { decodeAs, decodeWritten } from './formats/encoding.ts'
export {
  type Content,
  type Exported,
  type Format,
  type Imported,
  nameOf,
  type PrintTools,
  type WriteOptions,
} from './formats/format.ts'
