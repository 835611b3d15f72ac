/**
 * The lists beside a board: words as they were written, grouped by length, as Japanese magazines print them. A note
 * that only repeats its word is left out. With clues the lists are read word by word instead of set in columns.
 */
import type { Bilingual } from '../base/text.ts'
import { item, noRemark, type SideList } from '../kind/sidelist.ts'
import type { ListedWord } from '../words/bank.ts'
import { sameLetters } from '../words/kana.ts'
import type { BoardScript } from '../words/script.ts'
import { writingOf } from '../words/writing.ts'
import { cellsOfSlot, placesOfWords } from './front.ts'
import { slotsOf, textIn } from './slots.ts'

/** `pattern`: the cells for words. `written`: the answer so far. `unit`: the unit of a length. */
export function listsByLength(
  words: readonly ListedWord[],
  pattern: readonly string[],
  written: readonly string[],
  script: BoardScript,
  unit: Bilingual,
): SideList[] {
  const width = pattern[0]?.length ?? 0
  const slots = slotsOf(pattern).slots.map((slot) => ({ text: textIn(written, slot), cells: cellsOfSlot(slot, width) }))
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
