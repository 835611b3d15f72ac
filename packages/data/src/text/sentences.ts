/**
 * Splits a text into sentences, each with the number of its paragraph. Lines of a paragraph that break a sentence are
 * joined, except a short line to a much longer one, because such a break only follows a heading. A paragraph without a
 * full stop is a heading. The platform finds the ends of sentences (`Intl.Segmenter`, Unicode Standard Annex 29).
 */
import type { Lang } from '@kumiki/core/base'

export interface Sentence {
  readonly text: string
  readonly isHeading: boolean
}

/** The minimum length of a line, relative to the next one, if its sentence is to continue there. */
const minShare = 0.4

const stop = /[。．.!?！？…」』”")）]$/

export function sentencesOf(text: string, lang: Lang): readonly Sentence[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  return paragraphsOf(text, lang).flatMap((paragraph): Sentence[] => {
    const isHeading = !stop.test(paragraph) || (paragraph.length < 40 && !/[。．.!?！？]/.test(paragraph))
    if (isHeading) return [{ text: paragraph, isHeading }]
    return Array.from(segmenter.segment(paragraph), ({ segment }) => ({ text: segment.trim(), isHeading })).filter(
      (sentence) => sentence.text !== '',
    )
  })
}

function paragraphsOf(text: string, lang: Lang): string[] {
  const paragraphs: string[] = []
  let open = false
  let last = ''
  for (const line of text.normalize('NFC').split(/\r\n?|\n/)) {
    const plain = line.trim().replace(/^[-*・●○■□◆◇#>\d.]+\s+/, '')
    const before = paragraphs.at(-1)
    if (plain === '') open = false
    else if (open && before !== undefined && !stop.test(before) && goesOn(last, plain))
      paragraphs[paragraphs.length - 1] = lang === 'ja' ? before + plain : `${before} ${plain}`
    else {
      paragraphs.push(plain)
      open = true
    }
    last = plain
  }
  return paragraphs
}

const goesOn = (line: string, next: string): boolean => /[、，,]$/.test(line) || line.length >= minShare * next.length

/** The language of most of a text's letters. */
export const langOf = (text: string): Lang =>
  (text.match(/[ぁ-ゖァ-ヺ\p{Script=Han}]/gu)?.length ?? 0) * 3 > (text.match(/[a-z]/gi)?.length ?? 0) ? 'ja' : 'en'
