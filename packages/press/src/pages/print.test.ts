import { langs, parse } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { describe, expect, it } from 'vitest'
import { changed, printing, puzzle, puzzleNames, puzzles, refusing, textsOn, typeface } from '../fixtures/printing.ts'
import { type PaperName, paperNames, papers, turned } from './measures.ts'
import type { PrintOptions } from './options.ts'
import { textsOutside, textsOverlapping, textsSmallerThan, textsWithoutGlyph } from './page.contract.ts'
import { type Page, words } from './page.ts'

function wrongOn(page: Page, name: PaperName, min: number): string[] {
  const paper = page.width > page.height ? turned(papers[name]) : papers[name]
  return [
    ...textsOutside(page, paper, typeface),
    ...textsOverlapping(page, typeface),
    ...textsWithoutGlyph(page, typeface),
    ...textsSmallerThan(page, min),
  ]
}

const kinds = puzzleNames.filter((name) => name !== 'picture-ja')

describe.each(langs)('in %s', (lang) => {
  describe.each(paperNames)('on %s', (paper) => {
    it.each([false, true])(
      'every kind fits on its pages: inside the margins, readable, nothing over anything (large: %s)',
      async (large) => {
        for (const nameLine of [false, true]) {
          const { pages } = printing(await puzzles(kinds), { lang, paper, large, nameLine })
          for (const [index, page] of pages.entries())
            expect({ page: index + 1, wrong: wrongOn(page, paper, large ? 8 : 6.5) }).toEqual({
              page: index + 1,
              wrong: [],
            })
        }
      },
    )

    it.each([2, 4] as const)('%d a page, nothing stands over anything', async (perPage) => {
      const { pages } = printing(await puzzles([...kinds, ...kinds]), { lang, paper, perPage, nameLine: true })
      for (const page of pages) expect(wrongOn(page, paper, 6.5)).toEqual([])
    })
  })
})

it('no text beside a board is below 9 points (16 in large print), except readings and the names of boxes', async () => {
  for (const large of [false, true]) {
    const { pages } = printing(await puzzles(kinds.filter((name) => name !== 'ruby-ja')), { large })
    for (const page of pages)
      expect(textsSmallerThan(page, large ? 16 : 9).filter((text) => !/^"[A-Z]" at|^"\d+字?"/.test(text))).toEqual([])
  }
})

it('the gates find a text over the margin, over another, too small, and one without a glyph', async () => {
  const [page] = printing(await puzzles(['sudoku-en'])).pages
  const spoilt = (...ops: ReturnType<typeof words>[]): string[] =>
    page ? wrongOn({ ...page, parts: [...page.parts, { role: 'text', alt: '', ops }] }, 'a4', 9) : []
  expect(spoilt(words(10, 400, 10, 'A'))).toHaveLength(1)
  expect(spoilt(words(100, 700, 10, 'AB'), words(104, 700, 10, 'C'))).toHaveLength(1)
  expect(spoilt(words(100, 700, 5, 'A'))).toHaveLength(1)
  expect(spoilt(words(100, 700, 10, '\u{1f600}'))).toHaveLength(1)
})

it.each([
  'Counterrevolutionaries'.repeat(9),
  'あ'.repeat(120),
  `{長|なが}い「題」。`.repeat(12),
  '、'.repeat(40),
  'a b '.repeat(40),
])('the title %s fits, with and without a name line', async (title) => {
  const file = changed(await puzzle('sudoku-ja'), { title })
  for (const nameLine of [false, true])
    for (const paper of paperNames)
      for (const large of [false, true])
        for (const page of printing([file], { nameLine, paper, large }).pages)
          expect(wrongOn(page, paper, 6.5)).toEqual([])
})

it('a board much wider than high gets a landscape sheet if that makes its cells larger', async () => {
  const [page] = printing(await puzzles(['picture-ja'])).pages
  expect(page?.width).toBeGreaterThan(page?.height ?? 0)
})

it('a sheet names the page of its answer, or that answers are apart, and nothing if there are none', async () => {
  const files = await puzzles(['sudoku-en', 'blocksum-en', 'hashi-en', 'skeleton-en', 'crossword-en'])
  const back = printing(files)
  expect(textsOn(back.pages[0])).toContain('Answers on page 6')
  expect(textsOn(back.pages[4])).toContain('Answers on page 7')
  expect(textsOn(back.pages[5])).toContain('Answers')
  const apart = printing(files, { answers: 'apart' })
  expect([apart.pages.length, apart.answers.length]).toEqual([5, 2])
  expect(textsOn(apart.pages[0])).toContain('Answers: separate sheet')
  const none = printing(files, { answers: 'none' })
  expect([none.pages.length, none.answers.length]).toEqual([5, 0])
  expect(textsOn(none.pages[0]).join(' ')).not.toMatch(/answer/i)
})

it('no page before the answers shows one', async () => {
  const file = await puzzle('sudoku-en')
  const own = file(({ puzzle: posed }) => JSON.stringify(posed).replace(/[^1-9]/g, '').length)
  const [page] = printing([file]).pages
  const figure = page?.parts.find(({ role }) => role === 'figure')
  // the size of the board is a number of the puzzle too
  expect(figure?.ops.filter(({ op }) => op === 'text')).toHaveLength(own - 1)
})

it('a puzzle that lacks an answer or a glyph, or is too large, is refused with advice', async () => {
  const sudoku = await puzzle('sudoku-en')
  const open = changed(sudoku, { answer: undefined })
  expect(refusing([open], {})?.code).toBe('no-answer')
  expect(refusing([open], { answers: 'none' })).toBe(null)
  expect(refusing([changed(sudoku, { title: 'smile \u{1f600}' })], {})?.text.ja).toContain('U+1F600')
  const wide = refusing(await puzzles(['picture-ja']), { paper: 'b5' })
  expect(wide?.code ?? 'fits').toMatch(/fits|paper-too-small/)
  const large = refusing(await puzzles(['picture-ja']), { large: true })
  expect(large?.code).toBe('board-too-large')
  expect(large?.text.en).toContain('27 × 19')
})

it('four small boards share a page, and a puzzle too large for that has its own', async () => {
  const files = await puzzles(['blocksum-ja', 'blocksum-ja', 'sudoku-ja', 'sudoku-ja', 'crossword-ja'])
  const { pages } = printing(files, { perPage: 4 })
  expect(pages).toHaveLength(4)
})

/** The crossword with other clues. */
function reclued(file: SomeFile, clueOf: (index: number) => string): SomeFile {
  return file((known, face): SomeFile => {
    const board = JSON.parse(JSON.stringify(known.puzzle))
    const clues = board.clues.map((clue: object, index: number) => ({ ...clue, clue: clueOf(index) }))
    const read = parse(face.puzzle, { ...board, clues })
    if (!read.ok) throw new Error(read.error.text.en)
    return (use) => use({ ...known, puzzle: read.value }, face)
  })
}

it.each(['crossword-ja', 'crossword-en'])(
  'missing clues of %s, one or all, leave their numbers in order',
  async (name) => {
    const file = await puzzle(name)
    for (const clueOf of [() => '', (index: number) => (index === 0 ? '' : 'A clue'), () => ' '])
      for (const paper of paperNames)
        for (const large of [false, true])
          for (const page of printing([reclued(file, clueOf)], { paper, large, nameLine: true }).pages)
            expect(wrongOn(page, paper, 6.5)).toEqual([])
    const without = { answers: 'none', wordList: false } as const
    const [page] = printing([reclued(file, (index) => (index === 0 ? '' : 'A clue'))], without).pages
    const numbers = file(({ puzzle: board }): number => JSON.parse(JSON.stringify(board)).clues.length)
    expect(page?.parts.filter(({ role }) => role === 'item')).toHaveLength(numbers)
  },
)

it('clues have the size that was chosen, alone, with others and in a book, on as many pages as it takes', async () => {
  const book = { title: '', subtitle: '', editor: '', date: null, terms: '', trim: null, bleed: 0, gutter: null }
  for (const clueSize of [12, 14] as const)
    for (const more of [{}, { perPage: 2 }, { book }] as const)
      for (const name of ['crossword-ja', 'ruby-ja', 'crossword-en', 'wordsearch-en']) {
        const { pages } = printing(await puzzles([name, name]), { clueSize, answers: 'none', ...more })
        const sizes = pages.flatMap(({ parts }) =>
          parts.flatMap(({ role, ops }) =>
            role === 'item' ? [Math.max(...ops.flatMap((op) => (op.op === 'text' ? [op.size] : [])))] : [],
          ),
        )
        // the contents of a book have items too
        if ('book' in more) expect(sizes).toContain(clueSize)
        else expect(new Set(sizes)).toEqual(new Set([clueSize]))
        if (!('book' in more)) for (const page of pages) expect(wrongOn(page, 'a4', 6)).toEqual([])
      }
  expect(refusing(await puzzles(['crossword-ja']), { large: true, clueSize: 12 })?.code).toBe('excluding')
})

it('listed words have their meanings if asked for, where a clue is short, whatever language the page has', async () => {
  const words = ['tiger', 'lion'].map((word, index) => ({ word, clue: index === 0 ? 'トラ' : 'x'.repeat(30) }))
  const file = await puzzle('wordsearch-en')
  const listed: SomeFile = (use) =>
    file((known, face) =>
      use(
        { ...known, recipe: { spec: { words }, seed: 'a', effort: 1, version: '0.1.0' } },
        {
          ...face,
          lists: (posed, answer) =>
            face.lists(posed, answer).map((one) => ({
              ...one,
              items: one.items.map((item, at) => ({ ...item, text: words[at]?.word ?? item.text })),
            })),
        },
      ),
    )
  const lines = (options: Partial<PrintOptions>): string[] =>
    printing([listed], { lang: 'ja', answers: 'none', ...options }).pages.flatMap(({ parts }) =>
      parts.flatMap(({ role, ops }) =>
        role === 'item' ? [ops.map((op) => ('text' in op ? op.text : '')).join('')] : [],
      ),
    )
  expect(lines({ meanings: true }).slice(0, 2)).toEqual(['tiger  トラ', 'lion'])
  expect(lines({}).slice(0, 2)).toEqual(['tiger', 'lion'])
  const without = printing([file], { meanings: true, answers: 'none' }).notes
  expect(without.map(({ code }) => code)).toEqual(['no-meanings'])
})

it('words without a clue are listed, which a note says, so that every sheet can be solved', async () => {
  const file = await puzzle('crossword-en')
  const printed = (clueOf: (index: number) => string, options: Partial<PrintOptions> = {}) => {
    const { notes, pages } = printing([reclued(file, clueOf)], { answers: 'none', ...options })
    const texts = pages.flatMap(({ parts }) =>
      parts.map(({ ops }) => ops.map((op) => ('text' in op ? op.text : '')).join('')),
    )
    return { notes: notes.map(({ text }) => text.en), texts }
  }
  const all = printed(() => '')
  expect(all.notes).toEqual([expect.stringContaining('a list of the words is printed')])
  expect(all.texts).toContain('Words')
  const two = printed((index) => (index < 2 ? '' : 'A clue'))
  expect(two.notes).toEqual([expect.stringContaining('2 words without a clue')])
  expect(two.texts).toContain('2 words')
  const without = printed(() => '', { wordList: false })
  expect(without.notes).toEqual([expect.stringContaining('without a clue for every word')])
  expect(without.texts).not.toContain('Words')
  expect(printing(await puzzles(['crossword-en', 'codeword-en', 'sudoku-en'])).notes).toEqual([])
})

it('clues on a further page repeat their heading', async () => {
  const long = reclued(await puzzle('crossword-en'), () => 'A clue that goes on and on '.repeat(9).trim())
  const { pages } = printing([long], { large: true, answers: 'none' })
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages.slice(1)) {
    const first = page.parts.findIndex(({ role }) => role === 'item')
    const heading = page.parts.slice(0, first).findLast(({ role }) => role === 'heading')
    expect(heading?.ops.map((op) => ('text' in op ? op.text : '')).join('')).toMatch(
      /^(?:Across|Down)(?: \(continued\))?$/,
    )
  }
})

it('every clue is printed once, however its pages break', async () => {
  for (const name of ['crossword-ja', 'crossword-en', 'ruby-ja']) {
    const file = await puzzle(name)
    const count = file(({ puzzle: board }): number => JSON.parse(JSON.stringify(board)).clues.length)
    for (const paper of paperNames)
      for (const options of [{}, { large: true }, { clueSize: 14 }] as const) {
        const { pages } = printing([file], { paper, answers: 'none', ...options })
        const items = pages.flatMap(({ parts }) => parts.filter(({ role }) => role === 'item'))
        expect(items).toHaveLength(count)
      }
  }
})

it('clues that go on in the next column repeat their heading there', async () => {
  const file = await puzzle('crossword-en')
  // all long clues are in one direction, so that its list is higher than the other
  const uneven = reclued(file, (index) => (index % 2 === 0 ? 'A clue that goes on and on '.repeat(6).trim() : 'Short'))
  const isAgain = (text: string): boolean => / \(continued\)$/.test(text)
  let found = 0
  for (const one of [uneven, ...(await puzzles(['crossword-ja', 'ruby-ja']))])
    for (const paper of paperNames) {
      for (const page of printing([one], { paper, answers: 'none' }).pages) {
        const clues = page.parts.filter(({ role }) => role === 'item' || role === 'heading')
        const leftOf = ({ ops }: (typeof clues)[number]): number => Math.min(...ops.map((op) => ('x' in op ? op.x : 0)))
        for (const [index, part] of clues.entries()) {
          const before = clues[index - 1]
          if (part.role !== 'item' || !before || leftOf(part) - leftOf(before) < 100) continue
          expect(before.role).toBe('heading')
        }
        found += textsOn(page).filter(isAgain).length
      }
    }
  expect(found).toBeGreaterThan(0)
})

it('the same puzzles give the same pages', async () => {
  const files = await puzzles(kinds)
  expect(printing(files)).toEqual(printing(files))
})

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

it('columns of clues end together, as nearly as whole clues allow', async () => {
  for (const name of ['crossword-ja', 'crossword-en', 'ruby-ja'])
    for (const paper of paperNames)
      for (const landscape of [false, true]) {
        const { pages } = printing(await puzzles([name]), { paper, landscape, answers: 'none' })
        for (const page of pages) {
          const clues = page.parts.flatMap(({ role, ops }) =>
            role === 'item' ? [ops.flatMap((op) => (op.op === 'text' && op.size > 8 ? [op] : []))] : [],
          )
          // numbers are right-aligned, texts begin at the left edge of their column
          const columns = groupedBy(clues, (ops) => Math.round(Math.max(...ops.slice(0, 2).map(({ x }) => x))))
          const ends = [...columns.values()].map((some) => Math.max(...some.flatMap((ops) => ops.map(({ y }) => y))))
          const lines = clues.map((ops) => new Set(ops.map(({ y }) => y)).size)
          const pitch = 2 * (clues[0]?.[0]?.size ?? 0)
          if (columns.size === 2)
            expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(
              (2 * Math.max(...lines) + 2) * (pitch / 2) * 1.5,
            )
        }
      }
})
