/** What each kind can do with a list of words, as lines of at most 80 columns and as plain data. */
import { type Lang, spelt } from '@kumiki/core/base'
import type { Assessment } from '@kumiki/core/verbs/assess'
import { wrap } from '../arguments/help.ts'
import { flagSpelling } from '../options/kind.ts'

export const assessmentLines = (kinds: readonly Assessment[], lang: Lang): string[] =>
  kinds.flatMap((each) => [`  ${each.title[lang]}`, ...notesOf(each, lang).flatMap(indented)])

export const plainAssessment = (each: Assessment, lang: Lang): object => ({
  kind: each.kind,
  taken: each.taken,
  notes: each.notes.map(({ code, text, words }) => ({
    code,
    message: spelt(text, flagSpelling(each.options))[lang],
    ...(words.length > 0 ? { words } : {}),
  })),
})

const notesOf = ({ notes, options }: Assessment, lang: Lang): string[] =>
  notes.map(({ text, brief }) => spelt(brief ?? text, flagSpelling(options))[lang])

const indented = (note: string): string[] => wrap(note, 74).map((line) => `    ${line}`)
