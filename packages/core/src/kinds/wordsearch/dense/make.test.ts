import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { parse } from '../../../base/schema.ts'
import { type Best, make, search } from '../../../verbs/make.ts'
import { craft } from '../craft.ts'
import { boardOf } from '../pack/board.ts'
import type { Wordsearch } from '../puzzle/model.ts'
import { letterNumbers } from './alphabet.ts'
import { LineBound, textBound } from './bounds.ts'
import { FocusedBound } from './focus.ts'
import { latticeOf } from './lattice.ts'
import { linesOf } from './lines.ts'
import { mergeAndEnter } from './merge.ts'
import { listed } from './readable.ts'
import { solveThree } from './three.ts'
import { buildTrie, childOf, isWord } from './trie.ts'
import { solveTwo } from './two.ts'

const unit = fc.constantFrom('a', 'b', 'c')
const dictionaries = fc.array(fc.string({ unit, minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 40 })

const square = (side: number) => boardOf({ width: side, height: side }, null)

/** The letters of the distinct words in a board, read run by run. */
function trueScore(words: readonly string[], rows: readonly string[]): number {
  const known = new Set(words)
  const found = new Set<string>()
  for (let row = 0; row < rows.length; row++)
    for (let col = 0; col < rows[0]!.length; col++)
      for (let down = -1; down <= 1; down++)
        for (let right = -1; right <= 1; right++) {
          let text = ''
          for (let i = 0; i < 16; i++) {
            const letter = rows[row + i * down]?.[col + i * right]
            if (letter === undefined || (down === 0 && right === 0 && i > 0)) break
            text += letter
            if (known.has(text)) found.add(text)
          }
        }
  return [...found].reduce((sum, word) => sum + word.length, 0)
}

/** The score of the best board, found by trying every one. */
function bruteForce(words: readonly string[], width: number, height = width): number {
  const letters = [...new Set(words.join(''))]
  let best = 0
  for (let number = 0; number < letters.length ** (width * height); number++) {
    let rest = number
    const cells = Array.from({ length: width * height }, () => {
      const letter = letters[rest % letters.length]!
      rest = Math.floor(rest / letters.length)
      return letter
    })
    const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).join(''))
    best = Math.max(best, trueScore(words, rows))
  }
  return best
}

function run<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const turn = steps.next()
    if (turn.done) return turn.value
  }
}

describe('the trie', () => {
  it('knows exactly the words it was built from, up to the longest wanted', () => {
    fc.assert(
      fc.property(dictionaries, dictionaries, (words, others) => {
        const trie = buildTrie(words, 4)
        const numbers = letterNumbers(trie.letters)
        const has = (word: string): boolean => {
          let slot = 0
          for (let i = 0; i < word.length; i++) {
            const number = numbers[word.charCodeAt(i)]!
            slot = number === 0 ? 0 : childOf(trie, slot, number)
            if (slot === 0) return false
          }
          return isWord(trie, slot)
        }
        for (const word of [...words, ...others]) expect(has(word)).toBe(word.length <= 4 && words.includes(word))
      }),
    )
  })
})

describe('the lattice', () => {
  it('keeps the true score through any changes, and weighs every letter by what it would add or, rarely, more', () => {
    const lists = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 1, maxLength: 7 }), {
      minLength: 1,
      maxLength: 60,
    })
    const [width, height] = [7, 3]
    let [draws, over] = [0, 0]
    fc.assert(
      fc.property(lists, fc.string(), (words, seed) => {
        const rng = new Rng(seed)
        const trie = buildTrie(words, width)
        const lattice = latticeOf(boardOf({ width, height }, null), trie)
        const rows = (): string[] =>
          Array.from({ length: height }, (_, row) =>
            Array.from({ length: width }, (_, col) => trie.letters[lattice.codes[row * width + col]!]).join(''),
          )
        const letter = (): number => 1 + rng.below(trie.letters.length - 1)
        for (let cell = 0; cell < width * height; cell++) {
          lattice.lift(cell)
          lattice.put(cell, letter())
        }
        for (let change = 0; change < 20; change++) {
          draws++
          const cell = rng.below(width * height)
          lattice.lift(cell)
          lattice.weigh(cell)
          const without = lattice.score
          const chosen = letter()
          const gain = lattice.gains[chosen]!
          lattice.put(cell, chosen)
          expect(lattice.score).toBeLessThanOrEqual(without + gain)
          if (lattice.score < without + gain) over++
          expect(lattice.score).toBe(trueScore(words, rows()))
        }
      }),
    )
    // four letters are nearly the worst case: the fewer letters, the more often two runs give the same word
    expect(over).toBeLessThan(0.05 * draws)
  })

  it.each([
    ['a word that two runs of the same letters give', ['xabc'], 'cba.abc', 4],
    ['a word of two letters that reads the same both ways', ['xx'], '.x', 2],
    ['a word of three', ['xax'], '.ax', 3],
    ['a word of four, at its end', ['xaax'], '.aax', 4],
    ['a word of four, inside', ['axxa'], 'a.xa', 4],
    ['a word and its longer forms', ['xa', 'xab', 'xabc', 'xabcd', 'xabcde'], '.abcde', 20],
    ['the start of one word, the end of another', ['xabcd', 'abcdx'], 'abcd.abcd', 10],
    ['words through the second place', ['axbcd', 'axbcde'], 'a.bcde', 11],
    ['words through the third place', ['abxcd', 'abxcde'], 'ab.cde', 11],
    ['words through the fourth place', ['abcxd', 'abcx', 'abcxde'], 'abc.de', 15],
    ['words through the fifth place', ['abcdx', 'abcdxe'], 'abcd.e', 11],
  ])('weighs %s once', (_, words, row, gain) => {
    const trie = buildTrie([...words, 'e'], row.length)
    const lattice = latticeOf(boardOf({ width: row.length, height: 1 }, null), trie)
    const cell = row.indexOf('.')
    for (const [at, letter] of [...row].entries()) {
      if (at === cell) continue
      lattice.lift(at)
      lattice.put(at, trie.letters.indexOf(letter))
    }
    lattice.lift(cell)
    lattice.weigh(cell)
    expect(lattice.gains[trie.letters.indexOf('x')]).toBe(gain)
  })

  /** Alphabets on both sides of each size at which a letter takes one more bit, and of multiples of sixteen. */
  const many = [
    ...'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをん',
  ]

  it.each([15, 16, 31, 32, 63, 64, 71])('weighs correctly with %i letters', (letters) => {
    const rng = new Rng(`letters ${letters}`)
    const alphabet = many.slice(0, letters)
    // few letters in the middle of words, so that many words meet; every letter somewhere
    const words = alphabet.flatMap((letter) => {
      const [a, b, c] = [rng.pick(alphabet.slice(-3)), rng.pick(alphabet.slice(-3)), rng.pick(alphabet)]
      return [letter, letter + a, a + letter + b, letter + a + b + c, a + b + letter + b, a + b + a + letter + b]
    })
    const trie = buildTrie(words, 5)
    expect(trie.letters).toHaveLength(letters + 1)
    const lattice = latticeOf(boardOf({ width: 5, height: 5 }, null), trie)
    const rows = (): string[] =>
      Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 5 }, (_, col) => trie.letters[lattice.codes[row * 5 + col]!]).join(''),
      )
    const commonest = alphabet.slice(-3).map((letter) => trie.letters.indexOf(letter))
    for (let cell = 0; cell < 25; cell++) {
      lattice.lift(cell)
      lattice.put(cell, rng.pick(commonest))
    }
    for (let letter = 1; letter <= letters; letter++) {
      const cell = rng.below(25)
      lattice.lift(cell)
      lattice.weigh(cell)
      const expected = lattice.score + lattice.gains[letter]!
      lattice.put(cell, letter)
      expect([letter, lattice.score]).toEqual([letter, expected])
      expect(lattice.score).toBe(trueScore(words, rows()))
      lattice.lift(cell)
      lattice.put(cell, rng.pick(commonest))
    }
  })

  it.each([4, 40, 100, 200])(
    'finds words of every length through every place, whichever way, with %i letters',
    (letters) => {
      const rng = new Rng(`lengths ${letters}`)
      const alphabet = Array.from({ length: letters }, (_, i) => String.fromCharCode(0x4e00 + i))
      const [width, height] = [12, 11]
      const few = alphabet.slice(-3)
      const board = Array.from({ length: width * height }, () => rng.pick(few))
      const rows = (): string[] =>
        Array.from({ length: height }, (_, r) => board.slice(r * width, (r + 1) * width).join(''))
      // words of every length from anywhere on the board, and every letter
      const words = new Set(alphabet)
      while (words.size < letters + 300) {
        const [row, col, length] = [rng.below(height), rng.below(width), 2 + rng.below(11)]
        const [down, right] = rng.pick([-1, 0, 1].flatMap((d) => [-1, 0, 1].map((e) => [d, e] as const)))
        const run = Array.from({ length }, (_, i) => rows()[row + i * down]?.[col + i * right] ?? '').join('')
        if ((down !== 0 || right !== 0) && run.length === length) words.add(run)
      }
      const trie = buildTrie([...words], width)
      const lattice = latticeOf(boardOf({ width, height }, null), trie)
      const put = (cell: number, letter: string): void => {
        board[cell] = letter
        lattice.lift(cell)
        lattice.put(cell, trie.letters.indexOf(letter))
      }
      for (const [cell, letter] of board.entries()) put(cell, letter)
      expect(lattice.score).toBe(trueScore([...words], rows()))
      let over = 0
      for (let change = 0; change < 60; change++) {
        const cell = rng.below(board.length)
        const old = board[cell]!
        put(cell, rng.pick(alphabet))
        expect(lattice.score).toBe(trueScore([...words], rows()))
        lattice.lift(cell)
        lattice.weigh(cell)
        const promised = lattice.score + lattice.gains[trie.letters.indexOf(old)]!
        lattice.put(cell, trie.letters.indexOf(old))
        board[cell] = old
        expect(lattice.score).toBe(trueScore([...words], rows()))
        expect(promised).toBeGreaterThanOrEqual(lattice.score)
        if (promised > lattice.score) over++
      }
      // three letters on a board: short words contain them twice or more
      expect(over).toBeLessThan(30)
    },
  )

  it('weighs correctly where hundreds of words pass through a cell, each in all directions', () => {
    const words = many
      .slice(1, 41)
      .flatMap((letter) =>
        Array.from({ length: 9 }, (_, before) =>
          Array.from({ length: 9 - before }, (_, after) => 'あ'.repeat(before) + letter + 'あ'.repeat(after)),
        ).flat(),
      )
    const trie = buildTrie(words, 9)
    const lattice = latticeOf(boardOf({ width: 9, height: 9 }, null), trie)
    for (let cell = 0; cell < 81; cell++) {
      lattice.lift(cell)
      lattice.put(cell, trie.letters.indexOf('あ'))
    }
    for (const [at, letter] of many.slice(1, 41).entries()) {
      lattice.lift(40)
      lattice.weigh(40)
      const code = trie.letters.indexOf(letter)
      const gain = lattice.gains[code]!
      lattice.put(40, code)
      const row = `ああああ${letter}ああああ`
      const board = Array.from({ length: 9 }, (_, i) => (i === 4 ? row : 'あ'.repeat(9)))
      expect([at, lattice.score, gain]).toEqual([at, trueScore(words, board), lattice.score])
    }
    // nothing else was overwritten: every word still comes and goes
    const fill = (code: number): void => {
      for (let cell = 0; cell < 81; cell++) {
        lattice.lift(cell)
        lattice.put(cell, code)
      }
    }
    for (const letter of many.slice(1, 41)) {
      fill(trie.letters.indexOf(letter))
      expect([letter, lattice.score]).toEqual([
        letter,
        trueScore(
          words,
          Array.from({ length: 9 }, () => letter.repeat(9)),
        ),
      ])
      for (const cell of [0, 40]) {
        lattice.lift(cell)
        lattice.put(cell, trie.letters.indexOf('あ'))
      }
    }
    fill(trie.letters.indexOf('あ'))
    expect(lattice.score).toBe(0)
  })
})

describe('small boards', () => {
  it('of two by two get the best score that trying every board finds', () => {
    fc.assert(
      fc.property(dictionaries, (words) => {
        fc.pre(words.some((word) => word.length <= 2))
        const short = words.filter((word) => word.length <= 2)
        expect(solveTwo(buildTrie(short, 2)).letters).toBe(bruteForce(short, 2))
      }),
    )
  })

  it('of three by three get the best score that trying every board finds', () => {
    const pairs = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }), { minLength: 1 })
    fc.assert(
      fc.property(pairs, (words) => {
        const solved = run(solveThree(buildTrie(words, 3), new Budget()))
        expect(solved?.letters).toBe(bruteForce(words, 3))
      }),
      { numRuns: 25 },
    )
  })
})

describe('the bounds', () => {
  it.each([
    [3, 3],
    [4, 2],
    [2, 3],
  ])('are never below the best board of %i by %i, at any prices', (width, height) => {
    fc.assert(
      fc.property(dictionaries, (words) => {
        const short = words.filter((word) => word.length <= Math.max(width, height))
        fc.pre(short.length > 0 && new Set(short.join('')).size <= 2)
        const best = bruteForce(short, width, height)
        const bound = new LineBound(short, boardOf({ width, height }, null))
        const first = bound.best
        for (let i = 0; i < 60; i++) {
          expect(bound.best).toBeGreaterThanOrEqual(best)
          bound.improve()
        }
        expect(first).toBeGreaterThanOrEqual(bound.best)
        if (width === height) expect(textBound(width, 26)).toBeGreaterThanOrEqual(first)
      }),
      { numRuns: 25 },
    )
  })

  it('stay valid when improvements consider only a few of the words, those of the best strings', () => {
    const someWords = fc.uniqueArray(fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 1, maxLength: 3 }), {
      minLength: 4,
      maxLength: 9,
    })
    let focused = 0
    fc.assert(
      fc.property(someWords, fc.integer({ min: 1, max: 6 }), (short, maxNodes) => {
        const whole = new LineBound(short, square(3))
        const near = whole.nearlyBest(maxNodes)
        if (near.length < new Set(short.filter((word) => word.length > 1)).size) focused++
        const singles = new Set(short.filter((word) => word.length === 1)).size
        expect(new LineBound(near, square(3)).best + singles).toBe(whole.best)
        const best = bruteForce(short, 3, 3)
        const bound = new FocusedBound(short, square(3), maxNodes)
        for (let i = 0; i < 30; i++) {
          expect(bound.best).toBeGreaterThanOrEqual(best)
          bound.improve()
        }
        expect(bound.best).toBeLessThanOrEqual(whole.best)
      }),
      { numRuns: 50 },
    )
    expect(focused).toBeGreaterThan(5)
  })

  it('are equal with and without a focus that covers all words', () => {
    const words = Array.from('acdefghi', (side) => `${side}b${side}`)
    const [part, whole] = [new FocusedBound(words, square(3), 24), new LineBound(words, square(3))]
    for (let i = 0; i < 100; i++) {
      part.improve()
      whole.improve()
      expect(part.best).toBe(whole.best)
    }
  })

  it('take into account that crossing lines have the same letter where they cross', () => {
    // every line of 3 × 3 can hold one of these, but the middle of a side would have to be B for one line and not for
    // another
    const words = Array.from('acdefghi', (side) => `${side}b${side}`)
    const bound = new LineBound(words, square(3))
    expect(bound.best).toBe(24)
    for (let i = 0; i < 400; i++) bound.improve()
    expect(bound.best).toBeLessThan(20)
    expect(bound.best).toBeGreaterThanOrEqual(12)
  })

  it('are no higher than all words together', () => {
    const long = ['hippopotamus', 'rhinoceros', 'crocodile', 'a']
    const letters = long.join('').length
    const bound = new FocusedBound([...long, 'cat', 'cat', 'hippopotamuses'], square(12))
    expect(bound.best).toBe(letters + 3)
    for (let i = 0; i < 20; i++) bound.improve()
    expect(bound.best).toBeLessThanOrEqual(letters + 3)
  })

  it('of the founding text equal its printed figures', () => {
    const printed = [7, 15.222222, 25.5, 37.8, 51.833333, 67.959184, 86.15625, 106.395062, 128.66]
    for (const [i, density] of printed.entries()) expect(textBound(i + 2, 26) / (i + 2) ** 2).toBeCloseTo(density, 6)
  })

  it('count every line of a board once', () => {
    const lengths = (width: number, height: number): number[] =>
      linesOf({ width, height }).classes.flatMap(({ count, spots }) =>
        Array.from({ length: count }, () => spots.length),
      )
    expect(lengths(3, 3).toSorted()).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3])
    expect(lengths(4, 2).toSorted()).toEqual([...Array.from({ length: 4 + 6 }, () => 2), 4, 4])
    expect(lengths(1, 1)).toEqual([])
    expect([lengths(8, 8).length, linesOf({ width: 8, height: 8 }).classes.length]).toEqual([42, 11])
  })
})

const some = ['an', 'ant', 'tan', 'net', 'ten', 'nest', 'sent', 'tea', 'eat', 'seat', 'east', 'a', 's', 'at', 'ate']

describe('the founding text’s algorithm', () => {
  it('merges words into the words that contain them, and counts no more than the board holds', () => {
    const merged = run(mergeAndEnter(['army', 'arm', 'harm'], square(4), new Rng('a'), new Budget()))
    expect(merged?.rows[0]).toBe('army')
    expect([merged?.ownWords, merged?.ownLetters]).toEqual([3, 11])
    const board = run(mergeAndEnter(some, square(4), new Rng('a'), new Budget()))!
    expect(board.ownLetters).toBeLessThanOrEqual(trueScore(some, board.rows))
  })

  it('enters words forwards from their first letter only, even where the last letter is already on the board', () => {
    const merged = run(mergeAndEnter(['tone', 'pint'], square(4), new Rng('a'), new Budget()))
    expect(merged?.cells.slice(0, 8).join('')).toBe('tonepint')
  })

  it('enters words in all eight directions: one that can already be read upwards counts as entered', () => {
    const merged = run(mergeAndEnter(['ab', 'cd', 'ca'], square(2), new Rng('a'), new Budget()))
    expect([merged?.cells.join(''), merged?.ownWords]).toEqual(['abcd', 3])
  })

  it('merges the later of two words that are each other’s reverse into the earlier', () => {
    const merged = run(mergeAndEnter(['ab', 'ba'], square(2), new Rng('a'), new Budget()))
    expect([merged?.cells.join(''), merged?.ownWords, merged?.ownLetters]).toEqual(['ab', 2, 4])
  })

  it('enters chosen words before all others', () => {
    const merged = run(
      mergeAndEnter(['armour', 'arm', 'our', 'kettle'], square(6), new Rng('a'), new Budget(), ['kettle']),
    )
    expect(merged?.cells.slice(0, 12).join('')).toBe('kettlearmour')
  })

  it('puts a word whose count fell before those that had that count already', () => {
    // "stone" takes "on" from "ponds", which falls to one word, the same as "cards"
    const words = ['cards', 'car', 'ponds', 'pond', 'on', 'stone', 'ton', 'tone', 'one']
    const merged = run(mergeAndEnter(words, square(5), new Rng('a'), new Budget()))
    expect(merged?.cells.slice(0, 15).join('')).toBe('stonepondscards')
  })
})

describe('a dense board', () => {
  const spec = parse(craft.spec, { words: some, mode: 'dense', size: 4 })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const order = { spec: spec.value, seed: 'a', effort: 140_000, lang: 'en', title: null } as const

  it('lists everything that can be read, and how often, and gives the gap to the best possible board', async () => {
    const file = await make(craft, { ...order, effort: 40_000 })
    if (!file.ok) throw new Error(file.error.text.en)
    const { puzzle, report } = file.value
    const words = some.map((word) => word.toUpperCase())
    expect(report?.score?.letters).toBe(trueScore(words, puzzle.rows))
    expect(report?.claims).toEqual({ solvable: true, unique: true, 'no-guess': true })
    const density = Number(report?.score?.letters) / 16
    expect(report?.score).toMatchObject({ words: puzzle.words.length, density })
    expect(report?.bound).toBeGreaterThanOrEqual(density)
    expect(report?.notes?.map((note) => note.code)).toEqual(['density'])
    const message = report?.notes?.[0]?.text.en ?? ''
    const [, reached, max, gap] =
      /^Density ([\d.]+):.* more than ([\d.]+) \(gap ([\d.]+)\)/.exec(message)?.map(Number) ?? []
    expect(reached).toBeCloseTo(density, 2)
    expect(max).toBeGreaterThanOrEqual((report?.bound ?? 0) - 1e-9)
    expect(gap).toBeCloseTo((max ?? 0) - (reached ?? 0), 9)
  })

  it('of two by two notes how many boards share its density', async () => {
    const noteOf = async (words: readonly string[]) => {
      const two = parse(craft.spec, { words, mode: 'dense', size: 2 })
      if (!two.ok) throw new Error(two.error.text.en)
      const file = await make(craft, { ...order, spec: two.value })
      if (!file.ok) throw new Error(file.error.text.en)
      return file.value.report?.notes?.find(({ code }) => code === 'best-boards')?.text
    }
    // four letters that form all pairs give three boards: they differ in which letter is diagonal to the first
    const pairs = [...'abcd'].flatMap((a) => [a, ...[...'abcd'].flatMap((b) => (a === b ? [] : [a + b]))])
    expect((await noteOf(pairs))?.en).toMatch(/^There are 3 boards of this density/)
    expect((await noteOf(pairs))?.ja).toContain('3通り')
    expect((await noteOf(['a', 'aa']))?.en).toMatch(/^It is the only board/)
  })

  it.each([
    [['Ice tea', 'tea', 'elephantine', 'Elephantine'], ['Ice tea', 'tea'], /longer than 6 letters \(1\): elephantine$/],
    [['ちゃ', 'おちゃ', 'チョウチンアンコウ'], ['おちゃ', 'ちゃ'], /longer than 6 letters \(1\): チョウチンアンコウ$/],
  ])(
    'shows the words of %j as they were written, and names those that are too long for it',
    async (words, shown, outcome) => {
      const written = parse(craft.spec, { words, mode: 'dense', size: 6 })
      if (!written.ok) throw new Error(written.error.text.en)
      const file = await make(craft, { ...order, spec: written.value, effort: 20_000 })
      if (!file.ok) throw new Error(file.error.text.en)
      const { puzzle, report } = file.value
      const [list] = craft.face.lists(puzzle, { places: [] })
      expect([list?.heading.en, list?.remark.en]).toEqual(['Words to find', 'in all 8 directions'])
      expect(list?.items.map(({ text }) => text).sort()).toEqual(shown)
      expect(report?.notes?.find(({ code }) => code === 'too-long')?.text.en).toMatch(outcome)
    },
  )

  it('gives only the number of too long words for a dictionary', async () => {
    const long = Array.from(
      { length: 50 },
      (_, i) => `long${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
    )
    const written = parse(craft.spec, { words: [...some, ...long], mode: 'dense', size: 4 })
    if (!written.ok) throw new Error(written.error.text.en)
    const file = await make(craft, { ...order, spec: written.value, effort: 20_000 })
    if (!file.ok) throw new Error(file.error.text.en)
    const note = file.value.report?.notes?.find(({ code }) => code === 'too-long')
    expect(note?.text.en).toBe('Not in the board, because longer than 4 letters (50)')
  })

  it('refuses options that only a sheet has', () => {
    for (const option of [{ mask: '...' }, { message: 'hi' }, { smallest: true }, { clues: true }])
      expect(parse(craft.spec, { words: some, mode: 'dense', ...option })).toMatchObject({ ok: false })
  })

  it('is remade from the effort of any yield', () => {
    const bests: Best<Wordsearch>[] = []
    const searching = search(craft, order)
    let turn = searching.next()
    for (; !turn.done; turn = searching.next()) if (turn.value) bests.push(turn.value)
    expect(bests.length).toBeGreaterThan(100)
    const places = [0, 1, 60, bests.length >> 1, bests.length - 20, bests.length - 1]
    for (const at of places) {
      const best = bests[at]!
      const again = run(search(craft, { ...order, effort: best.effort }))
      expect(again.ok && again.value.made).toEqual(best.made)
    }
  })

  it('of long words is never worse than packing or merging them, and can be remade too', () => {
    const long = 'elephant kangaroo squirrel dolphin octopus penguin tortoise hedgehog giraffe leopard hamster'.split(
      ' ',
    )
    const letters = long.join('').length
    const orderOf = (size: number, method: string) => {
      const wanted = parse(craft.spec, { words: long, mode: 'dense', size, method })
      if (!wanted.ok) throw new Error(wanted.error.text.en)
      return { ...order, spec: wanted.value, effort: 400_000 }
    }
    const roomy = run(search(craft, orderOf(12, 'best')))
    expect(roomy.ok && [roomy.value.made.score, roomy.value.made.bound]).toMatchObject([{ letters }, letters / 144])
    const bests: Best<Wordsearch>[] = []
    const searching = search(craft, orderOf(8, 'best'))
    let turn = searching.next()
    for (; !turn.done; turn = searching.next()) if (turn.value) bests.push(turn.value)
    const merged = run(search(craft, orderOf(8, 'merge')))
    if (!merged.ok || !turn.value.ok) throw new Error('no board')
    const { score, bound } = turn.value.value.made
    expect(score.letters).toBeGreaterThan(Number(merged.value.made.score.letters))
    expect(bound).toBe(merged.value.made.bound)
    for (const at of [0, bests.length >> 1, bests.length - 1]) {
      const again = run(search(craft, { ...orderOf(8, 'best'), effort: bests[at]!.effort }))
      expect(again.ok && again.value.made).toEqual(bests[at]!.made)
    }
  })

  it('takes small kana as the dictionary writes them', () => {
    const kana = parse(craft.spec, { words: ['きゃ', 'ゃき', 'き', 'ゃ'], mode: 'dense', size: 2 })
    if (!kana.ok) throw new Error(kana.error.text.en)
    const result = run(search(craft, { ...order, spec: kana.value }))
    expect(result.ok && [...new Set(result.value.made.puzzle.rows.join(''))].toSorted()).toEqual(
      ['き', 'ゃ'].toSorted(),
    )
  })

  it('that cannot exist is refused with a sentence', () => {
    const large = parse(craft.spec, { words: some, mode: 'dense', size: '4x17' })
    expect(large.ok ? '' : large.error.text.en).toContain('at most 16 by 16')
    const long = parse(craft.spec, { words: ['elephant'], mode: 'dense', size: 4 })
    if (!long.ok) throw new Error(long.error.text.en)
    const result = run(search(craft, { ...order, spec: long.value }))
    expect(result.ok ? '' : result.error.code).toBe('no-words')
  })

  const { Instance } = WebAssembly
  it.each([
    [
      'the kernel',
      class {
        constructor() {
          throw new RangeError('Out of memory')
        }
      },
    ],
    [
      'its tables',
      class {
        readonly exports: WebAssembly.Exports
        constructor(module: WebAssembly.Module) {
          const fillTables = (): void => {
            throw new WebAssembly.RuntimeError('unreachable')
          }
          this.exports = { ...new Instance(module).exports, fillTables }
        }
      },
    ],
  ])('reports that there is no memory for %s', async (_, instance) => {
    vi.stubGlobal('WebAssembly', { Module: WebAssembly.Module, Instance: instance })
    try {
      const spec = parse(craft.spec, { words: ['ab', 'ba'], mode: 'dense', size: 4 })
      if (!spec.ok) throw new Error(spec.error.text.en)
      const result = await make(craft, { spec: spec.value, seed: 's', effort: 1_000, lang: 'en', title: null })
      expect(result.ok ? '' : result.error.code).toBe('no-kernel')
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('has one answer: all places of all its words', () => {
    const { puzzle, answer } = listed(buildTrie(['aa', 'a', 'ab'], 3), ['aba', 'aab', 'bbb'])
    const solved = craft.solve(puzzle, 2, new Budget())
    expect(solved.status).toBe('unique')
    expect(solved.answers[0]).toEqual(answer)
  })
})
