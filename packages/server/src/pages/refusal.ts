/** A refusal as a page: one sentence, and what to do. */
import type { Bilingual, Lang } from '@kumiki/core/base'
import type { Refusal, Reply } from '../http/route.ts'
import { html, htmlType, layout, pageHeaders } from './html.ts'

export const refusalPage = ({ status, problem: { text } }: Refusal, lang: Lang): Reply => ({
  status,
  type: htmlType,
  body: layout({
    lang,
    title: text[lang],
    body: html`<div class="sheet slim lost"><h1>${text[lang]}</h1><p>${(status === 404 ? look : status === 410 ? gone : later)[lang]}</p>
<p class="act"><a class="main" href="/">${front[lang]}</a></p></div>`,
  }),
  headers: pageHeaders,
})

const look: Bilingual = {
  en: 'The address may be mistyped, or its time is over.',
  ja: 'アドレスが違っているか、公開期間が終わっています。',
}
const gone: Bilingual = { en: 'It will not come back at this address.', ja: 'このアドレスでの公開は終わりました。' }
const later: Bilingual = { en: 'Nothing was changed.', ja: '何も変更されていません。' }
const front: Bilingual = { en: 'Go to the front page', ja: '最初のページへ' }
