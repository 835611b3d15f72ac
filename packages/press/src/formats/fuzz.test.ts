/**
 * Damaged files: every reader reads or refuses each of them and never throws, and what it reads can be written and read
 * again. `npm run fuzz` (KUMIKI_FUZZ=1000000) tries many more and measures the time of each.
 */

import type { KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { face } from '@kumiki/core/kinds/crossword/puzzle'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { Rng } from '../../../core/src/base/rng.ts'
import { mutate } from '../../../core/src/contract/mutate.contract.ts'
import { crosswordFrom } from '../fixtures/crosswords.ts'
import { foreignTexts } from '../fixtures/foreign.ts'
import { maxMs, timeRead, wanted } from '../fixtures/fuzz.ts'
import { changed, puzzle, puzzleNames } from '../fixtures/printing.ts'
import { formatOf, formats, readFormat, suits, writeFormat } from '../formats.ts'
import type { Content } from './format.ts'

const rounds = wanted || 20_000
/** One in this many of the files that were read is written and read again. */
const copied = 20

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  new Uint8Array(typeof content === 'string' ? encoder.encode(content) : content)

/** A crossword without its answer may leave its script to be guessed from its clues. */
const boardOf = ({ puzzle: board }: KumikiFile<PuzzleTypes>): unknown => ({ ...board, script: undefined })

/** The files to damage: ours of every kind that the format holds, small crosswords, and files of other programs. */
async function seedsFor(ending: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const format = formatOf(`a${ending}`)
  if (!format.ok) throw new Error(ending)
  const small = Array.from({ length: 8 }, (_, index): SomeFile => {
    const script = index % 2 === 0 ? 'latin' : 'katakana'
    const option = { script, order: 'row', keyword: index % 3 === 0, answer: index < 6, title: 'Small' } as const
    const file = crosswordFrom(new Rng(`seed ${index}`), option)
    return (use) => use(file, face)
  })
  const own = await Promise.all(puzzleNames.map(puzzle))
  const files = [...small, ...own, ...own.map((file) => changed(file, { answer: undefined }))]
  const seeds = foreignTexts.filter(([name]) => name.endsWith(ending)).map(([, text]) => encoder.encode(text))
  for (const file of files.filter((one) =>
    suits(
      format.value,
      one(({ kind }) => kind),
    ),
  )) {
    const written = await writeFormat(`a${ending}`, [file], {})
    if (written.ok) seeds.push(bytesOf(written.value.content))
  }
  // long files take time and add hardly any new ways to break
  const short = seeds.filter(({ length }) => length < (wanted ? 8_000 : 2_200))
  return ending === '.jpz' ? [...short, ...short.slice(0, 3).map((xml) => zipSync({ 'a.xml': xml }))] : short
}

function damaged(seed: Uint8Array, rng: Rng, binary: boolean): Uint8Array {
  if (!binary || (seed[0] === 0x3c && rng.below(4) > 0)) return encoder.encode(mutate(decoder.decode(seed), rng))
  const bytes = [...seed]
  for (let count = 1 + rng.below(4); count > 0; count--) {
    const at = rng.below(bytes.length + 1)
    const choice = rng.below(4)
    if (choice === 0) bytes.splice(at, rng.below(8))
    else if (choice === 1) bytes.splice(at, 0, ...bytes.slice(at, at + rng.below(8)))
    else bytes[at] = rng.pick([0, 1, 0x2e, 0x7f, 0x80, 0xff, rng.below(256)])
  }
  return Uint8Array.from(bytes, (byte) => byte ?? 0)
}

const endings = formats.filter(({ read, kinds }) => read && kinds).map(({ extensions: [ending] }) => ending)

describe.each([...endings, '.txt'])('%s', (ending) => {
  const format = formatOf(`a${ending}`)
  const binary = format.ok && format.value.binary
  const name = `a${ending}`
  const readBytes = (bytes: Uint8Array) => readFormat(name, binary ? '' : decoder.decode(bytes), bytes)

  it(`refuses or reads ${rounds} damaged files, and can read again what it wrote from them`, async () => {
    const seeds = await seedsFor(ending)
    expect(seeds.length).toBeGreaterThan(0)
    const rng = new Rng(`fuzz ${ending}`)
    const seen = { read: 0, refused: 0, copied: 0 }
    const slow: number[] = []
    for (let round = 0; round < rounds; round++) {
      const bytes = damaged(rng.pick(seeds), rng, binary)
      const read = await timeRead(() => readBytes(bytes), slow)
      if (!read.ok) {
        seen.refused++
        if (!/\S/.test(read.error.text.ja) || !/\S/.test(read.error.text.en))
          throw new Error(`no sentence: ${read.error.code}`)
        continue
      }
      seen.read++
      if (seen.read % copied !== 0 || ending === '.txt') continue
      const written = await writeFormat(name, [read.value.file], {})
      if (!written.ok) continue
      const copy = await readBytes(bytesOf(written.value.content))
      if (!copy.ok) throw new Error(`not read again: ${copy.error.text.en}\n${decoder.decode(bytes).slice(0, 2000)}`)
      if (written.value.notes.length + copy.value.notes.length > 0) continue
      seen.copied++
      expect(copy.value.file(boardOf)).toEqual(read.value.file(boardOf))
    }
    if (wanted) console.log(ending, seen, 'slower than', maxMs, 'ms:', slow)
    expect(slow).toEqual([])
    expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(0)
    if (ending !== '.txt') expect(seen.copied).toBeGreaterThan(0)
  }, 1e9)
})
