/**
 * A sentence with a word left out, as a clue for that word: 葉の裏に多い（　　）から取り入れられます. It is cut to the length of a clue, at
 * commas where possible, and dots mark the cuts. Everything that would give the word away is left out too; where a form
 * of it remains, there is no clue.
 */
import type { Lang } from '@kumiki/core/base'
import { givesAway } from '../lexicon/giveaway.ts'

/** Longer than in the lexicon, for a sentence is to be whole. */
const longest: Readonly<Record<Lang, number>> = { ja: 50, en: 110 }
/** What must be left beside the blank, or the clue says nothing. */
const shortest: Readonly<Record<Lang, number>> = { ja: 8, en: 16 }
export const blanks: Readonly<Record<Lang, string>> = { ja: '（　　）', en: '___' }

/** Of these a sentence says nothing without the one before it. */
const pointing: Readonly<Record<Lang, RegExp>> = {
  ja: /^(これ|それ|あれ|ここ|そこ|こちら|そちら)/,
  en: /^(this|that|these|those|it) (is|was|are|were|can be|has been|change is|process is)\b/i,
}

/** The wider ones first; none where all would give it away, or say too little. `before` is the sentence before. */
export function clozesOf(
  sentence: string,
  writing: string,
  word: string,
  lang: Lang,
  before: string | null = null,
): readonly string[] {
  const pattern = occurrences(writing, lang)
  const blank = blanks[lang]
  if (!pattern.test(sentence) || (lang === 'ja' && isInside(sentence, writing))) return []
  const text = sentence.replaceAll(pattern, blank).replace(/[。.]$/, '')
  const isPointing = pointing[lang].test(text)
  const cuts = isPointing ? (before === null ? [] : [joined(before, text, lang)]) : cutsOf(text, lang)
  return [...new Set(cuts)].filter((clue) => {
    // a list that has lost its beginning
    if (/^…（　　）[、や]/.test(clue)) return false
    const rest = clue.replaceAll(blank, '')
    const entry = { word, writing, clue, harder: '', tags: [], year: 1 }
    return rest.length >= shortest[lang] && clue.length <= longest[lang] && !givesAway(entry, rest)
  })
}

const joined = (before: string, text: string, lang: Lang): string =>
  lang === 'ja' ? before + text : `${before} ${text}`

const occurrences = (writing: string, lang: Lang): RegExp => {
  const plain = writing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return lang === 'ja' ? new RegExp(plain, 'g') : new RegExp(`\\b${plain}\\b`, 'gi')
}

/** Whether it is somewhere part of a longer word: 店 in 店中, かま in かまど. */
function isInside(sentence: string, writing: string): boolean {
  for (let at = sentence.indexOf(writing); at >= 0; at = sentence.indexOf(writing, at + writing.length)) {
    const [left, right] = [sentence.charAt(at - 1), sentence.charAt(at + writing.length)]
    if (goesOn(left, writing.charAt(0)) || goesOn(writing.slice(-1), right)) return true
    if (/[ぁ-ゖ]$/.test(writing) && /[ぁ-ゖ]/.test(right) && !/[はがをにでともへやの]/.test(right)) return true
  }
  return false
}

const goesOn = (one: string, next: string): boolean =>
  [/[\p{Script=Han}々]/u, /[ァ-ヺー]/].some((script) => script.test(one) && script.test(next))

function* cutsOf(text: string, lang: Lang): Generator<string> {
  yield text
  const clauses = text.match(lang === 'ja' ? /[^、]+、?/g : /[^,;:]+[,;:]?\s*/g) ?? [text]
  const at = clauses.findIndex((clause) => clause.includes(blanks[lang]))
  const piece = (from: number, to: number): string => clauses.slice(from, to).join('').trim()
  for (let from = 1; from <= at; from++) {
    const cut = lang === 'ja' ? `…${piece(from, clauses.length)}` : ownSentence(piece(from, clauses.length), text)
    if (cut !== '') yield cut
  }
  for (let to = clauses.length - 1; to > at; to--)
    for (let from = 0; from <= at; from++) {
      const cut = lang === 'ja' ? ended(piece(from, to)) : from === 0 ? mainClause(piece(0, to)) : ''
      if (cut !== '') yield lang === 'ja' && from > 0 ? `…${cut}` : cut
    }
}

/** A clause that needs only its last particle taken away to be a sentence; '' where it is none. */
const ended = (clauses: string): string =>
  /^(.*(?:ます|ました|ません|です|でした|ない|る|った|いた|えた|れた|んだ|きた|した))(?:が|ので|から|けれど|けれども)、$/.exec(
    clauses,
  )?.[1] ?? ''

/** What follows a conjunction, or what a clause before waits for, where it begins as a sentence does. */
function ownSentence(clauses: string, text: string): string {
  const [, conjunction, rest = ''] =
    /^((?:so|and|but|yet) )?((?:the|a|an|this|these|you|he|she|it|we|they|there|many|most|all|some|no|each|every|his|her|its|their|our|one|two|people|___) .*)$/i.exec(
      clauses,
    ) ?? []
  const isAwaited = waiting.test(text) || opening.test(text)
  return rest.split(' ').length > 4 && (conjunction || isAwaited) ? rest.charAt(0).toUpperCase() + rest.slice(1) : ''
}

/** What opens a clause that waits for another one. */
const waiting =
  /^(when|if|as|before|after|while|because|although|though|since|until|unless|once|where|like|long|instead)\b/i
const opening = /^(in|on|at|from|by|with|without|during|for|to)\b/i
const finite = /\b(is|are|was|were|has|have|had|can|could|may|might|must|will|would|there)\b/i
const subject = /, (you|he|she|it|we|they|there|the|a|an|many|most|all|some|his|her|its|their|our)\b/i

/** The beginning of a sentence, where it does not wait for what follows. */
function mainClause(clauses: string): string {
  const clause = clauses.replace(/[,;:]$/, '')
  const isOpen = waiting.test(clause) ? !subject.test(clause) : opening.test(clause) && !finite.test(clause)
  return isOpen || clause.split(' ').length < 5 ? '' : clause
}
