/** Front of house. */

import type { Bilingual } from '../../base/text.ts'
import type { Aside, Face } from '../../kind/face.ts'
import { hasSmallKana } from '../../words/kana.ts'
import { asListed } from '../../words/script.ts'
import { arrows, dirs } from './dirs.ts'
import { draw } from './draw.ts'
import { leftOver } from './leftover.ts'
import { cutInto } from './message.ts'
import { type Answer, answerSchema, moveSchema, type Puzzle, puzzleSchema, timesOf, type Wordsearch } from './model.ts'
import { check, faults, play } from './rules.ts'
import { isSpelling, spellingOf } from './spelling.ts'

export const face: Face<Wordsearch> = {
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
  aside,
}

/** Words or clues, the clue of a word that was found with the word; and the message, once all are found. */
function aside(puzzle: Puzzle, answer: Answer): Aside[] {
  const { words, labels, messageLength = 0 } = puzzle
  const letters = asListed(labels ?? words)
  const found = new Set(answer.places.map(({ word }) => word))
  const isClue = words.map((word, index) => labels !== undefined && !isSpelling(labels[index] ?? word, word))
  const items = words.map((word, index) => {
    const count = timesOf(puzzle, word)
    const label = labels?.[index] ?? word
    const clue = isClue[index]
      ? `${label} (${word.length})${found.has(word) ? ` ${spellingOf(puzzle, word)}` : ''}`
      : label
    return `${clue}${count > 1 ? ` ×${count}` : ''}`
  })
  const [en, ja] = isClue.includes(true) ? ['Clues', 'ヒント'] : ['Words to find', 'さがす言葉']
  const ways = waysOf(puzzle)
  const isEnlarged = words.some(
    (word, index) => !isClue[index] && hasSmallKana((labels?.[index] ?? word).normalize('NFKC')) && !hasSmallKana(word),
  )
  const more = isEnlarged ? { en: '; small kana stand large', ja: '・小さい字は大きく' } : { en: '', ja: '' }
  const list = { heading: { en: `${en} (${ways.en}${more.en})`, ja: `${ja}（${ways.ja}${more.ja}）` }, items }
  if (messageLength === 0) return [list]
  const isComplete = check(puzzle, answer).status === 'complete'
  const groups = groupsOf(puzzle)
  return [
    list,
    {
      heading: messageHeading,
      isSentence: true,
      items: isComplete
        ? [cutInto(letters(leftOver(puzzle, answer)), groups).join(' ')]
        : groups.map((length) => '□'.repeat(length)),
    },
  ]
}

/** In which directions words run. */
function waysOf({ directions = dirs }: Puzzle): Bilingual {
  if (dirs.every((dir) => directions.includes(dir))) return { en: 'in all 8 directions', ja: '8方向すべて' }
  const ways = directions.map((dir) => arrows[dir]).join(' ')
  return { en: ways, ja: ways }
}

const messageHeading = {
  en: 'The leftover letters spell a message, row by row',
  ja: 'どの単語にも使わない文字を上の行から順に読むと、言葉が現れます',
}

/** Boxes that find room on a line. */
const boxesInLine = 10

/** The message's words; where it is not known that there are several, groups of about one length. */
function groupsOf({ messageLength = 0, messageWords }: Puzzle): readonly number[] {
  const groups = Math.ceil(messageLength / boxesInLine)
  return (
    messageWords ??
    Array.from({ length: groups }, (_, group) => Math.floor((messageLength + groups - 1 - group) / groups))
  )
}
