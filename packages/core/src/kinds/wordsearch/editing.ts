/**
 * The edits of a sheet: place the other words anew around the kept ones (option `keep`), exchange two words, change a
 * clue of the list. Cells that no word uses are filled anew. Dense boards cannot be edited, as they are made as a
 * whole.
 */
import { bad, good, problem, type Result } from '../../base/result.ts'
import { type Cell, holdsCell, nameOfCells } from '../../base/target.ts'
import type { Candidate, Editing, Place } from '../../kind/editing.ts'
import type { KumikiFile } from '../../kind/file.ts'
import type { Job } from '../../kind/job.ts'
import { keptCrosses, noPlace, notListed, type Opened, open, otherLength, withClue } from '../../wordfill/recipe.ts'
import { placementText } from '../../wordgrid/keep.ts'
import { normalise } from '../../words/normalise.ts'
import { cellsOf, type Place as Run, type Wordsearch } from './puzzle/model.ts'
import { type Spec, spec } from './spec/spec.ts'

type File = KumikiFile<Wordsearch>
type Sheet = Opened<Wordsearch, Spec>

export const editing: Editing<Wordsearch> = {
  edits: (file) => {
    const sheet = readSheet(file)
    return sheet.ok ? ['anew', 'swap', ...(isClued(sheet.value) ? (['clue'] as const) : [])] : []
  },
  candidates: (file, place) => {
    const sheet = readSheet(file)
    const run = sheet.ok ? runsAt(sheet.value, [place]) : sheet
    return sheet.ok && run.ok ? candidatesFor(sheet.value, run.value[0]!) : []
  },
  *ways(file, place, kept, seed) {
    const sheet = readSheet(file)
    if (!sheet.ok) return
    const at = runsAt(sheet.value, [place, ...kept])
    if (!at.ok) return
    const [run, ...stay] = at.value
    for (const candidate of candidatesFor(sheet.value, run!)) {
      const job = swapWord(file, sheet.value, run!, candidate.word, withHosts(sheet.value, stay), seed)
      yield [candidate, job.ok ? [{ job: job.value, changed: candidate.fits ? 0 : null }] : []]
    }
  },
  shape: () => null,
  order: (file, edit, kept, seed) => {
    const sheet = readSheet(file)
    if (!sheet.ok) return sheet
    const stay = runsAt(sheet.value, kept)
    if (!stay.ok) return stay
    const { value: board } = sheet
    if (edit.edit === 'anew') return good(jobWith(file, board, withHosts(board, stay.value), seed))
    if (edit.edit !== 'swap' && edit.edit !== 'clue') return bad(notHere)
    const at = runsAt(board, [edit.place])
    if (!at.ok) return at
    const run = at.value[0]!
    if (edit.edit === 'swap') return swapWord(file, board, run, edit.word, withHosts(board, stay.value), seed)
    if (!isClued(board)) return bad(noClues)
    const label = file.puzzle.labels?.[file.puzzle.words.indexOf(run.word)] ?? ''
    const words = withClue(board.spec.words, run.word, label, edit.clue)
    return words.ok ? good(board.remade(words.value)) : words
  },
}

const isClued = (sheet: Sheet): boolean => sheet.spec.mode === 'sheet' && sheet.spec.clues

function readSheet(file: File): Result<Sheet> {
  const sheet = open(file, spec)
  return sheet.ok && sheet.value.spec.mode === 'dense' ? bad(dense) : sheet
}

function runsAt({ answer }: Sheet, places: readonly Place[]): Result<Run[]> {
  const byName = new Map(
    answer.places.flatMap((run) => [cellsOf(run), cellsOf(run).reverse()].map((cells) => [nameOfCells(cells), run])),
  )
  const found = places.map((place) => byName.get(nameOfCells(place)))
  return found.every((run) => run !== undefined) ? good(found) : bad(noPlace)
}

const lettersOf = (run: Run): readonly (readonly [Cell, string])[] =>
  cellsOf(run).map((cell, at) => [cell, run.word.charAt(at)] as const)

const isInside = (run: Run, host: Run): boolean =>
  host.word.length > run.word.length && cellsOf(run).every((cell) => holdsCell(cellsOf(host), cell))

/** Also keeps the words in which a kept word is read. */
function withHosts({ answer }: Sheet, kept: readonly Run[]): Run[] {
  const outermost = kept.map(
    (run) =>
      answer.places.findLast((host) => isInside(run, host) && !answer.places.some((more) => isInside(host, more))) ??
      run,
  )
  return [...new Map(outermost.map((run) => [run.word, run])).values()]
}

const agree = (a: Run, b: Run): boolean => {
  const letters = new Map(lettersOf(a).map(([cell, letter]) => [String(cell), letter]))
  return lettersOf(b).every(([cell, letter]) => (letters.get(String(cell)) ?? letter) === letter)
}

/** Kept places count from the corner of the board, so the board keeps its size. */
function jobWith({ puzzle }: File, { written, job }: Sheet, kept: readonly Run[], seed: string): Job {
  const { keep: _, ...rest } = written
  if (kept.length === 0) return job(rest, seed)
  const size = rest.size ?? `${puzzle.width}x${puzzle.height}`
  return job({ ...rest, smallest: false, size, keep: kept.map((run) => placementText({ ...run, way: run.dir })) }, seed)
}

function swapWord(file: File, sheet: Sheet, run: Run, text: string, kept: readonly Run[], seed: string): Result<Job> {
  const spelling = normalise(text)
  if (!spelling.ok) return spelling
  const { word } = spelling.value
  if (!sheet.spec.words.some((entry) => entry.word === word)) return bad(notListed(word))
  if (word.length !== run.word.length) return bad(otherLength(word, run.word.length))
  const put: Run = { ...run, word }
  const crossed = kept.find((one) => one.word !== run.word && one.word !== word && !agree(put, one))
  if (crossed) return bad(keptCrosses(word, crossed.word))
  const stay = [put]
  const { places } = sheet.answer
  for (const other of places) {
    const isFree = other.word !== run.word && other.word !== word && !stay.some((one) => one.word === other.word)
    const isOwn = !places.some((host) => isInside(other, host))
    if (isFree && isOwn && agree(put, other)) stay.push(other)
  }
  return good(jobWith(file, sheet, stay, seed))
}

function candidatesFor({ spec: { words }, answer }: Sheet, run: Run): Candidate[] {
  const placed = new Set(answer.places.map(({ word }) => word))
  const shown = new Map<string, string>()
  for (const entry of words)
    if (entry.word.length === run.word.length && entry.word !== run.word && !shown.has(entry.word))
      shown.set(entry.word, entry.shown)
  return [...shown]
    .map(([word, written]): Candidate => {
      const others = answer.places.filter((other) => other.word !== run.word && other.word !== word)
      const fits = others.every((other) => agree({ ...run, word }, other))
      return { word, shown: written, fits, isPlaced: placed.has(word) }
    })
    .sort((a, b) => Number(b.fits) - Number(a.fits) || Number(a.isPlaced) - Number(b.isPlaced))
}

const dense = problem(
  'not-editable',
  'A dense board is made as a whole and is not edited: make another one.',
  '密な盤面は全体で作るので、あとから直せません。新しく作ってください。',
)
const noClues = problem(
  'no-clues',
  'The list of this sheet shows words, not clues; make it with `clues` first.',
  'このシートのリストはヒントではなく単語です。先に `clues` を付けて作ってください。',
)
const notHere = problem(
  'not-editable',
  'A sheet has no black cells, keyword or symmetry to change.',
  'シークワーズには、黒マス・キーワード・対称の指定がありません。',
)
