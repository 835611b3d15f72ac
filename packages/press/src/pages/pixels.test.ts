/** The pages as a printer gets them: rendered by poppler, looked at pixel by pixel. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Lang, langs } from '@kumiki/core/base/text'
import { afterAll, describe, expect, it } from 'vitest'
import { findPoppler, findQpdf } from '../../../../scripts/poppler.mjs'
import { puzzleNames, puzzles, typeface } from '../fixtures/printing.ts'
import { papers, turned } from './measures.ts'
import { inkOn } from './page.contract.ts'
import type { Page } from './page.ts'
import { writePdf } from './pdf.ts'
import { type PrintOptions, printSheets, usualPrint } from './print.ts'

const folder = mkdtempSync(join(tmpdir(), 'kumiki-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const dpi = 110
const scale = dpi / 72

interface Pixels {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** A portable grey map: its head is three numbers, then a byte a pixel. */
function readPgm(bytes: Uint8Array): Pixels {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(bytes.slice(0, 40)))
  const [whole = '', width, height] = head ?? []
  return { width: Number(width), height: Number(height), grey: bytes.subarray(whole.length) }
}

interface Rendered {
  readonly pages: readonly Page[]
  readonly pixels: readonly Pixels[]
  readonly path: string
}

async function rendered(name: string, names: readonly string[], options: Partial<PrintOptions>): Promise<Rendered> {
  const print = printSheets(await puzzles(names), { ...usualPrint, ...options }, typeface)
  if (!print.ok) throw new Error(print.error.text.en)
  const { pages, title, lang } = print.value
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await writePdf(pages, typeface, { title, lang, date: new Date(0) }))
  execFileSync('pdftoppm', ['-gray', '-r', String(dpi), path, join(folder, name)])
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.pgm'))
  const pixels = files.sort().map((file) => readPgm(readFileSync(join(folder, file))))
  for (const file of files) rmSync(join(folder, file))
  return { pages, pixels, path }
}

/** The darkest and the lightest pixel of a part of a page, in points. */
function extremes({ width, height, grey }: Pixels, left: number, top: number, right: number, bottom: number) {
  let [darkest, lightest] = [255, 0]
  for (let y = Math.max(0, Math.floor(top * scale)); y < Math.min(height, Math.ceil(bottom * scale)); y++)
    for (let x = Math.max(0, Math.floor(left * scale)); x < Math.min(width, Math.ceil(right * scale)); x++) {
      const value = grey[y * width + x] ?? 255
      darkest = Math.min(darkest, value)
      lightest = Math.max(lightest, value)
    }
  return { darkest, lightest }
}

/** The outer half of a frame may stand over a margin, and no more. */
const overhang = 2

function inkInMargins(page: Page, pixels: Pixels, paper: (typeof papers)['a4']): number {
  const { width, height } = page
  const [left, right] = [paper.side - overhang, width - paper.side + overhang]
  const [top, bottom] = [paper.top - overhang, height - paper.foot + overhang]
  return Math.min(
    extremes(pixels, 0, 0, left, height).darkest,
    extremes(pixels, right, 0, width, height).darkest,
    extremes(pixels, 0, 0, width, top).darkest,
    extremes(pixels, 0, bottom, width, height).darkest,
  )
}

/** Every character that inks nothing where it should. */
function missingOn(page: Page, pixels: Pixels): string[] {
  return inkOn(page, typeface).flatMap(({ op }) => {
    let x = op.x
    return Array.from(op.text).flatMap((character) => {
      const ink = typeface.inkOf(character, op.size, op.weight)
      const start = x
      x += typeface.widthOf(character, op.size, op.weight)
      if (!ink) return []
      const box = [start + ink.left, op.y + ink.top, start + ink.right, op.y + ink.bottom] as const
      const { darkest, lightest } = extremes(pixels, ...box)
      const isThere = op.colour === 'white' ? lightest > 120 : darkest < 200
      return isThere ? [] : [`${character} of "${op.text}"`]
    })
  })
}

const kindsIn = (lang: Lang): string[] =>
  puzzleNames.filter((name) => name.endsWith(`-${lang}`) && name !== 'picture-ja')

describe.skipIf(!findPoppler())('rendered', () => {
  describe.each(langs)('in %s', (lang) =>
    it.each([
      ['a4', false],
      ['a4', true],
      ['b5', false],
      ['b5', true],
    ] as const)('on %s (large: %s) every kind has white margins and all its letters', async (paper, large) => {
      const { pages, pixels } = await rendered(`${lang}-${paper}-${large}`, kindsIn(lang), {
        paper,
        large,
        nameLine: true,
      })
      expect(pixels).toHaveLength(pages.length)
      for (const [index, page] of pages.entries()) {
        const own = pixels[index]
        if (!own) continue
        const on = page.width > page.height ? turned(papers[paper]) : papers[paper]
        expect(missingOn(page, own)).toEqual([])
        expect(inkInMargins(page, own, on)).toBe(255)
      }
    }),
  )

  it('ink saver prints far less black, and cells are still told from paper', async () => {
    const full = await rendered('full', ['crossword-ja'], { answers: 'none' })
    const spared = await rendered('spared', ['crossword-ja'], { answers: 'none', inkSaver: true })
    const ink = ({ pixels: [page] }: Rendered): number =>
      (page?.grey ?? new Uint8Array()).reduce((sum, value) => sum + 255 - value, 0)
    expect(ink(spared)).toBeLessThan(0.5 * ink(full))
    expect(ink(spared)).toBeGreaterThan(0.2 * ink(full))
  })

  it('a letter that is not drawn and a stain in the margin are found', async () => {
    const { pages, pixels } = await rendered('flaw', ['sudoku-en'], { answers: 'none' })
    const [[page], [own]] = [pages, pixels]
    if (!page || !own) throw new Error('no page')
    const blank = { ...own, grey: new Uint8Array(own.grey.length).fill(255) }
    expect(missingOn(page, blank).length).toBeGreaterThan(20)
    expect(inkInMargins(page, { ...own, grey: own.grey.with(5, 0) }, papers.a4)).toBe(0)
  })
})

describe.skipIf(!findPoppler())('the file', () => {
  it('is tagged, has its title and the size of its paper, and embeds both weights', async () => {
    const { path } = await rendered('info', ['crossword-ja'], { paper: 'b5' })
    const info = execFileSync('pdfinfo', [path], { encoding: 'utf8' })
    expect(info).toMatch(/Title:\s+北海道めぐり/)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Page size:\s+515\.9\d* x 728\.5\d* pts/)
    const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' })
    expect(fonts.match(/BIZUDPGothic/g)).toHaveLength(2)
  })

  it('can be searched: its words come out again', async () => {
    const { path } = await rendered('words', ['crossword-ja'], {})
    const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
    expect(text).toContain('北海道めぐり')
    expect(text).toContain('タテのカギ')
  })

  it.skipIf(!findQpdf())('has nothing that qpdf complains of', async () => {
    const { path } = await rendered('check', puzzleNames, { paper: 'a4' })
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors',
    )
  })

  it('is the same for the same pages and date', async () => {
    const print = printSheets(await puzzles(['hashi-ja']), usualPrint, typeface)
    if (!print.ok) throw new Error(print.error.text.en)
    const write = () => writePdf(print.value.pages, typeface, { title: 'x', lang: 'ja', date: new Date(0) })
    expect(await write()).toEqual(await write())
  })
})
