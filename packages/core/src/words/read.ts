/**
 * A word list from text: one word per line, as TSV (word, clue, tags), CSV, `WORD;score` or plain lines; `#` comments;
 * a byte order mark and any line ends are fine. Column 2 is the clue, or a note such as the written form of a reading
 * (さつぽろ → 札幌市); everything behind it is tags, parted by tabs or commas (as in CrosswordGiver's dictionaries).
 *
 * Nothing is dropped silently: a line that gives no entry is in `refused` with its number and reason. Words that occur
 * twice are kept twice. Never throws; works line by line, in time linear in the text.
 */
import { limits } from '../limits.ts'
import { type Problem, problem } from '../result.ts'
import { shown } from '../text.ts'
import { type Entry, toEntry } from './entry.ts'
import { cut } from './line.ts'
import { normalise, type Script, scriptOf } from './normalise.ts'

export interface WordList {
  readonly entries: readonly Entry[]
  readonly refused: readonly Refusal[]
  /** What the user should know about the list as a whole. */
  readonly notes: readonly Problem[]
}

export interface Refusal {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly reason: Problem
}

/** How many refusals are listed one by one: a file that is no word list would otherwise be quoted whole. */
const listedRefusals = 1_000
const quotedLength = 60

export function readWords(source: string, most: number = limits.dictionaryWords): WordList {
  const plain = source.startsWith('\ufeff') ? source.slice(1) : source
  const text = oneLineList(plain) ?? plain
  const entries: Entry[] = []
  const refused: Refusal[] = []
  const notes: Problem[] =
    text === plain
      ? []
      : [
          problem(
            'one-line-list',
            'The one line was read as a list of words.',
            '1行だけなので、単語を並べたものとして読みました。',
          ),
        ]
  let refusals = 0
  let unread = 0
  let first = true

  const refuse = (line: number, quoted: string, reason: Problem) => {
    refusals++
    if (refused.length < listedRefusals)
      refused.push({ line, text: shown(quoted.trim().slice(0, quotedLength)), reason })
  }

  for (const [number, line] of lines(text)) {
    if (entries.length >= most) {
      unread++
      continue
    }
    const columns = cut(line)
    if (!columns.ok) {
      refuse(number, line, columns.error)
      continue
    }
    const [word = '', clue = '', ...tagCells] = columns.value.columns
    if (first && isHeading(word, clue)) {
      notes.push(
        problem('heading', `Line ${number} was taken as a heading.`, `${number}行目は見出しとして読みました。`),
      )
      first = false
      continue
    }
    first = false
    const tags = tagCells.flatMap((cell) => cell.split(/[,、，]/)).flatMap((tag) => tag.trim() || [])
    const entry = toEntry({ word, clue, tags, score: columns.value.score })
    if (entry.ok) entries.push(entry.value)
    else refuse(number, line, entry.error)
  }

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
        `Only the first ${most} words were read; ${unread} lines were left.`,
        `最初の${most}語だけを読みました。残りの${unread}行は読んでいません。`,
      ),
    )
  notes.push(...scriptNotes(entries))
  return { entries, refused, notes }
}

/** The lines that say something, with their numbers. */
function* lines(text: string): Generator<[number: number, line: string]> {
  const end = /\r\n?|\n|$/g
  for (let at = 0, number = 1; at < text.length; number++) {
    end.lastIndex = at
    const found = end.exec(text)
    const stop = found?.index ?? text.length
    const line = text.slice(at, stop)
    const start = line.trimStart()
    if (start !== '' && !start.startsWith('#')) yield [number, line]
    at = stop + Math.max(1, found?.[0].length ?? 1)
  }
}

/** `word,clue` as spreadsheets have it in their first line. */
const isHeading = (word: string, clue: string): boolean =>
  /^\s*(words?|answers?|単語|ことば|言葉|答え|こたえ|読み|よみ)\s*$/i.test(word) &&
  /^\s*(clues?|hints?|notes?|カギ|かぎ|ヒント|説明|メモ)\s*$/i.test(clue)

function scriptNotes(entries: readonly Entry[]): Problem[] {
  const counts: Record<Script, number> = { kana: 0, latin: 0, digits: 0 }
  for (const { word } of entries) counts[scriptOf(word.charAt(0)) ?? 'latin']++
  const { kana, latin, digits } = counts
  if ([kana, latin, digits].filter((count) => count > 0).length < 2) return []
  return [
    problem(
      'several-scripts',
      `The list mixes words in kana (${kana}), in Latin letters (${latin}) and of digits (${digits}); these cannot cross each other.`,
      `かな${kana}語、英字${latin}語、数字${digits}語があります。種類の違う単語どうしは交わりません。`,
    ),
  ]
}

/** `cat, dog, mouse` on the only line of a text is a list, since one word with a clue makes no puzzle; null when it is not. */
function oneLineList(text: string): string | null {
  if (text.length > limits.words * limits.wordLength) return null
  const meant = [...lines(text)]
  const only = meant.length === 1 ? meant[0]?.[1] : undefined
  if (only === undefined || only.includes('\t')) return null
  const words = only.split(/[,、，]/)
  return words.length >= 3 && words.every((word) => normalise(word).ok) ? words.join('\n') : null
}
