/** The sentences for parts of another program's crossword that ours cannot hold. */

import { type Bilingual, counted, type Problem, printable, problem } from '@kumiki/core/base'
import { oneLine } from '../foreign.ts'
import type { GridClue } from './model.ts'

/** How many clues a sentence names. */
const named = 5

export const droppedClues = (clues: readonly GridClue[]): Problem => {
  const names = clues.slice(0, named).map(quotedClue)
  const more = clues.length > named
  return problem(
    'clues-dropped',
    `${counted(clues.length, 'clue')} for other cells than a word across or down ${clues.length === 1 ? 'was' : 'were'} left out: ${names.map(({ en }) => en).join(', ')}${more ? ' …' : ''}.`,
    `タテ・ヨコの言葉のマスに合わないカギ${clues.length}個を省きました: ${names.map(({ ja }) => ja).join('、')}${more ? 'など' : ''}。`,
  )
}
export const emptyClues = (count: number): Problem =>
  problem(
    'clues-missing',
    `${count === 1 ? 'One word has' : `${count} words have`} no clue in the file.`,
    `カギのない言葉が${count}個あります。`,
  )
export const newNumbers = (count: number): Problem =>
  problem(
    'numbers-changed',
    `The numbers were counted anew from the board: ${counted(count, 'clue')} ${count === 1 ? 'has' : 'have'} another number than in the file.`,
    `番号は盤面から付け直しました。ファイルと番号の違うカギが${count}個あります。`,
  )
export const strayLengths = (count: number): Problem =>
  problem(
    'enumerations-dropped',
    `${count === 1 ? 'One enumeration was' : `${count} enumerations were`} left out: they do not add up to the length of their word.`,
    `文字数の書き方（5,4 など）${count}個は、言葉の長さと合わないので省きました。`,
  )
export const clippedClues = (count: number): Problem =>
  problem(
    'clues-cut',
    `${counted(count, 'clue')} longer than 500 characters ${count === 1 ? 'was' : 'were'} cut.`,
    `500文字を超えるカギ${count}個を途中で切りました。`,
  )
export const voidCells = (count: number): Problem =>
  problem(
    'voids-black',
    `${count === 1 ? 'One cell that is' : `${count} cells that are`} not part of the board became black.`,
    `盤面にないマス${count}個は黒マスにしました。`,
  )
export const severalLetters = (row: number, col: number, letters: string, count: number): Problem => {
  const quoted = printable(letters).slice(0, 20)
  return problem(
    'answer-rebus',
    `The answer is left out: ${count === 1 ? 'the cell' : `${count} cells have several letters, and one such`} at row ${row + 1}, column ${col + 1} has "${quoted}", where Kumiki has one letter a cell.`,
    `答えは省きました。${row + 1}行${col + 1}列のマスに「${quoted}」が入ります（複数文字のマスは${count}個。Kumiki は1マス1文字です）。`,
  )
}
export const gapsInAnswer = (count: number): Problem =>
  problem(
    'answer-gaps',
    `The answer is left out: it lacks ${counted(count, 'letter')}.`,
    `答えは省きました。${count}マスの文字が欠けています。`,
  )
export const oddLetters = (row: number, col: number): Problem =>
  problem(
    'answer-odd',
    `The answer is left out: the character at row ${row + 1}, column ${col + 1} cannot stand in a cell.`,
    `答えは省きました。${row + 1}行${col + 1}列の文字はマスに入れられません。`,
  )
export const lockedAnswer = problem(
  'answer-locked',
  'The answer is left out: it is locked, and Kumiki unlocks nothing.',
  '答えは省きました。鍵がかかっています（Kumiki は解錠しません）。',
)
export const hiddenPattern = problem(
  'diagramless',
  'This is a diagramless crossword: its black cells, which the solver should find, are shown.',
  '黒マスの位置も解く「ダイアグラムレス」ですが、黒マスを示した盤面として読みました。',
)
export const wrongChecksum = problem(
  'checksum',
  'The checksums of the file do not fit: it may be damaged.',
  'ファイルのチェックサムが合いません。壊れているかもしれません。',
)

const quotedClue = ({ across, label, text }: GridClue): Bilingual => {
  const name = oneLine(label || text).slice(0, 20)
  const [en, ja] = across === null ? ['', ''] : across ? [' across', 'ヨコの'] : [' down', 'タテの']
  return { en: `${name}${en}`, ja: `${ja}${name}` }
}
