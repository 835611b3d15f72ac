/** Front of house. */
import type { Face } from '../../kind.ts'
import { draw } from './draw.ts'
import { answerSchema, type Dir, moveSchema, puzzleSchema, type WordsearchShapes } from './model.ts'
import { check, faults, play } from './rules.ts'

export const face: Face<WordsearchShapes> = {
  id: 'wordsearch',
  title: { en: 'Word search', ja: 'シークワーズ' },
  rules: {
    en: 'Find every word of the list in the board. A word runs straight, across, down or slantwise, and may run backwards; words may share letters. A word with ×2 behind it is to be found twice, and so on.',
    ja: 'リストの単語をすべて盤面から探します。単語は縦・横・斜めにまっすぐ並び、逆向きのこともあります。同じ文字を共有することもあります。小さい「っ・ゃ・ゅ・ょ」などは、盤面では大きい字で書かれていることがあります。×2 とある単語は2か所に、×3 なら3か所にあります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  gesture: 'cell-run',
  judge: 'by-rules',
  faults,
  blank: () => ({ places: [] }),
  play,
  route: (_puzzle, answer) => answer.places,
  check,
  draw,
  aside: ({ words, labels, times, messageLength = 0, directions }) => {
    const items = words.map((word, index) => {
      const count = times?.[word] ?? 1
      return `${labels?.[index] ?? word}${count > 1 ? ` ×${count}` : ''}`
    })
    const ways = directions?.map((dir) => arrows[dir]).join(' ')
    const heading = {
      en: `Words to find${ways ? ` (${ways})` : ''}`,
      ja: `さがす言葉${ways ? `（${ways}）` : ''}`,
    }
    const list = { heading, items }
    return messageLength === 0 ? [list] : [list, { heading: messageHeading, items: boxes(messageLength) }]
  },
}

const arrows: Readonly<Record<Dir, string>> = { N: '↑', NE: '↗', E: '→', SE: '↘', S: '↓', SW: '↙', W: '←', NW: '↖' }

const messageHeading = {
  en: 'The letters of no word spell a message, row by row',
  ja: 'どの単語にも使わない文字を上の行から順に読むと、言葉が現れます',
}

/** One box for each letter, in groups that find room on a line. */
const boxes = (count: number): string[] =>
  Array.from({ length: Math.ceil(count / 10) }, (_, group) => '□'.repeat(Math.min(10, count - 10 * group)))
