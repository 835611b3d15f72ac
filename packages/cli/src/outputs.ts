/**
 * Where made puzzles go: each `-o` names files by its ending. One of many is numbered: `p.svg` becomes `p-0001.svg`, or
 * the number stands where the name has `{n}`. `.jsonl` takes them all, one line each.
 */
import { formatLine, forPlayers, type KumikiFile } from '@kumiki/core/file'
import type { Face, Shapes } from '@kumiki/core/kind'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/result'
import type { Format, WriteOptions } from '@kumiki/press/format'
import { formatOf, formats } from '@kumiki/press/formats'
import { quoted } from './arguments.ts'
import { Growing, wayTo, writeWhole } from './files.ts'

export interface Output {
  /** Writes puzzle number n (from 1) and gives the name of its file. */
  add<K extends Shapes>(file: KumikiFile<K>, face: Face<K>, n: number): Promise<Result<string>>
  close(): Promise<Result<null>>
}

const leastDigits = 4

/** Refuses before any work is done what could not be written after it. */
export async function openOutputs(
  paths: readonly string[],
  count: number,
  options: WriteOptions,
): Promise<Result<Output[]>> {
  const outputs: Output[] = []
  for (const path of paths) {
    const way = await wayTo(path)
    const output = !way.ok ? way : isLines(path) ? await openLines(path, options) : openNumbered(path, count, options)
    if (!output.ok) {
      for (const opened of outputs) await opened.close()
      return output
    }
    outputs.push(output.value)
  }
  return good(outputs)
}

const isLines = (path: string): boolean => path.toLowerCase().endsWith('.jsonl')

async function openLines(path: string, options: WriteOptions): Promise<Result<Output>> {
  const growing = await Growing.open(path)
  if (!growing.ok) return growing
  let lines = 0
  return good({
    add: async (file) => {
      lines++
      const written = await growing.value.write(`${formatLine(options.answer === false ? forPlayers(file) : file)}\n`)
      return written.ok ? good(path) : written
    },
    close: async () => {
      if (lines > 0) return growing.value.keep()
      await growing.value.drop()
      return good(null)
    },
  })
}

function openNumbered(path: string, count: number, options: WriteOptions): Result<Output> {
  const format = formatOf(path)
  const write = format.ok ? format.value.write : null
  if (!format.ok || !write) return bad(notWritten(path))
  return good({
    add: async (file, face, n) => {
      const name = count > 1 ? numbered(path, n, count, format.value) : path
      const text = write(file, face, options)
      if (!text.ok) return text
      const written = await writeWhole(name, text.value)
      return written.ok ? good(name) : written
    },
    close: async () => good(null),
  })
}

function numbered(path: string, n: number, count: number, format: Format): string {
  const number = String(n).padStart(Math.max(leastDigits, String(count).length), '0')
  if (path.includes('{n}')) return path.replaceAll('{n}', number)
  const ending = format.extensions.find((extension) => path.toLowerCase().endsWith(extension)) ?? ''
  const stem = path.slice(0, path.length - ending.length)
  return `${stem}-${number}${path.slice(path.length - ending.length)}`
}

export const writableEndings = (): string[] => [
  ...formats.filter((format) => format.write).flatMap((format) => format.extensions),
  '.jsonl',
]

const notWritten = (path: string): Problem =>
  problem(
    'unknown-format',
    `The ending of "${quoted(path)}" names no format that is written; these are: ${writableEndings().join(' ')}`,
    `「${quoted(path)}」の末尾は書き出せる形式ではありません。使えるのは: ${writableEndings().join(' ')}`,
  )
