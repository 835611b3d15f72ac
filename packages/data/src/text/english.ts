/**
 * Words worth asking for in an English text: mostly nouns. There is no dictionary of word classes, so a noun is
 * recognised by its neighbours: a word after `the` or `of` is one, a word after `to` or `they` is not; a word before
 * `the` is a verb, one before another content word an adjective. Function words and words that say little about any
 * subject are left out (`plain.ts`).
 *
 * A word scores higher if the text explains it (called magma), if it is frequent or in a heading, if our lexicon has
 * it, if it is a name, and if it is long. A word and its plural are one word, shown in its most frequent form.
 */

import { singular } from '../language/singular.ts'
import { type Candidate, often, ranked } from './candidate.ts'
import type { Known } from './known.ts'
import { plainEnglish } from './plain.ts'
import type { Sentence } from './sentences.ts'

const weights = {
  often: 0.7,
  company: 1,
  explained: 1,
  heading: 0.3,
  known: 1,
  name: 0.5,
  letter: 0.08,
  ending: 0.4,
} as const
const shortest = 3
const longest = 14

export function englishWords(sentences: readonly Sentence[], known: Known): readonly Candidate[] {
  const found = new Map<string, Use[]>()
  for (const [at, { text }] of sentences.entries())
    for (const use of usesIn(text, at)) {
      const stem = singular(use.writing.toLowerCase())
      if (plainEnglish.has(use.writing.toLowerCase()) || plainEnglish.has(stem)) continue
      if (use.writing.length < shortest || use.writing.length > longest) continue
      const uses = found.get(stem)
      if (uses) uses.push(use)
      else found.set(stem, [use])
    }
  return ranked([...found].flatMap(([stem, uses]) => candidateOf(stem, uses, sentences, known)))
}

interface Use {
  readonly writing: string
  readonly sentence: number
  /** How strongly its neighbours suggest a noun. */
  readonly company: number
  readonly isExplained: boolean
  readonly isName: boolean
}

function candidateOf(stem: string, uses: readonly Use[], sentences: readonly Sentence[], known: Known): Candidate[] {
  const inText = uses.filter(({ sentence }) => !sentences[sentence]?.isHeading)
  const isName = inText.some((use) => use.isName) && inText.every(({ writing: own }) => /^[A-Z]/.test(own))
  const writing = commonest(inText.map((use) => (isName ? use.writing : use.writing.toLowerCase())))
  if (writing === null) return []
  const mean = inText.reduce((sum, { company }) => sum + company, 0) / inText.length
  const has = (holds: boolean, weight: number): number => (holds ? weight : 0)
  const score =
    weights.often * often(inText.length) +
    weights.company * mean +
    has(
      uses.some(({ isExplained }) => isExplained),
      weights.explained,
    ) +
    has(uses.length > inText.length, weights.heading) +
    has(known.has(stem) || known.has(writing.toLowerCase()), weights.known) +
    has(isName, weights.name) +
    weights.letter * Math.min(10, writing.length) +
    weights.ending * endingOf(stem)
  const places = inText.flatMap((use) => (use.writing.toLowerCase() === writing.toLowerCase() ? [use.sentence] : []))
  return [{ writing, word: writing, isGuessed: false, places, score }]
}

const determiners = set(
  'a an the this these those its their his her our your my some each every no any another many several few both all two three four five six ten',
)
const prepositions = set(
  'of in on with from into by for through at over under behind between near beside around like as about without called or and',
)
const beforeVerbs = set(
  'to will would can could may might must shall should not never i you he she it we they who which that please also then often',
)
const behindNouns = set('is are was were has have had of that which who can may will and or in on with from called')
const explaining = /(?:\bcalled|\bknown as|\bnamed|\bthis (?:change )?is|\bcalls? it)(?: an?| the)? $/i

function* usesIn(text: string, sentence: number): Generator<Use> {
  const words = [...text.matchAll(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g)]
  for (const [at, match] of words.entries()) {
    const [writing] = match
    if (/['’]/.test(writing)) continue
    const start = match.index
    const [before, after] = [words[at - 1], words[at + 1]]
    const gap = (from: RegExpExecArray | undefined, to: RegExpExecArray | undefined): string =>
      from && to ? text.slice(from.index + from[0].length, to.index) : '.'
    const [left, right] = [gap(before, match), gap(match, after)]
    const previous = left.trim() === '' ? (before?.[0].toLowerCase() ?? '') : ''
    const next = right.trim() === '' ? (after?.[0].toLowerCase() ?? '') : ''
    yield {
      writing,
      sentence,
      company: companyOf(previous, next),
      isExplained: explaining.test(text.slice(0, start)),
      isName: /^[A-Z]/.test(writing) && at > 0 && !/[.:!?“"]\s*$/.test(left),
    }
  }
}

function companyOf(previous: string, next: string): number {
  const before = determiners.has(previous) ? 1 : prepositions.has(previous) ? 0.5 : beforeVerbs.has(previous) ? -1 : 0
  const behind =
    next === '' || behindNouns.has(next) ? 0.4 : determiners.has(next) ? -0.8 : plainEnglish.has(next) ? 0 : -0.5
  return before + behind
}

/** 1: a noun's ending · −2, −1: that of an adverb or a verb form. */
function endingOf(word: string): number {
  if (/ly$/.test(word)) return -4
  if (/(ing|ed)$/.test(word)) return -2
  return /(tion|sion|ment|ness|ture|ist|age|ery|dom|ship|graph|ism|ance|ence|ity)$/.test(word) ? 1 : 0
}

function commonest(writings: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const writing of writings) counts.set(writing, (counts.get(writing) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
