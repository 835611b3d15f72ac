/**
 * The worked example and the first step of a kind, which open its section of a book: a puzzle so small that its answer is seen at a
 * glance. A kind without one has a section that opens with its rules alone.
 */
import { parse } from '@kumiki/core/base/schema'
import type { Bilingual, Lang } from '@kumiki/core/base/text'
import type { Picture } from '@kumiki/core/drawing/picture'
import type { SomeFile } from '@kumiki/core/file/file'
import { type Aside, itemLine } from '@kumiki/core/kind/aside'

interface Pair {
  readonly puzzle: unknown
  readonly answer: unknown
}

interface Lesson {
  readonly examples: Readonly<Record<Lang, Pair>>
  readonly first: Bilingual
}

const both = (pair: Pair): Readonly<Record<Lang, Pair>> => ({ ja: pair, en: pair })

const ring = (script: string, clues: readonly [string, string, string]): unknown => ({
  width: 3,
  height: 3,
  rows: ['...', '.#.', '.#.'],
  clues: [
    { number: 1, dir: 'across', row: 0, col: 0, length: 3, clue: clues[0] },
    { number: 1, dir: 'down', row: 0, col: 0, length: 3, clue: clues[1] },
    { number: 2, dir: 'down', row: 0, col: 2, length: 3, clue: clues[2] },
  ],
  script,
})

const coded = (script: string, codes: readonly (readonly number[])[], words: readonly string[]): unknown => ({
  width: 3,
  height: 3,
  codes,
  givens: [],
  words: words.map((word) => ({ word })),
  script,
})

const lessons: Readonly<Record<string, Lesson>> = {
  codeword: {
    examples: {
      ja: {
        puzzle: coded(
          'katakana',
          [
            [1, 2, 3],
            [2, 0, 4],
            [1, 0, 5],
          ],
          ['さかさ', 'さかな', 'なすび'],
        ),
        answer: { rows: ['さかな', 'か#す', 'さ#び'] },
      },
      en: {
        puzzle: coded(
          'latin',
          [
            [1, 2, 3],
            [2, 0, 4],
            [5, 0, 2],
          ],
          ['CAR', 'CAT', 'TEA'],
        ),
        answer: { rows: ['CAT', 'A#E', 'R#A'] },
      },
    },
    first: {
      ja: '同じ番号が何度も出る場所を見ます。くり返しの形が合う言葉がひとつなら、それに決まります。',
      en: 'Look where a number stands again and again. Where only one word repeats its letters like that, it goes there.',
    },
  },
  crossword: {
    examples: {
      ja: {
        puzzle: ring('katakana', ['春にさく、日本の花', 'お金を入れて持ち歩く', '声や音楽が聞こえる機械']),
        answer: { rows: ['さくら', 'い#じ', 'ふ#お'] },
      },
      en: {
        puzzle: ring('latin', ['It says miaow', 'It has four wheels', 'A hot drink']),
        answer: { rows: ['CAT', 'A#E', 'R#A'] },
      },
    },
    first: {
      ja: '自信のあるカギから書き入れます。交わるマスの字が、次の言葉の手がかりになります。',
      en: 'Begin with the clue you are surest of. Its letters help with the words that cross it.',
    },
  },
  skeleton: {
    examples: {
      ja: {
        puzzle: {
          width: 3,
          height: 3,
          rows: ['...', '.#.', '.#.'],
          words: [{ word: 'さいふ' }, { word: 'さくら' }, { word: 'らじお' }],
        },
        answer: { rows: ['さくら', 'い#じ', 'ふ#お'] },
      },
      en: {
        puzzle: {
          width: 3,
          height: 3,
          rows: ['...', '.#.', '.#.'],
          words: [{ word: 'CAR' }, { word: 'CAT' }, { word: 'TEA' }],
        },
        answer: { rows: ['CAT', 'A#E', 'R#A'] },
      },
    },
    first: {
      ja: 'リストに少ししかない長さの場所から考えます。入る言葉がひとつなら、そこに決まります。',
      en: 'Look for a length that few words of the list have. Where only one fits, it goes there.',
    },
  },
  wordsearch: {
    examples: {
      ja: {
        puzzle: {
          width: 4,
          height: 4,
          rows: ['ばびあと', 'とこあさ', 'こそびが', 'びとびし'],
          words: ['ことば', 'さがし', 'あそび'],
          labels: ['コトバ', 'サガシ', 'アソビ'],
        },
        answer: {
          places: [
            { word: 'あそび', row: 1, col: 2, dir: 'SW' },
            { word: 'ことば', row: 2, col: 0, dir: 'N' },
            { word: 'さがし', row: 1, col: 3, dir: 'S' },
          ],
        },
      },
      en: {
        puzzle: {
          width: 4,
          height: 4,
          rows: ['LWOA', 'TDOG', 'AOGT', 'CWDG'],
          words: ['CAT', 'DOG', 'OWL'],
          labels: ['cat', 'dog', 'owl'],
        },
        answer: {
          places: [
            { word: 'CAT', row: 3, col: 0, dir: 'N' },
            { word: 'DOG', row: 1, col: 1, dir: 'E' },
            { word: 'OWL', row: 0, col: 2, dir: 'W' },
          ],
        },
      },
    },
    first: {
      ja: 'めずらしい字のある言葉から始めます。その字を盤面でさがし、まわりの字を見ます。',
      en: 'Begin with a word that has a rare letter. Find that letter, then look around it.',
    },
  },
  blocksum: {
    examples: both({
      puzzle: {
        size: 4,
        rows: [
          [1, 1, 2, 3],
          [4, 2, 2, 5],
          [4, 6, 7, 7],
          [8, 6, 9, 10],
        ],
        sums: { 1: 6, 2: 6, 3: 3, 4: 4, 5: 2, 6: 7, 7: 6, 8: 2, 9: 3, 10: 1 },
        givens: [],
      },
      answer: {
        rows: [
          [4, 2, 1, 3],
          [3, 1, 4, 2],
          [1, 3, 2, 4],
          [2, 4, 3, 1],
        ],
      },
    }),
    first: {
      ja: '1マスだけのブロックは、その数がそのまま答えです。そこから、同じ列に残った数を考えます。',
      en: 'A block of one cell shows its own number. From there, see which numbers are left in its row and column.',
    },
  },
  sudoku: {
    examples: both({
      puzzle: {
        size: 4,
        rows: [
          [0, 0, 0, 3],
          [2, 0, 0, 0],
          [0, 0, 1, 0],
          [4, 0, 0, 2],
        ],
      },
      answer: {
        rows: [
          [1, 4, 2, 3],
          [2, 3, 4, 1],
          [3, 2, 1, 4],
          [4, 1, 3, 2],
        ],
      },
    }),
    first: {
      ja: '同じ数字がよく出ているところに注目します。その数字が入るマスがひとつしかないワクを探します。',
      en: 'Pick a number that is given often, and look for a box with only one cell left for it.',
    },
  },
  hashi: {
    examples: both({
      puzzle: {
        width: 6,
        height: 6,
        islands: [
          [0, 1, 3],
          [4, 1, 3],
          [1, 2, 2],
          [3, 2, 3],
          [0, 4, 3],
          [3, 4, 3],
          [1, 5, 2],
          [4, 5, 3],
        ],
      },
      answer: {
        bridges: [
          [0, 1, 2],
          [0, 4, 1],
          [1, 7, 1],
          [2, 3, 2],
          [3, 5, 1],
          [4, 5, 2],
          [6, 7, 2],
        ],
      },
    }),
    first: {
      ja: 'はしやすみの島を見ます。となりがひとつしかない島の橋は、すべてそこへかかります。',
      en: 'Look at the corners and the edges. An island that can only reach one neighbour sends all its bridges there.',
    },
  },
}

export interface Example {
  readonly kind: string
  readonly board: Picture
  readonly answer: Picture
  /** Its lists in a line each: clues, words. */
  readonly lists: readonly string[]
}

/** The example of the kind of a file, drawn by its face; null: there is none. */
export function exampleOf(file: SomeFile, lang: Lang): Example | null {
  return file((_known, face): Example | null => {
    const pair = Object.hasOwn(lessons, face.id) ? lessons[face.id]?.examples[lang] : undefined
    const puzzle = parse(face.puzzle, pair?.puzzle)
    const answer = parse(face.answer, pair?.answer)
    if (!puzzle.ok || !answer.ok || face.check(puzzle.value, answer.value).status !== 'complete') return null
    const blank = face.blank(puzzle.value)
    const asides = face.aside(puzzle.value, blank).filter(({ form, items }) => form !== 'boxes' && items.length > 0)
    return {
      kind: face.id,
      board: face.draw(puzzle.value, blank),
      answer: face.draw(puzzle.value, answer.value),
      lists: (lang === 'ja' ? asides.toReversed() : asides).map((aside) => lineOf(aside, lang)),
    }
  })
}

const lineOf = ({ heading, items }: Aside, lang: Lang): string =>
  `${heading[lang]}${lang === 'ja' ? '　' : ': '}${items.map(itemLine).join(lang === 'ja' ? '　' : '  ')}`

/** What to look for first; '' where nothing is said. */
export const firstStepOf = (kind: string, lang: Lang): string =>
  (Object.hasOwn(lessons, kind) ? lessons[kind]?.first[lang] : undefined) ?? ''
