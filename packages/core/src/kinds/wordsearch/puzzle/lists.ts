/**
 * The lists beside a word search: words or their clues (the clue of a found word together with the word), and the boxes
 * of the message.
 */
import type { Bilingual } from '../../../base/text.ts'
import { type Item, item, noRemark, type SideList } from '../../../kind/sidelist.ts'
import { hasSmallKana } from '../../../words/kana.ts'
import { shownIn } from '../../../words/script.ts'
import { isWriting } from '../../../words/writing.ts'
import { arrows, dirs } from './dirs.ts'
import { leftOver } from './leftover.ts'
import { type Answer, cellsOf, type Place, type Puzzle, timesOf } from './model.ts'
import { check } from './rules.ts'
import { scriptOfBoard, spellingOf } from './spelling.ts'

export function lists(puzzle: Puzzle, answer: Answer): SideList[] {
  const { messageLength = 0 } = puzzle
  const list = wordList(puzzle, answer)
  return messageLength === 0 ? [list] : [list, messageBoxes(puzzle, answer)]
}

function wordList(puzzle: Puzzle, { places }: Answer): SideList {
  const { words, labels } = puzzle
  const labelOf = (index: number): string => labels?.[index] ?? words[index] ?? ''
  const isClue = words.map((word, index) => labels !== undefined && !isWriting(labelOf(index), word))
  const found = new Map<string, Place[]>()
  for (const place of places) found.set(place.word, [...(found.get(place.word) ?? []), place])
  const items = words.map((word, index) => {
    const here = found.get(word) ?? []
    const times = timesOf(puzzle, word)
    const answered = here.length > 0 ? `: ${spellingOf(puzzle, word)}` : ''
    return item({
      text: labelOf(index),
      note: isClue[index] ? `${word.length}${answered}` : '',
      places: here.map(cellsOf),
      times,
      done: here.length >= times,
    })
  })
  const isEnlarged = words.some(
    (word, index) => !isClue[index] && hasSmallKana(labelOf(index).normalize('NFKC')) && !hasSmallKana(word),
  )
  return {
    form: isClue.includes(true) ? 'clues' : 'words',
    heading: isClue.includes(true) ? { en: 'Clues', ja: 'ヒント' } : { en: 'Words to find', ja: 'さがす言葉' },
    remark: isEnlarged ? withLargeKana(waysOf(puzzle)) : waysOf(puzzle),
    length: null,
    items,
  }
}

const withLargeKana = ({ en, ja }: Bilingual): Bilingual => ({
  en: `${en}; small kana stand large`,
  ja: `${ja}・小さい字は大きく`,
})

/** The directions in which words run, as a sentence. */
function waysOf({ directions = dirs }: Puzzle): Bilingual {
  if (dirs.every((dir) => directions.includes(dir))) return { en: 'in all 8 directions', ja: '8方向すべて' }
  const ways = directions.map((dir) => arrows[dir]).join(' ')
  return { en: ways, ja: ways }
}

/** The boxes are filled once every word is found: only then is it known which letters are left over. */
function messageBoxes(puzzle: Puzzle, answer: Answer): SideList {
  const { messageLength = 0, messageWords } = puzzle
  const isComplete = check(puzzle, answer).status === 'complete'
  const text = isComplete ? shownIn(scriptOfBoard(puzzle), leftOver(puzzle, answer)) : ''
  const starts = new Set<number>()
  let start = 0
  for (const length of messageWords ?? []) {
    if (start > 0) starts.add(start)
    start += length
  }
  return {
    form: 'boxes',
    heading: {
      en: 'The leftover letters spell a message, row by row',
      ja: 'どの単語にも使わない文字を上の行から順に読むと、言葉が現れます',
    },
    remark: noRemark,
    length: null,
    items: Array.from(
      { length: messageLength },
      (_, index): Item => item({ text: text.charAt(index), times: 0, done: isComplete, begins: starts.has(index) }),
    ),
  }
}
