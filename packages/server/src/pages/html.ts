/**
 * Pages that the server renders itself: small, without third-party scripts, in the reader's language. All text is
 * escaped.
 */
import { type Bilingual, type Lang, printable } from '@kumiki/core/base'

/** Markup that needs no escaping. */
export interface Html {
  readonly html: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => printable(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

type Part = string | number | Html | readonly Html[]

/** A template tag that escapes every value except `Html`. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: fixed.reduce((whole, text, i) => whole + written(parts[i - 1] ?? '') + text),
})

const written = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map((one) => one.html).join('')
}

export interface Sheet {
  readonly lang: Lang
  readonly title: string
  /** Additional elements for the head. */
  readonly head?: Html
  readonly body: Html
}

export const layout = ({ lang, title, head = html``, body }: Sheet): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/icons/mark.svg">
<link rel="stylesheet" href="/pages/page.css">
<script src="/theme.js"></script>
${head}
</head>
<body>
<header><a href="/"><img src="/icons/mark.svg" alt="" width="24" height="24">${name[lang]}</a></header>
<main>
${body}
</main>
<footer><a href="/today">${today[lang]}</a><a href="/privacy">${kept[lang]}</a></footer>
</body>
</html>
`.html

const name: Bilingual = { en: 'Kumiki', ja: '組木' }
const today: Bilingual = { en: 'Puzzle of the day', ja: '今日のパズル' }
const kept: Bilingual = { en: 'What is kept', ja: '保存される情報' }

/** Allows only our own scripts, and no framing. */
export const pagePolicy =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
export const pageHeaders = { 'content-security-policy': pagePolicy, 'cache-control': 'no-cache' }
export const htmlType = 'text/html; charset=utf-8'
