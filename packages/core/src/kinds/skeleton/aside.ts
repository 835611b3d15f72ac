/**
 * The words of a skeleton as they were written, grouped by length, as Japanese magazines print them. A note that only repeats its word
 * is left out. With clues the lists are read word by word, not set in columns.
 */
import { cellsOfSlot, placesOfWords } from '../../engine/wordgrid/front.ts'
import { slotsOf, textIn } from '../../engine/wordgrid/slots.ts'
import { type Aside, item, noRemark } from '../../kind/aside.ts'
import { sameLetters } from '../../words/kana.ts'
import { writingOf } from '../../words/writing.ts'
import { scriptOfBoard } from './hand.ts'
import { type Answer, isOfNumbers, type Puzzle } from './model.ts'

export function aside(puzzle: Puzzle, { rows }: Answer): Aside[] {
  const { words, width } = puzzle
  const unit = isOfNumbers({ words }) ? { en: 'digits', ja: 'けた' } : { en: 'letters', ja: '文字' }
  const script = scriptOfBoard(puzzle)
  const slots = slotsOf(puzzle.rows).slots.map((slot) => ({
    text: textIn(rows, slot),
    cells: cellsOfSlot(slot, width),
  }))
  const places = placesOfWords(
    words.map(({ word }) => word),
    slots,
  )
  const items = words.map(({ word, shown, note = '', clue = '' }, index) => {
    const place = places[index]
    return item({
      text: writingOf(word, shown, script),
      note: [sameLetters(note, word) ? '' : note, clue].filter((part) => part !== '').join(': '),
      places: place ? [place] : [],
      done: Boolean(place),
    })
  })
  const lengths = [...new Set(words.map(({ word }) => word.length))].sort((a, b) => a - b)
  return lengths.map((length) => ({
    form: words.some(({ clue }) => clue) ? 'clues' : 'words',
    heading: { en: `${length} ${unit.en}`, ja: `${length}${unit.ja}` },
    remark: noRemark,
    length: { count: length, unit },
    items: items.filter((_, index) => words[index]?.word.length === length),
  }))
}
