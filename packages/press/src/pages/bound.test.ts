/** All sorts of pages beyond the plain sheet: landscape, with codes, slips, class sets, books, split boards. */
import { type Lang, langs, parse } from '@kumiki/core/base'
import type { Face, OnPaper, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { parseFile } from '@kumiki/core/file'
import { faces, kinds as table } from '@kumiki/core/kinds'
import { face as sudoku } from '@kumiki/core/kinds/sudoku/puzzle'
import { describe, expect, it } from 'vitest'
import { paper as sudokuPaper } from '../../../core/src/kinds/sudoku/paper.ts'
import { changed, printing, puzzle, puzzleNames, puzzles, refusing, textsOn, typeface } from '../fixtures/printing.ts'
import { loadPapers } from './kindpapers.ts'
import { type Paper, paperNames, papers, trimNames, turned } from './measures.ts'
import { sentences } from './opener.ts'
import type { Book, PrintOptions } from './options.ts'
import { textsOutside, textsOverlapping, textsSmallerThan, textsWithoutGlyph } from './page.contract.ts'
import { mm, type Op, type Page } from './page.ts'
import { slipPhrases } from './phrases.ts'
import { sectionsOf } from './sections.ts'
import { sheetOf } from './sheet.ts'
import { spansOf } from './tiles.ts'
import { columnsOf } from './upright.ts'

const kinds = puzzleNames.filter((name) => name !== 'picture-ja')
const kindsIn = (lang: string): string[] => kinds.filter((name) => name.endsWith(`-${lang}`))

const wrongOn = (page: Page, paper: Paper, min = 6.5): string[] => [
  ...textsOutside(page, paper, typeface),
  ...textsOverlapping(page, typeface),
  ...textsWithoutGlyph(page, typeface),
  ...textsSmallerThan(page, min),
]

/** A paper on which no text may stand within 8 mm of an edge. */
const anyPaper = ({ width, height }: Page): Paper => ({
  width,
  height,
  top: mm(8),
  foot: mm(8),
  side: mm(8),
  gutter: 0,
})

const link = (length: number) => () => `https://example.org/play/#k1${'aB3_'.repeat(length / 4)}`

const book: Book = {
  title: '',
  subtitle: '',
  editor: '',
  date: null,
  terms: '',
  trim: null,
  bleed: 0,
  gutter: null,
}

describe.each(langs)('in %s', (lang) => {
  it.each(paperNames)('landscape sheets of %s hold every kind, one, two and four a page', async (paper) => {
    for (const perPage of [1, 2, 4] as const)
      for (const large of [false, paper === 'a4']) {
        const { pages } = printing(await puzzles(kindsIn(lang)), { lang, paper, perPage, large, landscape: true })
        for (const page of pages) {
          expect(page.width).toBeGreaterThan(page.height)
          expect(wrongOn(page, turned(papers[paper]))).toEqual([])
        }
      }
  })

  it.each([60, 900, 1400])('a code of %d characters fits on the page without touching anything', async (length) => {
    for (const paper of paperNames)
      for (const perPage of [1, 2] as const) {
        const { pages } = printing(await puzzles(kindsIn(lang)), { lang, paper, perPage, link: link(length) })
        for (const page of pages) expect(wrongOn(page, papers[paper])).toEqual([])
      }
  })

  it('a slip with its questions fits on every paper, in landscape too, and its back stays empty', async () => {
    for (const paper of paperNames)
      for (const large of [false, true])
        for (const landscape of [false, true]) {
          const { pages } = printing(await puzzles([`crossword-${lang}`]), { paper, large, landscape, slip: true })
          const at = pages.findIndex((page) => textsOn(page).some((text) => /応募券|Entry slip/.test(text)))
          expect(at % 2).toBe(0)
          expect(pages[at + 1]?.parts).toEqual([])
          for (const page of pages) expect(wrongOn(page, anyPaper(page))).toEqual([])
          // large print on B5 has no room for the questions
          if (!large || paper !== 'b5') expect(textsOn(pages[at])).toContain(slipPhrases.survey[lang])
        }
  })

  it.each([null, ...trimNames])(
    'a book cut to %s has its parts in order, and all its pages are sound',
    async (trim) => {
      const options: Partial<PrintOptions> = {
        lang,
        paper: 'b5',
        split: true,
        book: { ...book, trim, subtitle: 'ABC' },
      }
      const { pages, title } = printing(await puzzles(kindsIn(lang)), options)
      expect(title).toBe(lang === 'ja' ? '組木のパズル帖' : 'The Kumiki puzzle book')
      expect(pages.length % 2).toBe(0)
      expect(textsOn(pages[2])).toContain(lang === 'ja' ? 'もくじ' : 'Contents')
      expect(textsOn(pages.at(-1)).join(' ')).toContain(lang === 'ja' ? 'この本について' : 'About this book')
      for (const [index, page] of pages.entries())
        if (index > 0)
          expect({ page: index + 1, wrong: wrongOn(page, anyPaper(page)) }).toEqual({ page: index + 1, wrong: [] })
    },
  )

  it('copies for a class have their numbers, no answers, and one key with every number', async () => {
    const files = await puzzles(Array.from({ length: 30 }, () => `crossword-${lang}`))
    const { pages } = printing(files, { classSet: true, nameLine: true })
    expect(textsOn(pages[6])).toContain('7 / 30')
    const keys = pages.slice(30)
    expect(keys.length).toBeGreaterThan(0)
    const numbers = keys.flatMap((page) => textsOn(page)).filter((text) => /^\d+$/.test(text))
    for (let number = 1; number <= 30; number++) expect(numbers).toContain(String(number))
    for (const page of pages) expect(wrongOn(page, papers.a4)).toEqual([])
  })
})

it('the key of a class has as few pages as possible, and boards as large as they allow', async () => {
  const keyOf = async (name: string, count: number) => {
    const { answers } = printing(await puzzles(Array.from({ length: count }, () => name)), {
      classSet: true,
      answers: 'apart',
    })
    const boards = answers.flatMap(({ parts }) => parts.filter(({ role }) => role === 'figure'))
    expect(boards).toHaveLength(count)
    return { pages: answers.length, letter: Math.max(...boards.flatMap(({ ops }) => ops.map(sizeOfText))) }
  }
  const [few, some, many] = [
    await keyOf('crossword-ja', 6),
    await keyOf('crossword-ja', 12),
    await keyOf('crossword-ja', 30),
  ]
  expect([few.pages, some.pages]).toEqual([1, 1])
  expect(few.letter).toBeGreaterThan(some.letter)
  expect(some.letter).toBeGreaterThan(many.letter)
  expect(many.letter).toBeGreaterThanOrEqual(8)
})

const sizeOfText = (op: Op): number => (op.op === 'text' ? op.size : 0)

it('copies for a class look alike: one orientation, cells and letters of one size', async () => {
  const files = await puzzles(['crossword-ja', 'ruby-ja', 'crossword-en', 'wordsearch-ja', 'picture-ja', 'sudoku-ja'])
  for (const some of [files, files.slice(0, 4), files.slice(0, 3)]) {
    const [first, ...others] = some
    if (!first) throw new Error('no file')
    const { pages } = printing([first, ...others], { classSet: true, answers: 'none' })
    expect(new Set(pages.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1)
  }
  const { pages } = printing(await puzzles(['crossword-ja', 'ruby-ja', 'crossword-en']), {
    classSet: true,
    answers: 'none',
  })
  const sizes = pages.map((page) =>
    Math.max(
      ...page.parts.flatMap(({ role, ops }) => (role === 'item' ? ops : [])).map((op) => ('size' in op ? op.size : 0)),
    ),
  )
  expect(new Set(sizes).size).toBe(1)
  // the numbers in cells are a share of the cell
  const numbers = pages.map((page) =>
    page.parts.flatMap(({ role, ops }) =>
      role === 'figure' ? ops.flatMap((op) => ('size' in op ? [op.size] : [])) : [],
    ),
  )
  expect(new Set(numbers.map((some) => some[0])).size).toBe(1)
})

it('a board over several pages names what follows on each of them', async () => {
  const { pages } = printing(await puzzles(['picture-ja']), { large: true, split: true, answers: 'none' })
  const parts = pages.filter((page) => textsOn(page).some((text) => text.includes('枚め')))
  expect(parts.length).toBeGreaterThan(1)
  for (const page of parts.slice(0, -1)) expect(textsOn(page)).toContain('盤面の続きは 次のページ')
  expect(textsOn(parts.at(-1))).toContain('あそび方は 次のページ')
  expect(textsOn(pages.at(-1))).toContain('あそび方')
})

it('the refusal of a puzzle that is too small or cannot share its page names a larger paper from the same region', async () => {
  const [wide] = await puzzles(['picture-ja'])
  expect(refusing([wide], { paper: 'b5', landscape: false, book: null, nameLine: true })?.text.en ?? '').not.toContain(
    'Letter',
  )
  const cut = refusing([wide], { book: { ...book, trim: '6x9' } })
  expect(cut?.code).toBe('paper-too-small')
  expect(cut?.text.en).toMatch(/does not fit on 6x9 in; on (?:7x10|8x10|8\.5x11) in it does/)
  expect(cut?.text.ja).toMatch(/^「.+」は6x9 inでは入りません。/)
  const { notes } = printing(await puzzles(['crossword-en', 'sudoku-en', 'crossword-en']), { paper: 'b5', perPage: 2 })
  expect(notes.map(({ text }) => text.en)).toEqual([
    'Puzzles 1 and 3 have pages of their own: 2 to a page of B5 leave too little room for the board and letters of 9 points; on A4 they fit.',
  ])
  const letter = printing(await puzzles(['codeword-en', 'codeword-en']), { paper: 'letter', perPage: 4 })
  expect(letter.notes[0]?.text.en).not.toContain('B5')
  expect(printing(await puzzles(['crossword-ja', 'crossword-ja']), { perPage: 2, answers: 'none' }).pages).toHaveLength(
    1,
  )
})

it('the refusal of a board that fits no portrait page of a book names a landscape one', async () => {
  const board = await puzzle('picture-ja')
  const wider = board((known, face): SomeFile => {
    const read = parse(face.puzzle, { ...known.puzzle, width: 30 })
    if (!read.ok) throw new Error(read.error.text.en)
    return (use) => use({ ...known, puzzle: read.value }, face)
  })
  const refused = refusing([wider], { book })
  expect(refused?.text.en).toMatch(/does not fit on A4; lying on A4 \(`landscape`\) it does, with cells of \d/)
  expect(refused?.text.ja).toMatch(/A4では入りません。横長のA4（`landscape`）なら1マス/)
  expect(refusing([wider], { book, landscape: true, paper: 'b5' })).toBe(null)
})

it('a puzzle too large for its page refuses no others: its page turns, or its board is spread over several', async () => {
  const [small] = await puzzles(['sudoku-en'])
  const board = await puzzle('picture-ja')
  const wider = board((known, face): SomeFile => {
    const read = parse(face.puzzle, { ...known.puzzle, width: 30 })
    if (!read.ok) throw new Error(read.error.text.en)
    return (use) => use({ ...known, puzzle: read.value }, face)
  })
  const bound = printing([small, wider], { book })
  expect(bound.notes.map(({ text }) => text.en)).toEqual([
    expect.stringMatching(/^Puzzle 2, ".+", does not fit on A4, so its page lies\.$/),
  ])
  expect(bound.pages.filter(({ width, height }) => width > height)).toHaveLength(1)
  const cut = printing([small, wider], { book: { ...book, trim: 'a5' } })
  expect(cut.notes.map(({ code }) => code)).toEqual(['board-split'])
  expect(new Set(cut.pages.map(({ width }) => width)).size).toBe(1)
  const loose = printing([small, board], { large: true, answers: 'none' })
  expect(loose.notes.map(({ code }) => code)).toEqual(['board-split'])
})

it('a title on a cover has lines of about one length', async () => {
  for (const [title, lines] of [
    ['', ['The Kumiki', 'puzzle book']],
    ['Words', ['Words']],
    ['Incomprehensibilities of a zoo', ['Incomprehensibilities', 'of a zoo']],
  ] as const)
    for (const paper of ['a4', 'b5'] as const) {
      const [cover] = printing(await puzzles(['sudoku-en']), { paper, book: { ...book, title } }).pages
      const shown = cover?.parts.flatMap(({ role, ops }) => (role === 'title' ? ops : []))
      expect(shown?.map((op) => ('text' in op ? op.text : ''))).toEqual(lines)
    }
})

it('a cover shows a board that has inner lines, and none if all boards have only a frame', async () => {
  const drawingOn = async (...names: string[]): Promise<number> => {
    const [cover] = printing(await puzzles(names), { book }).pages
    const paths = cover?.parts.flatMap(({ ops }) => ops.flatMap((op) => (op.op === 'path' && op.stroke ? [op.d] : [])))
    return paths?.join('').length ?? 0
  }
  const alone = await drawingOn('crossword-en')
  expect(alone).toBeGreaterThan(0)
  expect(await drawingOn('wordsearch-en', 'crossword-en')).toBe(alone)
  expect(await drawingOn('wordsearch-en')).toBe(0)
})

it('sections open on right-hand pages, which the contents name with the pages of their levels', async () => {
  const { pages } = printing(await puzzles(kindsIn('ja')), { paper: 'b5', book })
  const openers = pages.flatMap((page, index) =>
    page.parts.some(({ ops }) => ops.some((op) => op.op === 'text' && op.size === 64)) ? [index + 1] : [],
  )
  expect(openers.length).toBeGreaterThan(5)
  expect(openers.every((page) => page % 2 === 1)).toBe(true)
  for (const opener of openers) expect(textsOn(pages[2])).toContain(String(opener + 1))
})

it('a thick book has a wider inner margin, and a still wider one if that is asked for', async () => {
  const files = await puzzles(Array.from({ length: 160 }, () => 'skeleton-en'))
  const leftOn = (page: Page | undefined): number =>
    Math.min(
      ...(page?.parts ?? [])
        .flatMap(({ role, ops }) => (role === 'title' ? ops : []))
        .map((op) => (op.op === 'text' ? op.x : Infinity)),
    )
  const usual = printing(await puzzles(['skeleton-en']), { book })
  const thick = printing(files, { book })
  const wide = printing(await puzzles(['skeleton-en']), { book: { ...book, gutter: 10 } })
  expect(leftOn(thick.pages[4]) - leftOn(usual.pages[4])).toBeCloseTo(mm(3), 0)
  expect(leftOn(wide.pages[4]) - leftOn(usual.pages[4])).toBeCloseTo(mm(10), 0)
})

/** A description of what is wrong with the worked example of a kind, or null. */
function wrongExample<K extends PuzzleTypes>({ example }: OnPaper<K>, face: Face<K>, lang: Lang): string | null {
  const { puzzle: posed, answer } = example[lang]
  if (!parse(face.puzzle, posed).ok || !parse(face.answer, answer).ok) return 'refused'
  return face.check(posed, answer).status === 'complete' ? null : 'unsolved'
}

it('every kind has an example in both languages that fits its schemas, that its answer solves, and a first step', async () => {
  for (const someKind of Object.values(table))
    for (const lang of langs) {
      const found = await someKind(async (module) => {
        const paper = await module.paper()
        return paper && [wrongExample(paper, await module.face(), lang), paper.firstStep[lang]]
      })
      expect(found).toEqual([null, expect.stringMatching(/\S/)])
    }
})

it('an example that its answer does not solve is found', () => {
  const { example } = sudokuPaper
  const spoilt = { ...example.en, answer: sudoku.blank(example.en.puzzle) }
  expect(wrongExample({ ...sudokuPaper, example: { en: spoilt, ja: spoilt } }, sudoku, 'en')).toBe('unsolved')
})

it('a kind without paper settings has the usual cells, and its section opens with its rules', async () => {
  expect(await loadPapers(['none'])).toEqual({})
  const [file] = await puzzles(['sudoku-en'])
  const sheet = sheetOf(file, 1, { lang: null })
  expect(sheet.measures).toMatchObject({ cells: { min: 8 }, dotted: false })
  expect(sectionsOf([{ file, sheet, paper: null }], 'en')).toMatchObject([
    { example: null, rules: expect.stringMatching(/^Fill/) },
  ])
})

it('a code that would be too small is left out with a note', async () => {
  const long = printing(await puzzles(['sudoku-en']), { link: link(4000) })
  expect(long.notes).toMatchObject([{ code: 'code-left-out' }])
  expect(long.notes[0]?.text.en).toContain('4028 characters')
  const four = printing(await puzzles(['blocksum-en', 'blocksum-en']), { perPage: 4, link: link(60) })
  expect(four.notes).toHaveLength(2)
  expect(printing(await puzzles(['sudoku-en']), { link: link(100) }).notes).toEqual([])
})

it('a code that does not fit with the rules stands beside the keyword; if it fits nowhere, the note names a larger paper', async () => {
  for (const options of [{ large: true }, { landscape: true }, { landscape: true, paper: 'letter' }] as const)
    expect(printing(await puzzles(['crossword-ja']), { ...options, link: link(542) }).notes).toEqual([])
  const { notes } = printing(await puzzles(['ruby-ja']), { paper: 'b5', link: link(1000) })
  expect(notes[0]?.text.en).toContain('it fits on A4')
})

it('a board that fits no paper is split only if that is asked for', async () => {
  const files = await puzzles(['picture-ja'])
  expect(refusing(files, { large: true })?.code).toBe('board-too-large')
  const { pages } = printing(files, { large: true, split: true, answers: 'none' })
  expect(pages.length).toBeGreaterThan(4)
  const islands = (some: readonly Page[]): number =>
    new Set(
      some.flatMap(({ parts }) =>
        parts.flatMap(({ role, ops }) => (role === 'figure' ? ops.filter((op) => op.op === 'text') : [])),
      ),
    ).size
  const whole = printing(files, { answers: 'none' })
  expect(islands(pages)).toBeGreaterThanOrEqual(islands(whole.pages))
  for (const page of pages) expect(wrongOn(page, papers.a4)).toEqual([])
})

it('the table of a split board follows its parts', async () => {
  const codes = [Array.from({ length: 60 }, (_, index) => 1 + (index % 20))]
  const file = { kumiki: 1, kind: 'codeword', title: 'Long', lang: 'en' }
  const long = await parseFile(
    JSON.stringify({ ...file, puzzle: { width: 60, height: 1, codes, givens: [], script: 'latin' } }),
    faces,
  )
  if (!long.ok) throw new Error(long.error.text.en)
  const { pages } = printing([long.value], { split: true, answers: 'none' })
  expect(pages.length).toBeGreaterThan(2)
  expect(textsOn(pages.at(-1))).toContain('Numbers and letters')
  for (const page of pages) expect(wrongOn(page, papers.a4)).toEqual([])
})

it('a document has its readings in brackets in its title, whatever is printed', async () => {
  const named = { title: '{夏|なつ}の本' }
  const file = changed(await puzzle('crossword-ja'), named)
  expect(printing([file]).title).toBe('夏（なつ）の本')
  expect(printing([file, file], { classSet: true }).title).toBe('夏（なつ）の本')
  expect(printing([file], { book: { ...book, ...named } }).title).toBe('夏（なつ）の本')
  expect(refusing([changed(file, { answer: undefined })], {})?.text.ja).toContain('夏（なつ）の本')
})

it.each([
  [10, 20],
  [21, 20],
  [60, 17],
  [39, 20],
])('%d columns in pages of %d: every column is on one, neighbours share one', (total, max) => {
  const spans = spansOf(total, max)
  expect(spans[0]?.start).toBe(0)
  expect((spans.at(-1)?.start ?? 0) + (spans.at(-1)?.length ?? 0)).toBe(total)
  for (const [index, span] of spans.entries()) {
    expect(span.length).toBeLessThanOrEqual(max)
    const next = spans[index + 1]
    if (next) expect(next.start).toBe(span.start + span.length - 1)
  }
})

it('options that exclude each other are refused, and so is a slip without a keyword', async () => {
  const files = await puzzles(['sudoku-en'])
  expect(refusing(files, { book, classSet: true })?.code).toBe('excluding')
  expect(refusing(files, { slip: true, classSet: true })?.code).toBe('excluding')
  expect(refusing(files, { perPage: 2, classSet: true })?.code).toBe('excluding')
  expect(refusing(files, { book, nameLine: true })?.code).toBe('excluding')
  expect(refusing(files, { book, answers: 'apart' })?.code).toBe('excluding')
  expect(refusing(files, { slip: true })?.code).toBe('no-keyword')
  expect(refusing(files, { book: { ...book, title: '\u{1f600}' } })?.code).toBe('no-glyph')
})

it('rules are split sentence by sentence, and titles between words', () => {
  expect(sentences('One 3.5 two. Three!  Four.')).toEqual(['One 3.5 two.', 'Three!  Four.'])
  expect(sentences('ひとつ。ふたつ（三）。')).toEqual(['ひとつ。', 'ふたつ（三）。'])
  expect(columnsOf('組木のパズル帖', 6)).toEqual(['組木の', 'パズル帖'])
  expect(columnsOf('', 6)).toEqual([])
})
