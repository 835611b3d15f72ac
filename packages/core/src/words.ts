/** `@kumiki/core/words`: reading, judging and writing word lists; scripts and spellings. */

export { collect, isStrange, type Manner, mannerOf, type Source } from './words/collect.ts'
export { isReadingOf } from './words/columns.ts'
export { timesListed } from './words/distinct.ts'
export { type Entry, type EntryParts, nameOf, toEntry, vouch } from './words/entry.ts'
export { enlarged, inHiragana, inKatakana } from './words/kana.ts'
export { normalise, scriptOf } from './words/normalise.ts'
export { type DropReason, judgeWords, type Quality } from './words/quality.ts'
export { type Refusal, readWords, type WordList } from './words/read.ts'
export { kanjiIn, type SchoolYear, schoolYears, taughtCounts, yearOf } from './words/school.ts'
export { type BoardScript, shownIn } from './words/script.ts'
export { type ListForm, writeTable, writeWords } from './words/write.ts'
export { writingOf } from './words/writing.ts'
