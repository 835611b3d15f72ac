/**
 * The lists beside a crossword: clues by direction, the boxes of the keyword, the word bank. If no word has a clue,
 * there is no list of clues.
 */
import type { Bilingual } from '../../../base/text.ts'
import { type Item, item, noRemark, type SideList } from '../../../kind/sidelist.ts'
import { cellsOfSlot, letterAt, placesOfWords } from '../../../wordgrid/front.ts'
import { slotsOf, textIn } from '../../../wordgrid/slots.ts'
import { shownIn } from '../../../words/script.ts'
import { writingOf } from '../../../words/writing.ts'
import { keywordLetter } from './draw.ts'
import { cellsOfClue, scriptOfBoard } from './input.ts'
import type { Answer, Clue, Puzzle } from './model.ts'

export function lists(puzzle: Puzzle, answer: Answer): SideList[] {
  const { clues } = puzzle
  const clued = clues.some(({ clue }) => clue !== '')
  const listed = (dir: Clue['dir']): Item[] =>
    clues
      .filter((clue) => clued && clue.dir === dir)
      .sort((a, b) => a.number - b.number)
      .map((clue) => clueItem(clue, answer))
  const all: SideList[] = [
    list('clues', { en: 'Across', ja: 'ヨコのカギ' }, listed('across')),
    list('clues', { en: 'Down', ja: 'タテのカギ' }, listed('down')),
    list('boxes', { en: 'Keyword', ja: 'キーワード（二重ワクの文字）' }, keywordItems(puzzle, answer)),
    list('words', { en: 'Words', ja: '語群' }, bankItems(puzzle, answer)),
  ]
  return all.filter(({ items }) => items.length > 0)
}

const list = (form: SideList['form'], heading: Bilingual, items: readonly Item[]): SideList => ({
  form,
  heading,
  remark: noRemark,
  length: null,
  items,
})

function clueItem(clue: Clue, { rows }: Answer): Item {
  const cells = cellsOfClue(clue)
  const done = cells.every((cell) => letterAt(rows, cell) !== '')
  return item({ label: String(clue.number), text: clue.clue, note: clue.enumeration ?? '', places: [cells], done })
}

function keywordItems(puzzle: Puzzle, { rows }: Answer): Item[] {
  const script = scriptOfBoard(puzzle)
  return (puzzle.keyword ?? []).map((cell, index) => {
    const letter = shownIn(script, letterAt(rows, cell))
    return item({ label: keywordLetter(index), text: letter, places: [[cell]], times: 0, done: letter !== '' })
  })
}

function bankItems(puzzle: Puzzle, { rows }: Answer): Item[] {
  const { words = [], spellings } = puzzle
  const script = scriptOfBoard(puzzle)
  const slots = slotsOf(puzzle.rows).slots.map((slot) => ({
    text: textIn(rows, slot),
    cells: cellsOfSlot(slot, puzzle.width),
  }))
  const places = placesOfWords(words, slots)
  return words.map((word, index) => {
    const place = places[index]
    return item({
      text: writingOf(word, spellings?.[index], script),
      places: place ? [place] : [],
      done: Boolean(place),
    })
  })
}
