/** What each kind can do with a list of words, as lines of at most 80 columns and as plain data. */
import { type Lang, spelt } from '@kumiki/core/base'
import type { Prospect } from '@kumiki/core/verbs/prospects'
import { wrap } from '../arguments/help.ts'
import { flagSpelling } from '../options/kind.ts'

export const prospectLines = (kinds: readonly Prospect[], lang: Lang): string[] =>
  kinds.flatMap((each) => [`  ${each.title[lang]}`, ...notesOf(each, lang).flatMap(indented)])

export const plainProspect = (each: Prospect, lang: Lang): object => ({
  kind: each.kind,
  taken: each.taken,
  notes: each.notes.map(({ code, text, words }) => ({
    code,
    message: spelt(text, flagSpelling(each.options))[lang],
    ...(words.length > 0 ? { words } : {}),
  })),
})

const notesOf = ({ notes, options }: Prospect, lang: Lang): string[] =>
  notes.map(({ text, brief }) => spelt(brief ?? text, flagSpelling(options))[lang])

const indented = (note: string): string[] => wrap(note, 74).map((line) => `    ${line}`)
