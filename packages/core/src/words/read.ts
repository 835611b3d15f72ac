/**
 * Reads a word list from text: one word per line, as TSV (word, clue, tags), CSV, `WORD;score` (scores.ts) or plain
 * lines; `#` comments; a byte order mark and any line ends are fine. Column 2 is the clue, or a note such as the
 * written form of a reading (さつぽろ → 札幌市), or what a heading defines (columns.ts). All columns after the clue are tags,
 * separated by tabs or commas (as in CrosswordGiver's dictionaries). A list with a heading is a table, whose cells may
 * be guarded against formulas (csv.ts); the guards are removed.
 *
 * Nothing is dropped silently: a line that gives no entry is in `refused` with its number, place and reason. Words that
 * occur twice are kept twice. A quoted cell may continue over a few lines. A stray quote does not swallow the rest of
 * the list, because the cell must end at the closing quote. Never throws; time is linear in the text.
 */
import { unguarded } from '../base/csv.ts'
import { limits } from '../base/limits.ts'
import { good, type Problem, problem } from '../base/result.ts'
import { type Bilingual, counted, printable } from '../base/text.ts'
import { guessedReadingsNote, isReadingOf, layoutOf, namedLayout, type Parts, partsIn } from './columns.ts'
import { type Entry, nameOf, plainEntry, toEntry } from './entry.ts'
import { cut, type Line } from './line.ts'
import { normalise, type Script, scriptOf } from './normalise.ts'
import { guessedNote, headingPlace, leaningOf, type ScorePlace } from './scores.ts'
import { boardScriptOf, shownIn } from './script.ts'

export interface WordList {
  readonly entries: readonly Entry[]
  readonly refused: readonly Refusal[]
  /** How many lines were refused, including those not listed. */
  readonly refusals: number
  /** Notes for the user on the list as a whole. */
  readonly notes: readonly Problem[]
}

export interface Refusal {
  /** From 1. */
  readonly line: number
  readonly text: string
  /** How many entries come before it. */
  readonly after: number
  /** Its columns, complete and as they were written. */
  readonly parts: Parts & { readonly score: number | null }
  readonly reason: Problem
}

/** How many refusals are listed one by one: a file that is not a word list would otherwise be quoted whole. */
const listedRefusals = 1_000
const quotedLength = 60
/** Over how many lines a quoted cell may continue. */
const joinedLines = 12
const joinedLength = 4 * limits.textLength

/** Reads up to `max` words and lists up to `maxRefused` refusals. */
export function readWords(
  source: string,
  max: number = limits.dictionaryWords,
  maxRefused: number = listedRefusals,
): WordList {
  const plain = source.startsWith('\ufeff') ? source.slice(1) : source
  const several = severalInLine(plain)
  const text = several?.words?.join('\n') ?? plain
  const entries: Entry[] = []
  const refused: Refusal[] = []
  const notes: Problem[] = several ? [several.note] : []
  const joined: [from: number, to: number][] = []
  const spacedWords: Entry[] = []
  const unscored: { readonly line: number; readonly clue: string }[] = []
  let guess: { readonly column: ScorePlace['column']; readonly entry: Entry } | null = null
  let guessedApart = false
  let place = leaningOf(text)
  let scored = 0
  let refusals = 0
  let unread = 0
  let first = true
  let layout = layoutOf(text)
  let isTable = false
  let readingGuess: Parts | null = null
  let atColon: Entry | null = null

  const refuse = (line: number, quoted: string, parts: Refusal['parts'], reason: Problem) => {
    refusals++
    if (refused.length >= maxRefused) return
    const text = printable(quoted.trim().replace(/\t/g, ' '))
    const brief = text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text
    refused.push({ line, text: brief, after: entries.length, parts, reason })
  }

  let goOn = 0
  for (const [number, line, end] of lines(text)) {
    if (number < goOn) continue
    if (entries.length >= max) {
      unread++
      continue
    }
    const bare = first ? null : plainEntry({ word: line })
    if (bare) {
      entries.push(bare)
      continue
    }
    const alone = cut(line, false, place)
    const more = alone.ok ? null : readOn(text, line, end, place)
    if (more) {
      goOn = number + more.lines
      joined.push([number, goOn - 1])
    }
    const columns = more ? good(more.record) : alone
    if (!columns.ok) {
      refuse(number, line, uncut(line), columns.error)
      continue
    }
    const [word = '', second = ''] = columns.value.columns
    const named = first ? namedLayout(word, second) : null
    if (named) {
      notes.push(
        problem('heading', `Line ${number} was taken as a heading.`, `${number}行目は見出しとして読みました。`),
      )
      place = headingPlace(columns.value.columns) ?? place
      layout = named
      isTable = true
      first = false
      continue
    }
    first = false
    const { score, scoreColumn } = columns.value
    const cells = columns.value.columns
    const parts = partsIn(isTable ? cells.map(unguarded) : cells, layout)
    const { clue } = parts
    const entry = toEntry({ ...parts, score })
    if (entry.ok) {
      entries.push(entry.value)
      if (columns.value.colon) atColon ??= entry.value
      if (layout === 'guessed-readings' && isReadingOf(parts.shown, parts.word)) readingGuess ??= parts
      if (scoreColumn !== null && !place.named) {
        guess ??= { column: scoreColumn, entry: entry.value }
        guessedApart ||= guess.column !== scoreColumn
      }
      if (score !== null) scored++
      else if (/^[^;；,，\t"]*[;；][^;；,，\t"]*$/.test(line)) unscored.push({ line: number, clue })
      if (clue === '' && /\S\u3000\S/.test(word)) spacedWords.push(entry.value)
    } else refuse(number, line, { ...parts, score }, readingSecond(parts) ?? entry.error)
  }

  if (joined[0])
    notes.push(
      problem(
        'joined-lines',
        `Lines ${joined[0][0]} to ${joined[0][1]} were read as one, because a quoted text goes on there${joined.length > 1 ? ` (and so in ${joined.length - 1} more ${joined.length === 2 ? 'place' : 'places'})` : ''}.`,
        `${joined[0][0]}～${joined[0][1]}行目は、引用符の中の改行とみて1件として読みました${joined.length > 1 ? `（ほか${joined.length - 1}か所も同様）` : ''}。`,
      ),
    )
  if (atColon) notes.push(colonNote(atColon))
  if (readingGuess) notes.push(guessedReadingsNote(readingGuess.shown, readingGuess.word))
  if (guess) notes.push(guessedNote(guess.column, nameOf(guess.entry), guess.entry.score ?? 0, guessedApart))
  if (unscored[0] && scored > 0) notes.push(noScoreNote(unscored[0], unscored.length - 1))
  if (spacedWords[0]) notes.push(spacedNote(spacedWords[0], spacedWords.length - 1))
  if (refusals > refused.length)
    notes.push(
      problem(
        'more-refusals',
        `Lines that cannot be used and are not listed: ${refusals - refused.length} more.`,
        `このほかにも使えない行が${refusals - refused.length}行あります（一覧にはありません）。`,
      ),
    )
  if (unread > 0)
    notes.push(
      problem(
        'too-many-words',
        `Only the first ${max} words were read; ${unread} more ${unread === 1 ? 'line was' : 'lines were'} left.`,
        `最初の${max}語だけを読みました。残りの${unread}行は読んでいません。`,
      ),
    )
  notes.push(...scriptNotes(entries))
  return { entries, refused, refusals, notes }
}

const colonNote = (entry: Entry): Problem =>
  problem(
    'colon',
    `What stands behind a colon was read as a clue: "${nameOf(entry)}" has the clue "${entry.clue.slice(0, quotedLength)}".`,
    `コロンの後はカギとして読みました（「${nameOf(entry)}」のカギは「${entry.clue.slice(0, quotedLength)}」）。`,
    { words: [entry.word] },
  )

/** Among lines like `cow;50`, one like `cow;abc` is a word with a clue. The note is for a user who mistyped a score. */
function noScoreNote({ line, clue }: { readonly line: number; readonly clue: string }, more: number): Problem {
  const text = printable(clue.trim()).slice(0, quotedLength)
  return problem(
    'no-score',
    `Line ${line}: "${text}" is not a number, so it was read as a clue, not as a score${more > 0 ? ` (and so ${counted(more, 'more line')})` : ''}.`,
    `${line}行目の「${text}」は数ではないので、点数ではなくカギとして読みました${more > 0 ? `（ほか${more}行も同様）` : ''}。`,
  )
}

/** もりの　くまさん is one word. The note tells a user who meant いぬ with the clue ペット how to write that. */
function spacedNote(entry: Entry, more: number): Problem {
  const [written, word] = [nameOf(entry), shownIn(boardScriptOf([entry]), entry.word)]
  return problem(
    'full-width-space',
    `"${written}" was read as one word, ${word}${more > 0 ? ` (and so ${counted(more, 'more line')})` : ''}; if a clue stands behind the space, put a tab or a comma there.`,
    `「${written}」は1つの単語「${word}」として読みました${more > 0 ? `（ほか${more}行も同様）` : ''}。空白の後がカギなら、タブかコンマで区切ってください。`,
    { words: [entry.word] },
  )
}

/** Reads on where a quoted cell is not closed on its line; null when the next lines do not close it either. */
function readOn(text: string, line: string, end: number, place: ScorePlace): { record: Line; lines: number } | null {
  const ahead = text.slice(end, end + joinedLength)
  const whole = end + joinedLength < text.length ? ahead.replace(/[\r\n][^\r\n]*$/, '') : ahead
  const [, ...following] = whole.split(/\r\n?|\n/, joinedLines + 1)
  let record = line
  for (const [index, next] of following.entries()) {
    record += `\n${next}`
    if (!next.includes('"')) continue
    const columns = cut(record, true, place)
    if (columns.ok) return { record: onOneLine(columns.value), lines: index + 2 }
  }
  return null
}

const onOneLine = (line: Line): Line => ({
  ...line,
  columns: line.columns.map((cell) => cell.replace(/\s*\n\s*/g, ' ')),
})

/** The lines that are not blank or comments, with their numbers and ends. */
function* lines(text: string): Generator<[number: number, line: string, end: number]> {
  let carriage = text.indexOf('\r')
  for (let at = 0, number = 1; at < text.length; number++) {
    if (carriage >= 0 && carriage < at) carriage = text.indexOf('\r', at)
    const feed = text.indexOf('\n', at)
    const last = feed < 0 ? text.length : feed
    const stop = carriage >= 0 && carriage < last ? carriage : last
    const line = text.slice(at, stop)
    const start = line.trimStart()
    if (start !== '' && !start.startsWith('#')) yield [number, line, stop]
    at = stop === carriage && feed === stop + 1 ? feed + 1 : stop + 1
  }
}

/** 東京 ⇥ とうきょう: the columns are the wrong way round. They are not swapped, because 犬 ⇥ ペット is a word and its clue. */
function readingSecond({ word, shown, clue }: Parts): Problem | null {
  const reading = normalise(clue)
  if (shown !== '' || !/\p{Script=Han}/u.test(word) || !reading.ok || reading.value.script !== 'kana') return null
  const [kanji, kana] = [word, clue].map((text) => printable(text.trim()).slice(0, quotedLength))
  return problem(
    'reading-second',
    `"${kanji}" has kanji; if "${kana}" is its reading, put that into the first column, or write {${kanji}|${kana}}.`,
    `「${kanji}」に漢字があります。「${kana}」が読みなら、読みを1列目に書くか、{${kanji}|${kana}} と書いてください。`,
  )
}

/** The parts of a line whose quotes leave its columns undefined: the text before the first separator, and after it. */
function uncut(line: string): Refusal['parts'] {
  const at = line.search(/[\t,，;；]/)
  const [word, clue] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
  return { word, shown: '', clue, tags: [], score: null }
}

/** Notes words of different scripts in one list. */
export function scriptNotes(entries: readonly Entry[]): Problem[] {
  const counts: Record<Script, number> = { kana: 0, latin: 0, digits: 0 }
  for (const { word } of entries) counts[scriptOf(word.charAt(0)) ?? 'latin']++
  const present = scriptNames.filter(([script]) => counts[script] > 0)
  if (present.length < 2) return []
  return [
    problem(
      'several-scripts',
      `The list has words ${listed(present.map(([script, { en }]) => `${en} (${counts[script]})`))}; words of different scripts cannot cross.`,
      `${present.map(([script, { ja }]) => `${ja}${counts[script]}語`).join('、')}があります。種類の違う単語どうしは交わりません。`,
    ),
  ]
}

/** a and b; a, b and c. */
const listed = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]*)$/, ' and $1')

const scriptNames: readonly (readonly [Script, Bilingual])[] = [
  ['kana', { en: 'in kana', ja: 'かな' }],
  ['latin', { en: 'in Latin letters', ja: '英字' }],
  ['digits', { en: 'in digits', ja: '数字' }],
]

/** How lines with several words were read: as lists of words, or (`words` is null) as columns. */
interface Several {
  readonly words: readonly string[] | null
  readonly note: Problem
}

/**
 * `cat, dog, mouse` or `cat dog mouse` on the only line of a text is a list, because one word with a clue makes no
 * puzzle. Several lines with three words or more in each are also lists, if no word occurs twice: clues are rarely
 * single words, and tags recur. null: neither.
 */
function severalInLine(text: string): Several | null {
  if (text.length > limits.words * limits.wordLength) return null
  const rows = [...lines(text)].map(([, line]) => line.trim())
  if (rows.length === 0 || rows.some((row) => /[\t"]/.test(row))) return null
  const [only = ''] = rows
  const parted = /[,、，;；]/
  const cells = rows.map((row) => {
    const parts = row.split(rows.length > 1 || parted.test(only) ? parted : /[\s\u3000]+/).map((cell) => cell.trim())
    return parts.at(-1) === '' ? parts.slice(0, -1) : parts
  })
  if (cells.some((row, index) => row.length < (index > 0 && index === cells.length - 1 ? 1 : 3))) return null
  const words = cells.flat()
  const [first = '', second = ''] = words
  if (namedLayout(first, second)) return null
  const spellings = words.map((word) => (cells.length > 1 && /\s/.test(word) ? null : normalise(word)))
  const scripts = new Set(spellings.map((spelling) => (spelling?.ok ? spelling.value.script : null)))
  if (scripts.has(null) || (scripts.size > 1 && parted.test(only))) return null
  if (cells.length === 1) return { words, note: oneLine }
  const isColumns = new Set(spellings.map((spelling) => (spelling?.ok ? spelling.value.word : ''))).size < words.length
  return isColumns ? { words: null, note: columnsNote(first, second) } : { words, note: manyInLine }
}

const oneLine = problem(
  'one-line-list',
  'The one line was read as a list of words.',
  '1行だけなので、単語を並べたものとして読みました。',
)
const manyInLine = problem(
  'many-in-line',
  'The lines were read as lists of words; put tabs between a word, its clue and its tags.',
  '各行を、単語を並べたものとして読みました。単語・カギ・タグを書いた行なら、タブで区切ってください。',
)
const columnsNote = (word: string, clue: string): Problem =>
  problem(
    'columns',
    `The columns were read as word, clue and tags: "${printable(word)}" has the clue "${printable(clue)}". Words go on lines of their own.`,
    `各列を、単語・カギ・タグとして読みました（「${printable(word)}」のカギは「${printable(clue)}」）。単語だけなら、1行に1語ずつ書いてください。`,
  )
