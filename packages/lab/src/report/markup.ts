/** Small pieces of markup for the page and its charts. Text is escaped only here. */
import type { Bilingual } from '@kumiki/core'
import { escapeXml } from '@kumiki/press'

/** Both languages, of which the page shows one. */
export const both = (text: Bilingual, tag: 'span' | 'p' | 'tspan' = 'span'): string =>
  text.en === text.ja
    ? escapeXml(text.en)
    : `<${tag} lang="en">${escapeXml(text.en)}</${tag}><${tag} lang="ja">${escapeXml(text.ja)}</${tag}>`

/** For places that take a single text, such as a label for screen readers. */
export const bothInOne = (text: Bilingual): string =>
  escapeXml(text.en === text.ja ? text.en : `${text.en} / ${text.ja}`)

/** Three significant figures: enough to compare, few enough to read. */
export const rounded = (value: number): string => roundedLike(value, value)

/** With as many decimals as another figure: a mean and its error go together. */
export function roundedLike(value: number, other: number): string {
  if (!Number.isFinite(value)) return '—'
  const size = Math.abs(other)
  if (size !== 0 && (size < 0.001 || size >= 1e9)) return value.toExponential(2)
  const digits = size === 0 || Number.isInteger(other) ? 0 : Math.max(0, 2 - Math.floor(Math.log10(size)))
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Unrounded, without trailing zeros: published figures, ticks of an axis. */
export const asWritten = (value: number): string =>
  Math.abs(value) >= 1e6 || (value !== 0 && Math.abs(value) < 1e-4)
    ? value.toExponential().replace('e+', 'e')
    : value.toLocaleString('en-US', { maximumFractionDigits: 6 })
