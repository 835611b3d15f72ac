/** A refusal as a person reads it: one sentence on a page, with the way to the front. */
import type { Lang } from '@kumiki/core/base/text'
import type { Refusal, Reply } from '../routes/route.ts'
import { html, htmlType, layout, pageHeaders } from './html.ts'

export const refusalPage = ({ status, problem: { text } }: Refusal, lang: Lang): Reply => ({
  status,
  type: htmlType,
  body: layout({ lang, title: text[lang], body: html`<h1>${text[lang]}</h1>` }),
  headers: pageHeaders,
})
