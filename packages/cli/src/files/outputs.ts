/**
 * The outputs of a run: each `-o` names files by its extension. Several are numbered: `p.svg` becomes `p-0001.svg`, or
 * the number replaces `{n}` in the name. A `.jsonl` file takes them all, one line each.
 */
import { resolve } from 'node:path'
import { type Bilingual, bad, good, type Problem, printable, type Result } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { type Format, formatOf, suits, type WriteOptions, writeFormat } from '@kumiki/press/formats'
import type { Terminal } from '../terminal/terminal.ts'
import { notForKind, notWritten } from './endings.ts'
import { Growing, isSameFile, namesOf, replacedNote, wayTo, writeWhole } from './files.ts'
import { tools } from './printtools.ts'

/** A file that was written, and whether it replaced another; without a name, one that is still open. */
interface Saved {
  readonly name: string | null
  readonly replaced: boolean
  /** What was left out of the file. */
  readonly lost: readonly Problem[]
}

interface Output {
  /** Writes puzzle number n (from 1). */
  add<K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>, n: number): Promise<Result<Saved>>
  close(): Promise<Result<Saved | null>>
  /** Its name, with a place for the number if there are many. */
  readonly path: string
  readonly keepsNotes: boolean
}

const minDigits = 4

/** All files of a run. */
export class Outputs {
  readonly #all: readonly Output[]
  readonly #replaced: string[] = []
  /** The losses in all written files, each sentence once. */
  readonly #lost = new Map<string, Bilingual>()
  /** The first and the last file of each output that numbers its files. */
  readonly #numbered = new Map<Output, { readonly first: string; last: string; files: number }>()

  private constructor(all: readonly Output[]) {
    this.#all = all
  }

  /**
   * A file that is named twice is written once. `as`: an extension that replaces the file's own. Refuses, before any
   * work is done, a file that could not be written after it. `kind` is null if it is not known yet.
   */
  static async open(
    paths: readonly string[],
    count: number,
    options: WriteOptions,
    kind: string | null,
    as: string | null = null,
  ): Promise<Result<Outputs>> {
    const all: Output[] = []
    const places = paths.map((path) => resolve(path))
    for (const path of paths.filter((_, index) => places.indexOf(places[index]!) === index)) {
      const way = await wayTo(path)
      const output = !way.ok
        ? way
        : isLines(as ?? path)
          ? await openLines(path, as ?? path, options)
          : holdsAll(as ?? path)
            ? openBook(path, as ?? path, options)
            : openNumbered(path, as ?? path, count, { ...options, tools }, kind)
      if (!output.ok) {
        for (const opened of all) await opened.close()
        return output
      }
      all.push(output.value)
    }
    return good(new Outputs(all))
  }

  get none(): boolean {
    return this.#all.length === 0
  }

  /** Whether one of them holds the notes on a puzzle; drawings and files for players do not. */
  get keepsNotes(): boolean {
    return this.#all.some((output) => output.keepsNotes)
  }

  /** Writes puzzle number n (from 1) to all outputs and returns the names of its files. */
  async add<K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>, n: number): Promise<Result<string[]>> {
    const names: string[] = []
    for (const output of this.#all) {
      const saved = await output.add(file, face, n)
      if (!saved.ok) return saved
      const { name, lost } = saved.value
      names.push(name ?? output.path)
      for (const { text } of lost) this.#lost.set(JSON.stringify(text), text)
      this.#note(saved.value)
      if (name !== null) this.#count(output, name)
    }
    return good(names)
  }

  /** Closes all outputs and prints what there is to report. Returns false if something could not be written. */
  async close(terminal: Terminal): Promise<boolean> {
    let well = true
    for (const output of this.#all) {
      const closed = await output.close()
      if (closed.ok) {
        if (closed.value) this.#note(closed.value)
        for (const { text } of closed.value?.lost ?? []) this.#lost.set(JSON.stringify(text), text)
      } else terminal.note(closed.error.text)
      well &&= closed.ok
    }
    for (const text of this.#lost.values()) terminal.note(text)
    if (this.#replaced.length > 0) terminal.note(replacedNote(this.#replaced))
    return well
  }

  /** The names of many files as text, or null if there are none. */
  written(): Bilingual | null {
    const names = this.#all.map((output) => {
      const { first, last, files } = this.#numbered.get(output) ?? { first: output.path, last: '', files: 1 }
      return files === 1 ? printable(first) : `${printable(first)}${files === 2 ? ', ' : ' … '}${printable(last)}`
    })
    return names.length === 0 ? null : { en: `Written: ${names.join(', ')}`, ja: `書き出しました: ${names.join('、')}` }
  }

  #count(output: Output, name: string): void {
    const known = this.#numbered.get(output)
    if (!known) this.#numbered.set(output, { first: name, last: name, files: 1 })
    else {
      known.last = name
      known.files++
    }
  }

  #note({ name, replaced }: Pick<Saved, 'name' | 'replaced'>): void {
    if (replaced && name !== null) this.#replaced.push(name)
  }
}

const isLines = (path: string): boolean => {
  const format = formatOf(path)
  return format.ok && format.value.holds === 'lines'
}

const holdsAll = (path: string): boolean => {
  const format = formatOf(path)
  return format.ok && format.value.holds === 'book'
}

/** All puzzles bound together, written once at the end. */
function openBook(path: string, named: string, options: WriteOptions): Result<Output> {
  const puzzles: SomeFile[] = []
  return good({
    path,
    keepsNotes: false,
    add: async (file, face) => {
      puzzles.push((use) => use(file, face))
      return good({ name: null, replaced: false, lost: [] })
    },
    close: async () => {
      const [first, ...others] = puzzles
      if (!first) return good(null)
      const exported = await writeFormat(named, [first, ...others], { ...options, tools })
      if (!exported.ok) return exported
      const written = await writeWhole(path, exported.value.content)
      return written.ok ? good({ name: path, replaced: written.value, lost: exported.value.notes }) : written
    },
  })
}

async function openLines(path: string, named: string, options: WriteOptions): Promise<Result<Output>> {
  const growing = await Growing.open(path)
  if (!growing.ok) return growing
  let lines = 0
  return good({
    path,
    keepsNotes: options.answer !== false,
    add: async (file, face) => {
      const line = await writeFormat(named, [(use) => use(file, face)], options)
      if (!line.ok) return line
      lines++
      const written = await growing.value.write(line.value.content)
      return written.ok ? good({ name: null, replaced: false, lost: line.value.notes }) : written
    },
    close: async () => {
      if (lines === 0) {
        await growing.value.drop()
        return good(null)
      }
      const kept = await growing.value.keep()
      return kept.ok ? good({ name: path, replaced: kept.value, lost: [] }) : kept
    },
  })
}

function openNumbered(
  path: string,
  named: string,
  count: number,
  options: WriteOptions,
  kind: string | null,
): Result<Output> {
  const format = formatOf(named)
  if (!format.ok || !format.value.write) return bad(notWritten(path, kind))
  if (kind !== null && !suits(format.value, kind)) return bad(notForKind(path, kind))
  return good({
    path,
    keepsNotes: format.value.keepsNotes === true && options.answer !== false,
    add: async (file, face, n) => {
      // for a converted file the kind is not known before
      if (!suits(format.value, face.id)) return bad(notForKind(path, face.id))
      const name = count > 1 ? numbered(path, n, count, format.value) : path
      const exported = await writeFormat(named, [(use) => use(file, face)], options)
      if (!exported.ok) return exported
      const written = await writeWhole(name, exported.value.content)
      return written.ok ? good({ name, replaced: written.value, lost: exported.value.notes }) : written
    },
    close: async () => good(null),
  })
}

/** Whether making this many puzzles would overwrite a file that is read. */
export async function writesOver(input: string, path: string, count: number): Promise<boolean> {
  const format = formatOf(path)
  if (count === 1 || isLines(path) || holdsAll(path) || !format.ok) return isSameFile(input, path)
  const names = await namesOf(input)
  for (let n = 1; n <= count; n++) if (names.includes(resolve(numbered(path, n, count, format.value)))) return true
  return false
}

function numbered(path: string, n: number, count: number, format: Format): string {
  const number = String(n).padStart(Math.max(minDigits, String(count).length), '0')
  if (path.includes('{n}')) return path.replaceAll('{n}', number)
  const ending = format.extensions.find((extension) => path.toLowerCase().endsWith(extension)) ?? ''
  const stem = path.slice(0, path.length - ending.length)
  return `${stem}-${number}${path.slice(path.length - ending.length)}`
}
