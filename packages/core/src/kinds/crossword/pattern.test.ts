import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import type { Result } from '../../base/result.ts'
import { Rng } from '../../base/rng.ts'
import { parse } from '../../base/schema.ts'
import type { Made } from '../../kind/craft.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { make } from './make.ts'
import type { Crossword } from './puzzle/model.ts'
import { spec } from './spec.ts'

const words = 'CAT ARE TEN CAR AGE TEE APE RED TEA EAR ATE ERA RAN'.split(' ')

function made(pattern: string, options: object): Result<Made<Crossword>> {
  const wanted = parse(spec, { words, pattern, ...options })
  if (!wanted.ok) return wanted
  const making = make(wanted.value, new Rng('pattern'), new Budget(200_000))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return turn.value
}
const codes = (result: Result<Made<Crossword>>): string[] =>
  result.ok ? result.value.notes.map(({ code }) => code) : [result.error.code]
const rowsOf = (result: Result<Made<Crossword>>): readonly string[] => (result.ok ? result.value.answer.rows : [])

/** A list in which equal words are different entries. */
const apart = (list: readonly string[]): object[] =>
  list.map((word, index) => ({ word, clue: `Clue ${index}`, tags: [`thing ${index}`] }))

const ring = '...\n.#.\n...'

it('spells the keyword and holds the words that must appear', () => {
  const result = made(ring, { keyword: 'TEN', must: ['TEN', 'CAT'] })
  const cells = rowsOf(result).join('')
  expect(result.ok && result.value.puzzle.keyword?.map(([row, col]) => cells.charAt(row * 3 + col)).join('')).toBe(
    'TEN',
  )
  const runs = [
    cells.slice(0, 3),
    cells.slice(6),
    [0, 3, 6].map((i) => cells[i]).join(''),
    [2, 5, 8].map((i) => cells[i]).join(''),
  ]
  expect(runs).toEqual(expect.arrayContaining(['TEN', 'CAT']))
})

it('is filled with any words that must appear, if possible', () => {
  const rows = 'CAT#ATE\nA#E#G#R\nRAN#ERA'.split('\n')
  const list = slotsOf(rows).slots.map((slot) => textIn(rows, slot))
  const pattern = rows.join('\n').replace(/[A-Z]/g, '.')
  for (const some of [list.slice(0, 3), list.slice(2, 6), list.slice(1, 7)]) {
    const must = [...new Set(some)]
    const filled = rowsOf(made(pattern, { connected: false, words: [...words, ...apart(list)], must }))
    const placed = slotsOf(filled).slots.map((slot) => textIn(filled, slot))
    for (const word of must) expect(placed).toContain(word)
  }
})

it('names the words that have no slot of their length, and notes that no filling has all of them', () => {
  expect(codes(made('...', { must: ['CAT', 'ARE'] }))).toEqual(['no-filling'])
  expect(codes(made(ring, { words: [...words, 'TENT'], must: ['TENT'] }))).toEqual(['must-absent'])
  const homeless = made(ring, { words: [...words, 'at'], must: ['AT'] })
  expect(!homeless.ok && homeless.error).toMatchObject({
    code: 'must-missing',
    fault: 'search',
    path: ['must'],
    words: ['AT'],
    // spelt as in the list
    text: { en: expect.stringContaining('missing: "at".') },
  })
})

it('reports how often the pattern bends a rule and how many pieces it has; with `strict` it refuses', () => {
  const pattern = '...#...\n#######\n...#...'
  expect(codes(made(pattern, { rules: ['no-adjacent'] }))).toEqual(
    expect.arrayContaining(['pattern-in-pieces', 'rule-bent']),
  )
  expect(codes(made(pattern, { rules: ['no-adjacent'], strict: true }))).toEqual(['pattern-breaks'])
  expect(codes(made(pattern, { connected: false }))).not.toContain('pattern-in-pieces')
})

it('names the place of an invalid mark', () => {
  const result = made('...\n.%.\n...', {})
  expect(result.ok ? '' : result.error.text.en).toMatch(/"%" in line 2, column 2/)
})

it('reads full-width signs and letters like narrow ones', () => {
  const plain = rowsOf(made('C..\n.#.\n...', {}))
  expect(rowsOf(made('Ｃ．．\n．＃．\n．．．', {}))).toEqual(plain)
  expect(plain).toHaveLength(3)
})

it('is refused if it is empty, or if no word has one of its letters, with the place of that letter', () => {
  const messageOf = (pattern: string) => {
    const result = made(pattern, {})
    return result.ok ? null : result.error.text
  }
  for (const empty of ['', '\n \n', '\ufeff']) expect(messageOf(empty)?.en).toBe('The pattern is empty.')
  expect(messageOf('###\n###')?.en).toMatch(/no slot/)
  expect(messageOf('...\n.#ね\n...')?.en).toMatch(/"ね".*row 2, column 3/)
  expect(messageOf('...\n.#ね\n...')?.ja).toMatch(/2行3列.*「ね」/)
})

it('has a word twice that must appear twice and is listed as two entries, and refuses that if it is listed once', () => {
  const listed = { words: [...words, ...apart(['TEN', 'TEN']), 'TOT', 'NUN'], must: ['TEN', 'TEN'] }
  for (const twice of [made(ring, listed), made('', { ...listed, pattern: undefined, size: 5 })]) {
    const rows = rowsOf(twice)
    const runs = slotsOf(rows).slots.map((slot) => textIn(rows, slot))
    expect(runs.filter((run) => run === 'TEN')).toHaveLength(2)
  }
  const refused = (must: readonly string[]) => {
    const read = parse(spec, { words, must })
    return read.ok ? null : [...read.error.path, read.error.text.en]
  }
  expect(refused(['CAT', 'TEN', 'TEN'])).toEqual([
    'must',
    1,
    '"must.1": it is asked for 2 times, but the list has it once.',
  ])
  expect(refused(['CAT', 'OWL'])).toEqual(['must', 1, '"must.1": it is not in the word list.'])
})

it('refuses a line that is too short, by its number, unless the pattern is drawn with blanks', () => {
  for (const [pattern, part] of [
    ['...\n.#\n...', /line 2 has 2 cells and the longest line 3/],
    ['\n\n...\n.#.\n\n...', /line 5 has 0 cells/],
  ] as const) {
    const result = made(pattern, {})
    expect(result.ok ? '' : result.error.text.en).toMatch(part)
  }
  expect(rowsOf(made('\n ...\n\n...\n\n', { connected: false })).map((row) => row.replace(/\w/g, '.'))).toEqual([
    '#...',
    '####',
    '...#',
  ])
})

it('a slot that no word fits is named at once, by its number', () => {
  const result = made('....\n.##.\n.##.\n....', {})
  expect(!result.ok && result.error).toMatchObject({ code: 'no-word-for-slot', fault: 'input', path: ['pattern'] })
  const given = made('C.X\n.#.\n...', { words: [...words, 'XO'] })
  expect(!given.ok && given.error.text.en).toBe(
    'The list has no word for 1 across (row 1, column 1), 2 down (row 1, column 3): the first takes 3 letters, as in "C.X".',
  )
  expect(!given.ok && given.error.text.ja).toBe(
    'ヨコの1（1行1列）、タテの2（1行3列）に入る単語がリストにありません（最初のものは3文字「C.X」）。',
  )
})

it('if the search gives up, the slots that stayed hardest are named', () => {
  const rng = new Rng('giving up')
  const letters = Array.from('ABCDEFGHIJ')
  const many = Array.from({ length: 900 }, () => Array.from({ length: 6 }, () => rng.pick(letters)).join(''))
  const open = Array.from({ length: 6 }, () => '......').join('\n')
  const making = make(spec.parse({ words: many, pattern: open }), new Rng('hard'), new Budget(4_000))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  const error = turn.value.ok ? null : turn.value.error
  expect(error).toMatchObject({ code: 'no-puzzle', fault: 'search', path: ['pattern'] })
  expect(error?.text.en).toMatch(/hardest to fill: \d+ (across|down) \(row \d, column \d\)/)
  expect(error?.text.ja).toMatch(/埋まりにくい場所: (ヨコ|タテ)の\d+（\d行\d列）/)
})

it('is filled with the words of the highest scores, and with none below the minimum score asked for', () => {
  const scored = words.map((word, index) => ({ word, score: index < 8 ? 50 : 10 }))
  const liked = new Set(scored.flatMap(({ word, score }) => (score === 50 ? [word] : [])))
  const placedIn = (options: object): string[] => {
    const rows = rowsOf(made('...#\n###.\n#...\n###.', { connected: false, words: scored, ...options }))
    return slotsOf(rows).slots.map((slot) => textIn(rows, slot))
  }
  const high = placedIn({})
  expect(high.length).toBeGreaterThan(1)
  expect(high.filter((word) => !liked.has(word))).toEqual([])
  const refused = made(ring, { words: scored, minScore: 60 })
  expect(codes(refused)).toEqual(['nothing-fits'])
  const min = made('...', { words: scored, minScore: 20, must: ['RAN'] })
  expect([rowsOf(min), codes(min)]).toEqual([['RAN'], expect.arrayContaining(['low-score'])])
})
