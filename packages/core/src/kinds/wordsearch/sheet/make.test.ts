import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import type { Result } from '../../../base/result.ts'
import { Rng } from '../../../base/rng.ts'
import { parse } from '../../../base/schema.ts'
import type { Made } from '../../../kind/craft.ts'
import { itemLine, type SideList } from '../../../kind/sidelist.ts'
import { readSize } from '../../../spec/size.ts'
import { craft } from '../craft.ts'
import { blockedWords } from '../pack/blocked.ts'
import { type Answer, cellsOf, reversed, type Wordsearch } from '../puzzle/model.ts'
import { readDirections } from '../spec/directions.ts'
import { readMask } from '../spec/mask.ts'
import { maxShared } from './sharing.ts'

type Sheet = Made<Wordsearch>

/** The boxes of a message as text, with a blank where a word begins. */
const boxesOf = (list: SideList | undefined): string | undefined =>
  list?.items.map(({ text, begins }) => `${begins ? ' ' : ''}${text || '□'}`).join('')

function made(options: object, seed = 'a', effort = 200_000): Result<Sheet> {
  const spec = parse(craft.spec, options)
  if (!spec.ok) throw new Error(spec.error.text.en)
  const making = craft.make(spec.value, new Rng(seed), new Budget(effort))
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value
  }
}

function sheet(options: object, seed = 'a', effort = 200_000): Sheet {
  const result = made(options, seed, effort)
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}

const codes = (options: object): string[] => sheet(options).notes.map((note) => note.code)

/** All straight lines of a board as text, both ways, derived here independently from the rules alone. */
function texts(rows: readonly string[]): string[] {
  const lines: string[] = []
  for (const [down, right] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const)
    for (let row = 0; row < rows.length; row++)
      for (let col = 0; col < rows[0]!.length; col++) {
        if (rows[row - down]?.[col - right] !== undefined) continue
        let text = ''
        for (let i = 0; rows[row + i * down]?.[col + i * right] !== undefined; i++)
          text += rows[row + i * down]![col + i * right]
        lines.push(text, reversed(text))
      }
  return lines
}

const times = (rows: readonly string[], word: string): number =>
  texts(rows).reduce((sum, text) => sum + text.split('').filter((_, at) => text.startsWith(word, at)).length, 0)

const tools = ['hammer', 'saw', 'plane', 'chisel', 'square', 'gauge', 'mallet', 'clamp', 'drill', 'file']
const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')

/** A disc larger than a board can be, as pictures are. */
const disc = Array.from({ length: 100 }, (_, y) =>
  Array.from({ length: 100 }, (_, x) => ((x - 49.5) ** 2 + (y - 49.5) ** 2 < 2500 ? '#' : ' ')).join(''),
).join('\n')

describe('a sheet', () => {
  it('holds every word exactly once, and no blocked word, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 4 }), fc.boolean(), (seed, alike) => {
        const { puzzle } = sheet({ words: tools, fillers: alike ? 'alike' : 'words' }, seed)
        expect(puzzle.words).toHaveLength(tools.length)
        for (const word of puzzle.words) expect([word, times(puzzle.rows, word)]).toEqual([word, 1])
        for (const word of blockedWords) expect([word, times(puzzle.rows, word)]).toEqual([word, 0])
      }),
      { numRuns: 30 },
    )
  })

  it('fills the other cells from the words’ own letters', () => {
    const own = new Set(letters(tools.join('')))
    for (const letter of sheet({ words: tools }).puzzle.rows.join('')) expect(own).toContain(letter)
    for (const letter of sheet({ words: ['さくら', 'うめ', 'もみじ'] }).puzzle.rows.join(''))
      expect('さくらうめもみじ').toContain(letter)
  })

  it('keeps the user’s own blocked words out in all directions', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { puzzle } = sheet({ words: tools, block: 'la\nme, as' }, String(seed))
      // words that contain a blocked word are left out
      for (const word of ['LA', 'ME', 'AS', 'AL', 'EM', 'SA'])
        expect([word, times(puzzle.rows, word)]).toEqual([word, 0])
    }
    expect(codes({ words: tools, block: 'la\nme, as' })).toContain('blocked')
  })

  it('lists the blocked words that no cells can spell, and takes a phrase as one word', () => {
    const { notes, puzzle } = sheet({ words: ['hotel', 'dogma'], block: '# mine\nhot dog\n馬鹿\nx\nкот' })
    expect(puzzle.words).toHaveLength(2)
    expect(notes.map(({ text }) => text.en)).toEqual([
      'Not blocked, because it takes two letters or more: "x".',
      'Not blocked, because cells hold nothing but kana, Latin letters and digits, and a word only one of these: "馬鹿", "кот".',
    ])
    expect(codes({ words: ['hotdogs', 'saw'], block: 'hot dog' })).toEqual(['blocked'])
  })

  it('lists the rude words in it that were asked for', () => {
    const [rude] = blockedWords
    const resultOf = (options: object) =>
      sheet(options)
        .notes.filter(({ code }) => code === 'asked-rude')
        .map(({ text }) => text.en)
    expect(resultOf({ words: [...tools, rude] })[0]).toMatch(new RegExp(`: ${rude}\\.$`))
    expect(resultOf({ words: tools, message: `so ${rude} it` })[0]).toMatch(new RegExp(`: ${rude}\\.$`))
    expect(resultOf({ words: [...tools, rude], safe: false })).toEqual([])
    expect(resultOf({ words: [...tools, 'grape'] })).toEqual([])
  })

  it('that cannot exist is refused with the cause', () => {
    const refusal = (options: object, effort?: number): string => {
      const result = made(options, 'a', effort)
      return result.ok ? '' : `${result.error.code} ${result.error.text.en}`
    }
    const rng = new Rng('many')
    const word = (): string => Array.from({ length: 9 }, () => rng.pick([...'ACDEILNORSTU'])).join('')
    const many = Array.from({ length: 2_001 }, word)
    expect(refusal({ words: many })).toMatch(/^too-many-words .*2001.*`mode` dense/)
    expect(refusal({ words: many.slice(0, 900) })).toMatch(/^board-too-large .*8100 letters.*110 by 110.*`fill`/)
    expect(refusal({ words: many.slice(0, 900), smallest: true })).toMatch(/^board-too-large .*Give fewer words\.$/)
    expect(refusal({ words: tools, fill: 1, overlap: false }, 40)).toMatch(/^no-room .*smaller `fill` \(it is 1\)/)
    expect(refusal({ words: ['cat', 'dog', 'bird'], message: 'hi', size: 8 })).toMatch(
      /10 letters.*do not fill 64 cells/,
    )
  })

  it.each([
    ['straight', ['E', 'S']],
    ['slant', ['E', 'NE', 'S', 'SE']],
    ['←↑', ['N', 'W']],
    ['NW, SE', ['NW', 'SE']],
  ])('has words only in the directions %s', (directions, allowed) => {
    const used = sheet({ words: tools, directions }).answer.places.map((place) => place.dir)
    for (const dir of used) expect(allowed).toContain(dir)
  })

  it('gives its solver the directions, even all eight', () => {
    const remark = (options: object) =>
      craft.face.lists(sheet({ words: tools, ...options }).puzzle, { places: [] })[0]?.remark
    expect(remark({ level: 1 })).toEqual({ en: '→ ↓', ja: '→ ↓' })
    expect(remark({ directions: 'slant' })?.en).toBe('→ ↓ ↘ ↗')
    for (const options of [{ level: 3 }, { directions: 'all' }, {}])
      expect(remark(options)).toEqual({ en: 'in all 8 directions', ja: '8方向すべて' })
  })

  it('shares no letter between words when that is forbidden', () => {
    const { answer } = sheet({ words: tools, overlap: false })
    const cells = answer.places.flatMap((place) => cellsOf(place).map(String))
    expect(new Set(cells).size).toBe(cells.length)
  })

  it('spells the message with exactly the letters that no word uses', () => {
    for (const message of [
      'Measure twice, cut once',
      'well done',
      'wood',
      'Whoever looks after the tools will find them in their place again',
    ]) {
      const { puzzle, answer } = sheet({ words: tools, message })
      const used = new Set(answer.places.flatMap((place) => cellsOf(place).map(String)))
      const left = puzzle.rows.flatMap((row, r) => Array.from(row).filter((_, c) => !used.has(String([r, c]))))
      expect(left.join('')).toBe(letters(message))
    }
  })

  it('leaves punctuation out of a message, and gives its solver the length of it', () => {
    const { puzzle, answer } = sheet({ words: ['さくら', 'うめ', 'もみじ', 'たんぽぽ'], message: 'はるですよー！♪' })
    const used = new Set(answer.places.flatMap((place) => cellsOf(place).map(String)))
    const left = puzzle.rows.flatMap((row, r) => Array.from(row).filter((_, c) => !used.has(String([r, c]))))
    expect(left.join('')).toBe('はるですよー')
    expect(boxesOf(craft.face.lists(puzzle, { places: [] })[1])).toEqual('□□□□□□')
    for (const [message, reason] of [
      ['★', 'no letter'],
      ['春です', '"春" is a kanji; write the word in kana'],
      ['はる spring', 'mixes'],
    ] as const) {
      const refused = made({ words: ['さくら'], message })
      expect(refused).toMatchObject({ ok: false, error: { code: 'bad-message' } })
      expect(refused.ok ? '' : refused.error.text.en).toContain(reason)
    }
  })

  it('groups the boxes by the words of the message, or evenly, and fills them when all words are found', () => {
    const beside = ({ puzzle }: Sheet, answer: Answer) => boxesOf(craft.face.lists(puzzle, answer)[1])
    const two = sheet({ words: tools, message: "You're well-done!" })
    expect(two.puzzle.messageWords).toEqual([5, 8])
    expect(beside(two, { places: [] })).toEqual('□□□□□ □□□□□□□□')
    expect(beside(two, two.answer)).toEqual('YOURE WELLDONE')
    expect(beside(two, { places: two.answer.places.slice(1) })).toEqual('□□□□□ □□□□□□□□')
    const one = sheet({ words: tools, message: 'abcdefghijklmnopqrstu' })
    expect(one.puzzle.messageWords).toBeUndefined()
    expect(beside(one, { places: [] })).toEqual('□'.repeat(21))
  })

  it('has a box for each letter of its message, and its words in a list', () => {
    const { puzzle, answer } = sheet({ words: tools, message: 'Measure twice, cut once' })
    for (const found of [{ places: [] }, answer])
      expect(craft.face.lists(puzzle, found).map(({ form }) => form)).toEqual(['words', 'boxes'])
  })

  it('leaves a few cells blank where the message cannot fill what is left, and notes it', () => {
    // words that share no letter: 12 cells and 5 make 17, which is no rectangle
    const flowers = ['さくら', 'うめ', 'もみじ', 'たんぽぽ']
    for (const [words, message, blanks] of [
      [flowers, 'はるですね', 1],
      [['rabbit'], 'hi', 4],
    ] as const) {
      const { puzzle, answer, notes } = sheet({ words, message })
      const used = new Set(answer.places.flatMap((place) => cellsOf(place).map(String)))
      const left = puzzle.rows.flatMap((row, r) => Array.from(row).filter((_, c) => !used.has(String([r, c]))))
      expect(left.filter((letter) => letter === '#')).toHaveLength(blanks)
      expect(left.filter((letter) => letter !== '#').join('')).toBe(message.toUpperCase())
      expect(notes.map(({ code }) => code)).toEqual(['blank-cells'])
    }
  })

  const manyWords = (count: number): string[] => {
    const rng = new Rng(`${count} words`)
    const word = (): string => Array.from({ length: 5 + rng.below(5) }, () => rng.pick([...'ACDEILNORSTU'])).join('')
    return Array.from({ length: count }, word)
  }

  it('has all words of a long list beside a short message, and leaves no cell blank', () => {
    for (const count of [30, 60]) {
      const { puzzle, notes } = sheet({ words: manyWords(count), message: 'well done' }, 'a', 300_000)
      expect(puzzle.words).toHaveLength(count)
      expect(notes).toEqual([])
    }
  })

  it('has all words of a very long list beside a short message, though cells stay blank', () => {
    for (const directions of ['straight', 'all']) {
      const { puzzle, notes } = sheet({ words: manyWords(200), directions, message: 'hi' }, 'a', 200_000)
      expect(puzzle.words).toHaveLength(200)
      expect(notes.map(({ code }) => code)).toEqual(['blank-cells'])
    }
  })

  it.each(['E', 'S', 'N,S', 'W'])('finds a board for a message when words only run %s', (directions) => {
    const fruits = ['strawberry', 'banana', 'cherry', 'apple', 'peach', 'lemon', 'plum', 'pear', 'grape', 'melon']
    for (const [words, message] of [
      [fruits, 'fruit salad'],
      [fruits, 'well done everyone'],
      [['photosynthesis', 'microorganisms'], 'hi'],
    ] as const) {
      const { puzzle, notes } = sheet({ words, directions, message })
      expect(puzzle.words).toHaveLength(words.length)
      expect(notes).toEqual([])
    }
  })

  it('names lengths of a message that do fit when its own does not', () => {
    const words = ['photosynthesis', 'cell', 'leaf', 'roots']
    for (const directions of ['SE', 'NE,SW']) {
      const refused = made({ words, directions, message: 'sun' })
      const [, lengths = ''] =
        /a message of ([\d, ]+) letters could fit/.exec(refused.ok ? '' : refused.error.text.en) ?? []
      expect(lengths.split(', ')).toHaveLength(3)
      for (const length of lengths.split(', '))
        expect(made({ words, directions, message: 'X'.repeat(Number(length)) }).ok).toBe(true)
    }
  })

  it('does not count on letters that words in one line cannot share', () => {
    const encoded = (words: readonly string[]) => words.map((word) => Uint16Array.from(word, (c) => c.charCodeAt(0)))
    const [east, south, west] = [2, 4, 6]
    const words = encoded(['stone', 'nest', 'notes'])
    expect(maxShared(words, [east, south])).toBe(9)
    // sto-ne-st, ne-st-one, note-s-tone: how much of each word's end begins another
    expect(maxShared(words, [east])).toBe(2 + 2 + 1)
    expect(maxShared(encoded(['abc', 'abd']), [east])).toBe(0)
    // cb-a-bd and db-a-bc
    expect(maxShared(encoded(['abc', 'abd']), [east, west])).toBe(2)
    // a word cannot share letters with itself
    expect(maxShared(encoded(['abca', 'def']), [east])).toBe(0)
  })

  it('names lengths that fit at once when the board is too large for its message', () => {
    const large = made({ words: tools, size: 9, message: 'hi' }, 'a', 1)
    expect(large).toMatchObject({ ok: false, error: { code: 'message-does-not-fit' } })
    const crowded = made({ words: tools, size: 20, message: 'hi' })
    expect(crowded.ok ? '' : crowded.error.text.en).toContain('leave the size to Kumiki')
  })

  it('shows the board as the list is written, in katakana where it has both', () => {
    const shown = (words: readonly string[]): string => {
      const { puzzle } = sheet({ words })
      const { marks } = craft.face.draw(puzzle, { places: [] })
      return marks.flatMap((mark) => ('text' in mark ? [mark.text] : [])).join('')
    }
    expect(shown(['イヌ', 'カンガルー', 'ゾウ'])).toMatch(/^[ァ-ヶー]+$/)
    expect(shown(['いぬ', 'カンガルー', 'ゾウ'])).toMatch(/^[ァ-ヶー]+$/)
    expect(shown(['いぬ', 'かんがるー', '{象|ぞう}'])).toMatch(/^[ぁ-ゖー]+$/)
  })

  it('names every word that found no room, in one note with their number', () => {
    const { puzzle, notes } = sheet({ words: tools, size: '6x4', safe: false }, 'a', 3_000)
    const absent = tools.filter((word) => !puzzle.words.includes(word.toUpperCase()))
    expect(absent.length).toBeGreaterThan(3)
    const messages = notes.filter(({ code }) => code === 'no-room').map(({ text }) => text)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.en).toContain(` (${absent.length}): `)
    expect(messages[0]?.en.split(': ')[1]?.split(', ').toSorted()).toEqual(absent.toSorted())
    expect(messages[0]?.ja.split(': ')[1]?.split('、').toSorted()).toEqual(absent.toSorted())
    expect(sheet({ words: ['saw', 'elephants'], size: 5 }).notes.map(({ text }) => text.en)).toEqual([
      'Not in the sheet, because the longest run of the board has 5 cells (1): elephants',
      'A board of 9 by 9 takes all 2 words (tried); without `size` one is made that does.',
    ])
    const inner = sheet({ words: ['deer', 'reindeer', 'tac', 'cattle', 'saw'], inside: false }).notes.map(
      ({ text }) => text,
    )
    expect(inner.map(({ en }) => en)).toEqual([
      'Not in the sheet, because it could be read inside a longer word, which `inside` allows (2): deer (in reindeer), tac (backwards in cattle)',
    ])
    expect(inner[0]?.ja).toContain('・2語）: deer（reindeer）、tac（cattleの逆）')
  })

  it('describes a word that is another one backwards as such, not as inside a longer one', () => {
    const notes = (directions: string, inside: boolean) =>
      sheet({ words: ['cat', 'tac', 'dog', 'god', 'deer', 'reindeer'], directions, inside }).notes.map(
        ({ text }) => text,
      )
    expect(notes('all', false)).toEqual([
      {
        en: 'Not in the sheet, because it could be read inside a longer word, which `inside` allows (1): deer (in reindeer)',
        ja: '入っていません（長い単語の中に読める。`inside` なら入る・1語）: deer（reindeer）',
      },
      {
        en: 'Not in the sheet, because it is another word backwards, which `inside` allows (2): god (dog), tac (cat)',
        ja: '入っていません（ほかの単語の逆。`inside` なら入る・2語）: god（dog）、tac（cat）',
      },
    ])
    expect(notes('all', true)).toEqual([])
    expect(notes('straight', true)).toEqual([
      {
        en: 'Not in the sheet, because it is another word backwards, which the directions do not allow (2): god (dog), tac (cat)',
        ja: '入っていません（ほかの単語の逆で、使わない向きにしか読めない・2語）: god（dog）、tac（cat）',
      },
    ])
  })

  it('places a word that could only be read inside another one when that one finds no room', () => {
    const words = ['aaaabbbbc', 'ddddeeeef', 'abb', 'dee']
    const mask = '.........\n....#####'
    const { puzzle, notes } = sheet({ words, mask, directions: 'E', inside: false })
    const [long, other] = puzzle.words[0] === 'AAAABBBBC' ? ['AAAABBBBC', 'DEE'] : ['DDDDEEEEF', 'ABB']
    expect(puzzle.words).toEqual([long, other])
    expect(notes.map(({ code }) => code)).toEqual(['no-room', 'inside-another'])
    const inside = sheet({ words, mask, directions: 'E' })
    expect(inside.puzzle.words).toHaveLength(3)
    expect(inside.notes.map(({ code }) => code)).toEqual(['no-room'])
  })

  it('comes out with some of the words where all of them would spell a blocked one', () => {
    // the only packing of the three spells a blocked word downwards
    const { puzzle, notes } = sheet({
      words: ['cat', 'ore', 'wig'],
      size: 3,
      directions: 'E',
      block: 'cow\nwoc\nocw\nowc\nwco\ncwo',
    })
    expect(puzzle.words).toHaveLength(2)
    expect(notes.map(({ code }) => code)).toEqual(['no-room', 'size-for-all'])
  })

  it('keeps to the cells of a mask', () => {
    const mask = '  ######  \n########\n##########\n##########\n########\n  ######'
    const { puzzle } = sheet({ words: ['saw', 'file', 'drill', 'clamp'], mask })
    expect(puzzle.rows.map((row) => row.replace(/[^#]/g, '.'))).toEqual([
      '##......##',
      '........##',
      '..........',
      '..........',
      '........##',
      '##......##',
    ])
  })

  it('scales a mask to the given size, and a picture to the size its words need', () => {
    const { puzzle, notes, score } = sheet({ words: tools, mask: disc })
    expect(notes).toEqual([])
    expect(puzzle.words).toHaveLength(tools.length)
    expect(score.fill).toBeGreaterThan(0.4)
    expect(puzzle.rows[0]!.startsWith('#') && puzzle.rows[0]!.endsWith('#')).toBe(true)
    expect(sheet({ words: tools, mask: disc, size: 20 }).puzzle).toMatchObject({ width: 20, height: 20 })
    expect(sheet({ words: tools, mask: '.#\n..', size: '16x12' }).puzzle.rows[0]).toMatch(/^[A-Z]{8}#{8}$/)
  })

  it('fills a picture as closely as a square', () => {
    for (const fill of [0.3, 0.6, 0.9]) {
      const plain = Number(sheet({ words: tools, fill }).score.fill)
      const masked = Number(sheet({ words: tools, fill, mask: disc }).score.fill)
      expect(Math.abs(masked - plain)).toBeLessThan(0.07)
    }
  })

  it('holds as many words as the largest size of a picture can, and names the others', () => {
    const rng = new Rng('words')
    const many = Array.from({ length: 200 }, () =>
      Array.from({ length: 6 }, () => String.fromCharCode(65 + rng.below(26))).join(''),
    )
    // two thin bars that cross
    const plus = Array.from({ length: 100 }, (_, y) =>
      Array.from({ length: 100 }, (_, x) => (Math.abs(x - 50) < 3 || Math.abs(y - 50) < 3 ? '.' : '#')).join(''),
    ).join('\n')
    const { puzzle, notes } = sheet({ words: many, mask: plus }, 'a', 300_000)
    expect(puzzle.words.length).toBeGreaterThan(20)
    expect(notes.map(({ code }) => code)).toContain('no-room')
  })

  it('is refused where nothing is left of a picture at any size', () => {
    const dots = Array.from({ length: 100 }, (_, y) =>
      Array.from({ length: 100 }, (_, x) => (x % 4 === 0 && y % 4 === 0 ? '.' : '#')).join(''),
    ).join('\n')
    for (const message of ['', 'hello'])
      expect(made({ words: tools, mask: dots, message })).toMatchObject({ ok: false, error: { code: 'mask-lost' } })
  })

  it('packs the words into the smallest scale of a picture', () => {
    const packed = sheet({ words: tools, mask: disc, smallest: true }, 'a', 20_000)
    expect(packed.puzzle.words).toHaveLength(tools.length)
    expect(Number(packed.score.fill)).toBeGreaterThan(0.7)
  })

  it('scales a picture so that the message fills what the words leave of it', () => {
    for (const message of ['animals', 'measure twice, cut once', 'hi']) {
      const { puzzle, answer } = sheet({ words: tools, mask: disc, message })
      expect(puzzle.words).toHaveLength(tools.length)
      const used = new Set(answer.places.flatMap((place) => cellsOf(place).map(String)))
      const left = puzzle.rows.flatMap((row, r) => Array.from(row).filter((_, c) => !used.has(String([r, c]))))
      expect(left.filter((letter) => letter !== '#').join('')).toBe(letters(message))
      expect(left.filter((letter) => letter === '#').length).toBeLessThan(puzzle.width * puzzle.height * 0.4)
    }
  })

  it('names the blocked words in a message that no sheet can avoid', () => {
    const refused = made({ words: ['ab', 'cd'], message: 'HELLOHELLOHELLOHELLO', block: 'he\nol' }, 'a', 20_000)
    expect(refused).toMatchObject({ ok: false, error: { code: 'message-blocked' } })
    expect(refused.ok ? '' : refused.error.text.en).toContain('HE')
    // letters that do not adjoin spell nothing
    expect(made({ words: ['tiger', 'zebra', 'horse'], message: 'bad', block: 'bad' }).ok).toBe(true)
  })

  it('accepts a message with rude words inside harmless ones, but has those words nowhere else', () => {
    const animals = ['ぱんだ', 'らいおん', 'きりん', 'しまうま', 'かば', 'ごりら', 'うさぎ', 'たぬき']
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      for (const message of ['やくそくをまもろう', 'ほそくたなびきたる']) {
        const result = made({ words: animals, message }, seed)
        expect([seed, message, result.ok]).toEqual([seed, message, true])
        if (!result.ok) continue
        const { rows, width, height } = result.value.puzzle
        const columns = Array.from({ length: width }, (_, col) => rows.map((row) => row.charAt(col)).join(''))
        const slants = Array.from({ length: width + height }, (_, d) => [
          rows.map((row, r) => row.charAt(r + d - height)).join(''),
          rows.map((row, r) => row.charAt(d - r)).join(''),
        ]).flat()
        for (const line of [...columns, ...slants]) expect(line).not.toMatch(/くそ|そく/)
      }
    // a word that the user blocks is blocked everywhere
    const own = made({ words: animals, message: 'やくそくをまもろう', block: 'くそ' }, '1')
    expect(own.ok).toBe(true)
    if (own.ok) for (const row of own.value.puzzle.rows) expect(row).not.toMatch(/くそ|そく/)
    const codes = (message: string) => sheet({ words: animals, message }).notes.map(({ code }) => code)
    expect(codes('やくそくをまもろう')).toContain('message-spells')
    expect(codes('ほそくたなびきたる')).not.toContain('message-spells')
  })

  it('shows clues in place of the words, and names the words that have none', () => {
    const words = [{ word: 'saw', clue: 'It has teeth' }, { word: 'plane' }]
    const { puzzle, notes } = sheet({ words, clues: true })
    expect(puzzle.labels).toEqual(['It has teeth', 'plane'])
    expect(notes.map((note) => note.code)).toEqual(['no-clue'])
  })

  it('shows the length of a clue’s word, and the word once it is found', () => {
    const words = [{ word: 'saw', clue: 'It has teeth' }, { word: 'Café', shown: 'Café' }, { word: 'drill' }]
    const { puzzle, answer } = sheet({ words, clues: true })
    const lists = [{ places: [] }, answer].map((found) => craft.face.lists(puzzle, found)[0])
    expect(lists[0]).toMatchObject({
      heading: { en: 'Clues', ja: 'ヒント' },
      remark: { en: 'in all 8 directions', ja: '8方向すべて' },
    })
    const lines = lists.map((list) => list?.items.map(itemLine))
    expect(lines[0]).toEqual(['It has teeth (3)', 'Café', 'drill'])
    expect(lines[1]).toEqual(['It has teeth (3: saw)', 'Café', 'drill'])
  })

  it('names the clues of a word that the list does not show', () => {
    const words = [{ word: 'saw' }, { word: 'saw', clue: 'It has teeth' }, { word: 'plane' }]
    const more = [...words, { word: 'saw', clue: 'Looked at' }, { word: 'saw', clue: 'A proverb' }]
    expect(sheet({ words, clues: true }).puzzle.labels).toEqual(['It has teeth', 'plane'])
    const { puzzle, notes } = sheet({ words: more, clues: true })
    expect(puzzle.labels).toEqual(['It has teeth', 'plane'])
    const named = notes.filter(({ code }) => code === 'other-clues')
    expect(named.map(({ text }) => text.en)).toEqual([
      'With several clues, of which the list shows the first; left out (1): saw (Looked at, A proverb)',
    ])
    expect(named[0]?.text.ja).toContain('saw（Looked at、A proverb）')
  })

  it('takes a repeated word as one, and reports none of its copies as left out', () => {
    const rng = new Rng('repeated')
    const word = (): string => Array.from({ length: 5 }, () => rng.pick([...'ABCDEFGHIKLM'])).join('')
    for (let list = 0; list < 5; list++) {
      const words = Array.from({ length: 12 }, word).flatMap((one) => [{ word: one, clue: 'one' }, { word: one }])
      const { puzzle, notes } = sheet({ words: rng.shuffle(words) })
      expect(puzzle.words).toHaveLength(12)
      expect(new Set(notes.map(({ code }) => code))).toEqual(new Set(['listed-twice']))
    }
    expect(codes({ words: ['cattle', 'cat', 'cat'], inside: true })).toEqual(['listed-twice'])
  })

  it('reports a blocked word that is backwards in a word', () => {
    const messages = sheet({ words: ['evil', 'alive', 'tiger'], block: 'live' }).notes.map(({ text }) => text.en)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain('alive (LIVE), evil (LIVE backwards)')
  })

  it('names every word that stays out, with the reason', () => {
    expect(codes({ words: ['a', 'cat', 'cattle', 'dog', 'dog'], inside: false })).toEqual([
      'inside-another',
      'too-short',
      'listed-twice',
    ])
    expect(codes({ words: ['cat', 'elephant'], size: 5 })).toEqual(['too-long', 'size-for-all'])
    const crowded = sheet({ words: tools, size: 6 }, 'a', 3_000)
    const left = /\((\d+)\):/.exec(crowded.notes.find((note) => note.code === 'no-room')?.text.en ?? '')
    expect(crowded.puzzle.words.length + Number(left?.[1])).toBe(tools.length)
    const nothing = made({ words: ['elephant'], size: 5 })
    expect(nothing.ok ? '' : nothing.error.text.en).toContain('elephant')
  })

  it('suggests `inside` only for words that it would really let in', () => {
    const cases = [
      {
        words: ['しまうま', 'うま', 'とら'],
        told: /several places, which `inside` allows \(1\): うま \(twice in しまうま\)$/,
      },
      {
        words: ['かもしか', 'あしか', 'しか'],
        told: /several places, which `inside` allows \(1\): しか \(in かもしか and in あしか\)$/,
      },
      {
        words: ['banana', 'an', 'dog'],
        told: /several places, which `inside` allows \(1\): an \(4 times in banana\)$/,
      },
      {
        words: ['pan', 'tan', 'fan', 'van', 'an'],
        told: /`inside` allows \(1\): an \(in fan and in pan and 2 more\)$/,
      },
      {
        words: ['starling', 'rats', 'dog'],
        directions: 'straight',
        told: /which the directions do not allow \(1\): rats/,
      },
      { words: ['starling', 'star', 'dog'], told: /which `inside` allows \(1\): star \(in starling\)$/ },
    ]
    for (const { told: outcome, ...options } of cases) {
      const [note] = sheet({ ...options, inside: false }).notes
      expect(note?.text.en).toMatch(outcome)
      const isPromised = note?.text.en.includes('`inside`') === true
      expect(sheet(options).puzzle.words.length === options.words.length).toBe(isPromised)
    }
  })

  it.each([
    [['ヒョウ', 'ライオン'], '8方向すべて・小さい字は大きく'],
    [['ﾗｯｺ', 'ﾗｲｵﾝ'], '8方向すべて・小さい字は大きく'],
    [['トラ', 'ライオン'], '8方向すべて'],
  ])('notes above the list of %j whether small kana are written large in the cells', (words, remark) => {
    const { puzzle } = sheet({ words })
    expect(craft.face.lists(puzzle, { places: [] })[0]?.remark.ja).toBe(remark)
  })

  it('puts a word inside another only when that is allowed, and then nowhere else', () => {
    const { puzzle, answer } = sheet({ words: ['cat', 'cattle', 'dog'], inside: true })
    expect(puzzle.words).toEqual(['CAT', 'CATTLE', 'DOG'])
    const [cat, cattle] = answer.places.map((place) => cellsOf(place).map(String))
    for (const cell of cat!) expect(cattle).toContain(cell)
    expect(sheet({ words: ['cat', 'cattle', 'dog'], inside: false }).puzzle.words).toEqual(['CATTLE', 'DOG'])
  })

  it('has a word that can be read in several others to be found in each of them, and notes it', () => {
    const { puzzle, answer, notes } = sheet({ words: ['sun', 'Uranus', 'Venus', 'Mars', 'Earth'] })
    expect(puzzle.words).toContain('SUN')
    expect(puzzle.times).toEqual({ SUN: 2 })
    expect(answer.places.filter(({ word }) => word === 'SUN')).toHaveLength(2)
    expect(notes).toMatchObject([{ code: 'several-places', words: ['SUN'] }])
    expect(notes[0]?.text.en).toContain('sun (backwards in Uranus and backwards in Venus)')
    expect(sheet({ words: ['banana', 'an', 'dog'] }).puzzle.times).toEqual({ AN: 4 })
    expect(codes({ words: ['catattle', 'at', 'ta', 'dog'], directions: 'straight' })).toEqual(['inside-several'])
  })

  it('is not made much larger for one overlong word, which is named with the size it needs', () => {
    const words = [...tools.slice(0, 8), 'pneumonoultramicroscopicsilicosis']
    const { puzzle, notes } = sheet({ words })
    expect(puzzle.width).toBeLessThan(15)
    expect(puzzle.words).toHaveLength(8)
    expect(notes).toMatchObject([{ code: 'overlong', text: { en: expect.stringContaining('(33 by 33)') } }])
    expect(sheet({ words, size: 33 }, 'a', 200_000).puzzle.words).toHaveLength(9)
    expect(codes({ words: ['photosynthesis', 'leaf', 'root', 'stem'] })).toEqual([])
  })

  it('keeps a word that is to be found inside another, though the same letters could arise elsewhere', () => {
    const words = [...tools, 'ha', 'ch', 'an', 'fi', 'gau']
    for (let seed = 0; seed < 8; seed++)
      for (const options of [{}, { smallest: true }, { message: 'work' }]) {
        const { puzzle, notes } = sheet({ words, inside: true, ...options }, String(seed), 10_000)
        expect(notes.map(({ text }) => text.en).filter((text) => text.includes('not in the sheet'))).toEqual([])
        expect(puzzle.words).toHaveLength(words.length)
      }
  })

  it('finds a word backwards inside another only if its directions include their opposites', () => {
    const words = ['drawer', 'reward', 'starling', 'rats', 'window', 'win']
    for (const options of [{ level: 1 }, { directions: 'slant' }, { directions: 'E,W,S' }]) {
      const { puzzle, answer, notes } = sheet({ words, inside: true, ...options })
      expect(puzzle.words).toEqual(['DRAWER', 'STARLING', 'WINDOW', 'WIN'])
      for (const { dir } of answer.places) expect(puzzle.directions).toContain(dir)
      expect(notes.map(({ code }) => code)).toEqual(['turned-only', 'inside-backwards'])
      expect(notes[0]?.text.en).toContain('reward (drawer)')
      expect(notes[1]?.text.en).toContain('rats (backwards in starling)')
    }
    for (const options of [{ level: 3 }, { directions: 'E,W' }])
      expect(sheet({ words, inside: true, ...options }).puzzle.words).toHaveLength(words.length)
  })

  it('packs smaller the longer it works, and smaller than comfortable', () => {
    const comfortable = sheet({ words: tools })
    const quick = sheet({ words: tools, smallest: true }, 'a', 3_000)
    const long = sheet({ words: tools, smallest: true }, 'a', 60_000)
    expect(quick.puzzle.width).toBeLessThan(comfortable.puzzle.width)
    expect(long.puzzle.width).toBeLessThanOrEqual(quick.puzzle.width)
  })

  it('is graded higher the more directions and false starts it has, over 30 boards', () => {
    const levels = [
      { directions: 'straight', overlap: false },
      { directions: 'slant' },
      { directions: 'all', fillers: 'alike' },
    ].map((options) =>
      Array.from({ length: 10 }, (_, seed) => {
        const { level, score } = craft.grade(sheet({ words: tools, ...options }, String(seed)).puzzle, new Budget())
        return { level: level ?? 0, score }
      }),
    )
    const mean = (key: 'level' | 'score') =>
      levels.map((graded) => graded.reduce((sum, each) => sum + each[key], 0) / graded.length)
    for (const [first, second, third] of [mean('level'), mean('score')]) {
      expect(first).toBeLessThan(second!)
      expect(second).toBeLessThan(third!)
    }
  })
})

describe('what a person types', () => {
  it('is read as directions, sizes and masks, or refused', () => {
    expect(readDirections('8')).toHaveLength(8)
    expect(readDirections('ｅ, s')).toEqual(['E', 'S'])
    for (const wrong of ['up', 'E,,S', 'E, ,S', ',E', 'E,S,', '']) expect(readDirections(wrong)).toBeNull()
    expect(readSize('16×10')).toEqual({ width: 16, height: 10 })
    expect(readSize('１２')).toEqual({ width: 12, height: 12 })
    for (const wrong of ['1', '65', '0x5', 'x', '']) expect(readSize(wrong)).toBeNull()
    expect(readMask('#.\n..').cells).toEqual([false, true, true, true])
    expect(readMask(' x\nxxx').cells).toEqual([false, true, false, true, true, true])
    expect(readMask('#\n##').cells).toEqual([true, false, true, true])
    const refusal = (mask: string): string => {
      const judged = parse(craft.spec, { words: ['saw'], mask })
      return judged.ok ? '' : judged.error.text.en
    }
    for (const empty of ['', ' \n\n', '####\n####', '#']) expect(refusal(empty)).toContain('has no cell')
    expect(refusal('.'.repeat(129))).toContain('129 by 1')
    expect(refusal('....\n..x.')).toContain('line 2, column 3 has "x"')
    expect(refusal('\n  ##\n #*#')).toContain('line 3, column 3 has "*"')
    expect(refusal('cat\ndog')).toContain('line 1, column 2 has "a"')
  })
})

it('a size that takes all words is named where a given one does not', () => {
  const words = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')
  const named = sheet({ words, size: 5 }).notes.find(({ code }) => code === 'size-for-all')?.text.en ?? ''
  const [, width, height] = /(\d+) by (\d+)/.exec(named) ?? []
  expect(codes({ words, size: `${width}x${height}` })).toEqual([])
  expect(codes({ words: [...words, 'Z'.repeat(40)], size: 5 })).not.toContain('size-for-all')
})
