/** The pages as a printer gets them: rendered by poppler and checked pixel by pixel. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Lang, langs, type Problem } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { findPoppler, findQpdf } from '../../../../scripts/poppler.mjs'
import { kindPapers, puzzleNames, puzzles, typeface } from '../fixtures/printing.ts'
import { approve, approvedPicture, difference, isApproving, type Pixels, sideBySide } from './approved.contract.ts'
import { papers, turned } from './measures.ts'
import { inkOn } from './page.contract.ts'
import type { Op, Page } from './page.ts'
import { writePdf } from './pdf.ts'
import { type PrintOptions, printSheets, usualPrint } from './print.ts'

const folder = mkdtempSync(join(tmpdir(), 'kumiki-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const usualDpi = 110
const scale = usualDpi / 72

/** Reads a portable grey map: three numbers in its header, then a byte a pixel. */
function readPgm(bytes: Uint8Array): Pixels {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(bytes.slice(0, 40)))
  const [whole = '', width, height] = head ?? []
  return { width: Number(width), height: Number(height), grey: bytes.subarray(whole.length) }
}

interface Rendered {
  readonly pages: readonly Page[]
  readonly pixels: readonly Pixels[]
  readonly path: string
  readonly notes: readonly Problem[]
}

/** Renders pages to pixels, through files of this name. */
async function drawn(name: string, pages: readonly Page[], dpi = usualDpi): Promise<Pixels[]> {
  const stem = name.replaceAll(' ', '-')
  const path = join(folder, `${stem}.pdf`)
  writeFileSync(path, await writePdf(pages, typeface, { title: 'x', lang: 'ja', date: new Date(0) }))
  return pixelsOf(path, dpi)
}

function pixelsOf(path: string, dpi: number): Pixels[] {
  const stem = path.slice(0, -'.pdf'.length)
  execFileSync('pdftoppm', ['-gray', '-r', String(dpi), path, stem])
  const files = readdirSync(folder).filter((file) => file.startsWith(`${basename(stem)}-`) && file.endsWith('.pgm'))
  const pixels = files.sort().map((file) => readPgm(readFileSync(join(folder, file))))
  for (const file of files) rmSync(join(folder, file))
  return pixels
}

/** A picture as it is stored. */
const inEightGreys = (picture: Pixels): Pixels => ({
  ...picture,
  grey: picture.grey.map((value) => (Math.round((value * 7) / 255) * 255) / 7),
})

/** A page whose first letter from `from` is replaced by `to`, in its place. */
function withLetter(page: Page, from: string, to: string, min: number): Page {
  let isDone = false
  const changed = (op: Op): Op[] => {
    const at = op.op === 'text' && op.size >= min && !isDone ? op.text.indexOf(from) : -1
    if (op.op !== 'text' || at < 0) return [op]
    isDone = true
    const x = op.x + typeface.widthOf(op.text.slice(0, at), op.size, op.weight)
    const after = op.text.slice(at + from.length)
    return [
      { ...op, text: op.text.slice(0, at) },
      { ...op, x, text: to },
      { ...op, x: x + typeface.widthOf(from, op.size, op.weight), text: after },
    ].filter(({ text }) => text !== '')
  }
  const parts = page.parts.map((part) => ({ ...part, ops: part.ops.flatMap(changed) }))
  if (!isDone) throw new Error(`no ${from}`)
  return { ...page, parts }
}

async function pngPixels(path: string): Promise<Pixels> {
  const image = sharp(path).toColourspace('b-w').extractChannel(0).raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, grey: new Uint8Array(data) }
}

async function rendered(
  name: string,
  names: readonly string[],
  options: Partial<PrintOptions>,
  dpi = usualDpi,
): Promise<Rendered> {
  const print = printSheets(await puzzles(names), { ...usualPrint, ...options }, typeface, kindPapers)
  if (!print.ok) throw new Error(print.error.text.en)
  const { pages, title, lang, notes } = print.value
  const path = join(folder, `${name.replaceAll(' ', '-')}.pdf`)
  writeFileSync(path, await writePdf(pages, typeface, { title, lang, date: new Date(0) }))
  return { pages, pixels: pixelsOf(path, dpi), path, notes }
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

const none: Pixels = { width: 0, height: 0, grey: new Uint8Array() }

const emptyBook = { title: '', subtitle: '', editor: '', date: null, terms: '', trim: null, bleed: 0, gutter: null }

/** Other sorts of pages; a person has approved one of each. */
const looks: Readonly<Record<string, (lang: Lang) => { names: string[]; options: Partial<PrintOptions> }>> = {
  'lying sheets': (lang) => ({ names: kindsIn(lang), options: { landscape: true } }),
  'two a page': (lang) => ({
    names: ['crossword', 'crossword', 'wordsearch', 'wordsearch', 'blocksum', 'sudoku', 'hashi', 'hashi'].map(
      (kind) => `${kind}-${lang}`,
    ),
    options: { perPage: 2, answers: 'none' },
  }),
  'sheets with codes': (lang) => ({
    names: kindsIn(lang),
    options: { link: () => `https://example.org/play/#k1${'aB3_'.repeat(60)}`, answers: 'none' },
  }),
  slips: (lang) => ({ names: [`crossword-${lang}`], options: { slip: true, paper: 'b5', answers: 'none' } }),
  copies: (lang) => ({
    names: Array.from({ length: 6 }, () => `crossword-${lang}`),
    options: { classSet: true, nameLine: true },
  }),
  books: (lang) => ({ names: kindsIn(lang), options: { book: emptyBook, paper: 'b5' } }),
}

async function looksApproved(name: string, pixels: readonly Pixels[]): Promise<void> {
  const seen = sideBySide(pixels)
  const file = name.replaceAll(' ', '-')
  if (isApproving) await approve(file, seen)
  const approved = await approvedPicture(file)
  expect(approved ? difference(seen, approved) : 'nobody has approved it: npm run approve').toBe('')
}

type ReadCode = (
  colours: Uint8ClampedArray,
  width: number,
  height: number,
  options: { readonly inversionAttempts: 'dontInvert' },
) => { readonly data: string } | null
const require = createRequire(import.meta.url)
const { default: readCode }: { readonly default: ReadCode } = require('jsqr')

/** Reads the code on a page; null if there is none. */
function decoded({ width, height, grey }: Pixels): string | null {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [index, value] of grey.entries()) colours.fill(value, index * 4, index * 4 + 3)
  return readCode(colours, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
}

/** The outer half of a frame may extend over a margin, but no more. */
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

/** Every character without ink where it should have some. */
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
      await looksApproved(`${lang}-${paper}${large ? '-large' : ''}`, pixels)
    }),
  )

  describe.each(langs)('in %s', (lang) =>
    it.each(Object.keys(looks))('%s look as they were approved, with all their letters', async (look) => {
      const { names, options } = looks[look]?.(lang) ?? { names: [], options: {} }
      const { pages, pixels } = await rendered(`${lang}-${look}`, names, options)
      // a cover's letters are white on blue, or drawn
      for (const [index, page] of pages.entries())
        if (index > 0 || !options.book) expect(missingOn(page, pixels[index] ?? none)).toEqual([])
      await looksApproved(`${lang}-${look}`, pixels)
    }),
  )

  it('a code can be read from the page, whatever its content and place', async () => {
    const address = (file: SomeFile): string =>
      `https://example.org/play/#k1${file(({ puzzle }) => Buffer.from(JSON.stringify(puzzle)).toString('base64url'))}`
    for (const paper of ['a4', 'b5'] as const) {
      const names = ['crossword-ja', 'sudoku-en', 'wordsearch-en', 'hashi-ja']
      const { pixels, notes } = await rendered(`code-${paper}`, names, { paper, link: address, answers: 'none' }, 300)
      const files = await puzzles(names)
      const wanted = files.filter((_, index) => !notes.some(({ text }) => text.en.startsWith(`Puzzle ${index + 1},`)))
      expect(wanted.length).toBeGreaterThan(2)
      const found = pixels.flatMap((page) => decoded(page) ?? [])
      for (const file of wanted) expect(found).toContain(address(file))
    }
    // beside the keyword
    const link = (file: SomeFile): string => address(file).slice(0, 542)
    const lying = await rendered('code-foot', ['crossword-ja'], { landscape: true, link, answers: 'none' }, 300)
    const [file] = await puzzles(['crossword-ja'])
    expect(lying.pixels.map(decoded)).toEqual([link(file)])
  })

  it('a changed letter, line or cell is found', async () => {
    const { pages, pixels } = await rendered('as-it-was', ['crossword-ja', 'wordsearch-en', 'sudoku-en'], {
      answers: 'none',
    })
    const kept = inEightGreys(sideBySide(pixels))
    expect(difference(sideBySide(pixels), kept)).toBe('')
    const changes: readonly (readonly [page: number, from: string, to: string, least: number])[] = [
      [0, 'カ', 'キ', 9],
      [0, 'の', 'お', 9],
      [1, 'E', 'F', 9],
      [1, 'a', 'o', 9],
      [2, '6', '9', 9],
    ]
    for (const [index, from, to, min] of changes) {
      const spoilt = pages.map((page, at) => (at === index ? withLetter(page, from, to, min) : page))
      const seen = sideBySide(await drawn(`planted-${from}`, spoilt))
      expect({ from, to, found: difference(seen, kept) }).toEqual({ from, to, found: expect.stringContaining('at ') })
    }
    const seen = sideBySide(pixels)
    const moved = seen.grey.map((_, index) => seen.grey[index - 3 * seen.width] ?? 255)
    expect(difference({ ...seen, grey: moved }, kept)).not.toBe('')
  })

  it('a page by another renderer is accepted as unchanged', async () => {
    const { path, pixels } = await rendered('other', ['crossword-ja', 'wordsearch-en', 'sudoku-en'], {
      answers: 'none',
    })
    const others: Pixels[] = []
    for (let page = 1; page <= pixels.length; page++) {
      const stem = join(folder, `other-${page}`)
      const range = ['-f', String(page), '-l', String(page)]
      execFileSync('pdftocairo', ['-png', '-gray', '-singlefile', ...range, '-r', String(usualDpi), path, stem])
      others.push(await pngPixels(`${stem}.png`))
    }
    expect(difference(sideBySide(others), sideBySide(pixels))).toBe('')
  })

  it('ink saver prints far less black, and black cells still stand out from paper', async () => {
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

  it('of a trimmed book marks where it is cut', async () => {
    const { path } = await rendered('cut', ['sudoku-ja'], { book: { ...emptyBook, bleed: 3.2 }, paper: 'b5' })
    const boxes = execFileSync('pdfinfo', ['-box', path], { encoding: 'utf8' })
    expect(boxes).toMatch(/Page size:\s+534\.0\d* x 746\.6\d* pts/)
    expect(boxes).toMatch(/TrimBox:\s+9\.07\s+9\.07\s+524\.9\d\s+737\.5\d/)
    expect(boxes).toMatch(/BleedBox:\s+0\.00\s+0\.00\s+534\.0\d\s+746\.6\d/)
  })

  it('can be searched: its words can be extracted', async () => {
    const { path } = await rendered('words', ['crossword-ja'], {})
    const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
    expect(text).toContain('北海道めぐり')
    expect(text).toContain('タテのカギ')
  })

  it.skipIf(!findQpdf())('passes qpdf without a complaint', async () => {
    const { path } = await rendered('check', puzzleNames, { paper: 'a4' })
    const bound = await rendered('check-book', puzzleNames, { book: { ...emptyBook, bleed: 3 }, split: true })
    for (const one of [path, bound.path])
      expect(execFileSync('qpdf', ['--check', one], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors',
      )
  })

  it('is the same for the same pages and date', async () => {
    const print = printSheets(await puzzles(['hashi-ja']), usualPrint, typeface, kindPapers)
    if (!print.ok) throw new Error(print.error.text.en)
    const write = () => writePdf(print.value.pages, typeface, { title: 'x', lang: 'ja', date: new Date(0) })
    expect(await write()).toEqual(await write())
  })
})
