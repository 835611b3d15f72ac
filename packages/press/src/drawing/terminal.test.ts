import { box, centred, line, type Picture, pointedOut, text } from '@kumiki/core/drawing'
import fc from 'fast-check'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { disc } from '../../../core/src/drawing/picture.ts'
import { hostileTexts } from '../fixtures/hostile.ts'
import { blockSum, crossword, hashi, wordSearch } from '../fixtures/samples.ts'
import { renderTerminal } from './terminal.ts'

const plain = (picture: Picture): string => `\n${renderTerminal(picture, { colour: false })}`
const picture = (width: number, height: number, marks: Picture['marks']): Picture => ({
  width,
  height,
  marks,
  label: { en: '', ja: '' },
})

test('BlockSum: the sum in the corner, the value beside it, heavy walls between blocks', () => {
  expect(plain(blockSum())).toBe(`
┏━━━━┯━━━━┳━━━━┓
┃6  1│   2┃5  3┃
┠────╆━━━━╉────┨
┃   3┃17 1┃   2┃
┣━━━━╃────╄━━━━┫
┃   2│   3│   1┃
┗━━━━┷━━━━┷━━━━┛
`)
})

test('crossword: numbers and full-width kana share a cell, black cells are filled', () => {
  expect(plain(crossword())).toBe(`
┏━━━━┯━━━━┯━━━━┯━━━━┓
┃1 サ│  ク│2 ラ│████┃
┠────┼────┼────┼────┨
┃  ク│████│3 イ│  モ┃
┠────┼────┼────┼────┨
┃10ラ│  ジ│  オ│████┃
┗━━━━┷━━━━┷━━━━┷━━━━┛
`)
})

test('texts in the corners of one cell stand side by side, in reading order, whichever was drawn first', () => {
  const corners = [
    text(0.7, 0.6, 0.2, 'B', 'top-left', 'clue'),
    text(0.1, 0.1, 0.2, '7', 'top-left', 'clue'),
    centred(0.5, 0.5, 0.6, 'X', 'entry'),
  ]
  expect(plain(picture(2, 1, [...corners, text(1.1, 0.1, 0.2, '8', 'top-left', 'clue')]))).toBe(`
7B X8   \n`)
})

test('a text that ends in the corner of a cell stands in that cell', () => {
  const corners = [
    text(1, 1, 0.2, 'B', 'bottom-right', 'clue'),
    text(1, 0, 0.2, '7', 'top-right', 'clue'),
    text(0, 1, 0.2, 'A', 'bottom-left', 'clue'),
    centred(1.5, 0.5, 0.6, 'X', 'entry'),
  ]
  expect(plain(picture(2, 1, corners))).toBe(`
7AB      X\n`)
})

test('word search: letters stand evenly, with room between them only where words are drawn', () => {
  expect(plain(wordSearch(['CATS', 'XOXD', 'ZZWO'], []))).toBe(`
C A T S
X O X D
Z Z W O
`)
  expect(plain(wordSearch(['さくら', 'いぬね'], []))).toBe(`
さくら
いぬね
`)
  const found = [
    [0, 0, 2, 0],
    [0, 0, 2, 2],
    [3, 0, 3, 2],
    [0, 2, 2, 0],
  ] as const
  expect(plain(wordSearch(['CATS', 'XOXD', 'ZZWO'], found))).toBe(`
C─A─T S
 ╲ ╱  │
X O X D
 ╱ ╲  │
Z Z W O
`)
})

test('a frame around letters without walls leaves them air', () => {
  const { marks, ...size } = wordSearch(['AB', 'CD'], [])
  const walls = [
    line(0, 0, 2, 0, 0.06, 'wall'),
    line(0, 2, 2, 2, 0.06, 'wall'),
    line(0, 0, 0, 2, 0.06, 'wall'),
    line(2, 0, 2, 2, 0.06, 'wall'),
  ]
  expect(plain({ ...size, marks: [...marks, ...walls] })).toBe(`
┏━━━━━┓
┃ A B ┃
┃ C D ┃
┗━━━━━┛
`)
})

test('Hashi: islands in brackets, double bridges as double lines', () => {
  expect(plain(hashi()).replaceAll(/ +$/gm, '')).toBe(`
(4)═════════(3)
 ║           │
 ║           │
 ║           │
(3)─(1)     (2)─(1)
`)
})

const numbered = (drawing: Picture): string =>
  `\n${renderTerminal(drawing, { colour: false, rulers: true })}`.replaceAll(/ +$/gm, '')

test('rulers number the rows and columns from 1', () => {
  expect(numbered(blockSum())).toBe(`
    1    2    3
  ┏━━━━┯━━━━┳━━━━┓
1 ┃6  1│   2┃5  3┃
  ┠────╆━━━━╉────┨
2 ┃   3┃17 1┃   2┃
  ┣━━━━╃────╄━━━━┫
3 ┃   2│   3│   1┃
  ┗━━━━┷━━━━┷━━━━┛
`)
  expect(numbered(hashi())).toBe(`
   1   2   3   4   5
1 (4)═════════(3)
   ║           │
2  ║           │
   ║           │
3 (3)─(1)     (2)─(1)
`)
})

test('rulers write numbers downwards where a cell is too narrow for them', () => {
  expect(numbered(wordSearch(['ABCDEFGHIJK'], []))).toBe(`
                    1 1
  1 2 3 4 5 6 7 8 9 0 1
1 A B C D E F G H I J K
`)
})

test('rulers leave the board itself as it is', () => {
  for (const drawing of [blockSum(), crossword(), hashi(), wordSearch(['さくら', 'いぬね'], [])])
    for (const colour of [false, true]) {
      const board = renderTerminal(drawing, { colour }).split('\n')
      const withRulers = renderTerminal(drawing, { colour, rulers: true }).split('\n')
      expect(withRulers.slice(-board.length).map((line, row) => line.endsWith(board[row] ?? ''))).not.toContain(false)
      expect(withRulers.length).toBeGreaterThan(board.length)
    }
})

test('diagonals that cross make a cross, other slopes are dotted', () => {
  const crossing = picture(2, 2, [line(0.5, 0.5, 1.5, 1.5, 0.1, 'entry'), line(0.5, 1.5, 1.5, 0.5, 0.1, 'entry')])
  expect(plain(crossing)).toContain('╳')
  expect(plain(picture(3, 2, [line(0.5, 0.5, 2.5, 1.5, 0.1, 'entry')]))).toContain('·')
})

test('a wall stays heavy whatever is drawn over it', () => {
  const wall = line(1, 0, 1, 1, 0.1, 'wall')
  const rule = line(1, 0, 1, 1, 0.02, 'rule')
  expect(plain(picture(2, 1, [wall, rule]))).toBe(plain(picture(2, 1, [rule, wall])))
})

test('highlighted cells are visible without colour, and are not hatched in colour', () => {
  const pointed = picture(3, 1, [
    box(0, 0, 1, 1, 'marked'),
    box(1, 0, 1, 1, 'wrong'),
    line(1, 0, 1, 1, 0.02, 'rule'),
    line(2, 0, 2, 1, 0.02, 'rule'),
    centred(0.5, 0.5, 0.5, 'A', 'clue'),
  ])
  expect(plain(pointed)).toBe('\n░A░│▒▒▒│   \n')
  expect(renderTerminal(pointed, { colour: true })).not.toMatch(/[░▒]/)
  const island = (fill: 'paper' | 'wrong'): Picture =>
    picture(1, 1, [disc(0.5, 0.5, 0.4, 'wall', fill), centred(0.5, 0.5, 0.4, '8', 'clue')])
  expect(plain(island('paper'))).toBe('\n(8)\n')
  expect(plain(island('wrong'))).toBe('\n!8!\n')
})

test('in colour the letters of a found word stand on its ground', () => {
  const found = renderTerminal(wordSearch(['AB', 'CD'], [[0, 0, 1, 1]]), { colour: true })
  expect(found).toContain('\u001b[30;43mA\u001b[0m')
  expect(found).toContain('\u001b[30;43mD\u001b[0m')
  expect(found).not.toContain('43mB')
})

test('colour changes nothing but colour', () => {
  for (const drawing of [blockSum(), crossword(), hashi(), wordSearch(['AB', 'CD'], [[0, 0, 1, 1]])]) {
    const coloured = renderTerminal(drawing, { colour: true })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI escapes start with one
    expect(coloured.replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(renderTerminal(drawing, { colour: false }))
    expect(coloured).not.toBe(renderTerminal(drawing, { colour: false }))
  }
})

test('every line of a board has the same width, whatever its texts are', () => {
  const letter = fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.constantFrom('A', 'ア', 'ｱ', '10', '漢', '⺀ᩕ'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.boolean(),
      (texts, ruled, corner) => {
        const marks = texts.flatMap((text, i) => [
          ...(ruled ? [line(i, 0, i, 1, 0.02, 'rule'), line(0, 1, texts.length, 1, 0.08, 'wall')] : []),
          {
            ...centred(i + 0.5, 0.5, 0.5, text, 'entry'),
            ...(corner && i % 2 === 0 ? { at: 'top-left' as const, x: i } : {}),
          },
        ])
        const board = renderTerminal(picture(texts.length, 2, marks), { colour: false })
          .split('\n')
          .slice(0, -1)
        expect(board.length).toBeGreaterThan(0)
        expect(new Set(board.map((row) => stringWidth(row))).size).toBe(1)
      },
    ),
  )
})

test('no text smuggles control characters into the terminal', () => {
  for (const text of hostileTexts)
    expect(plain(picture(1, 1, [centred(0.5, 0.5, 0.5, text, 'clue')])).trim()).not.toMatch(/\p{Control}/u)
})

test('a cell shaded by hand is hatched', () => {
  expect(plain(picture(2, 1, [box(0, 0, 1, 1, 'entry'), centred(1.5, 0.5, 0.5, '3', 'clue')]))).toMatch(/▓+ *3/)
})

test('clues among four dots can be highlighted', () => {
  const dots = [0.5, 1.5].flatMap((y) => [0.5, 1.5].map((x) => disc(x, y, 0.06, 'clue', 'clue')))
  const pointed = pointedOut(picture(2, 2, [...dots, centred(1, 1, 0.6, '3', 'clue')]), [[0.5, 0.5]])
  expect(plain(pointed)).toContain('3')
  expect(plain(pointed)).not.toBe(plain(picture(2, 2, [...dots, centred(1, 1, 0.6, '3', 'clue')])))
})
