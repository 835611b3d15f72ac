/** The pages around a puzzle: its own, its contest's, its author's; collections, the day's puzzle, what is kept; and oEmbed for other sites. */
import { bad, good, type Result } from '@kumiki/core/base/result'
import { isLang, type Lang } from '@kumiki/core/base/text'
import * as z from 'zod'
import { collectionOf, type Listed, puzzleOfDay } from '../publishing/collections.ts'
import { previewSize } from '../publishing/pictures.ts'
import { find, type Published, receives } from '../publishing/shelf.ts'
import { nowhere, page, type Refusal, type Reply, type Route, route } from '../routes/route.ts'
import { type Html, html, htmlType, layout, pageHeaders } from './html.ts'
import { texts } from './texts.ts'

type Written = Result<Pick<Reply, 'body' | 'headers'>, Refusal>

const sheet = (lang: Lang, title: string, body: Html, head?: Html): Written =>
  good({ body: layout({ lang, title, body, ...(head ? { head } : {}) }), headers: pageHeaders })

const embedSize = { width: 480, height: 640 }
/** What stands in another page; a screen reader says the title there. */
const embedCode = (base: string, { id, title }: Published): string =>
  html`<iframe src="${base}/play/?embed=1&amp;puzzle=${id}" title="${title}" width="${embedSize.width}" height="${embedSize.height}"></iframe>`
    .html

const pictureAt = (base: string, id: string): string => `${base}/api/puzzles/${id}/picture.png`

const langOf = ({ lang }: Published, asked: Lang): Lang => (isLang(lang) ? lang : asked)

const heading = ({ title, level }: Published, lang: Lang): Html =>
  html`<h1>${title}</h1>${level === null ? '' : html`<p>${texts.level(level)[lang]}</p>`}`

const clocks = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' }),
  ja: new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' }),
}
const whenIn = (lang: Lang, time: string): string =>
  `${clocks[lang].format(Date.parse(time))}${lang === 'ja' ? '（日本時間）' : ' (Japan time)'}`

const contestLines = (puzzle: Published, lang: Lang, now: number): Html => {
  const { contest, closes } = puzzle.terms
  if (!contest) return html``
  const until = closes === null ? html`` : html`<p>${texts.closes(whenIn(lang, closes))[lang]}</p>`
  return receives(puzzle, now) ? html`<p>${texts.contest[lang]}</p>${until}` : html`<p>${texts.closed[lang]}</p>`
}

/** A moment that can be changed: the page's script shows and reads it in the clock of whoever looks. */
const moment = (label: string, name: string, value: string | null, lang: Lang): Html =>
  html`<form data-do="${name}"><label>${label}<input name="${name}" type="datetime-local" data-at="${value ?? ''}"></label><button>${texts.save[lang]}</button></form>`

const itemOf = ({ id, title, level }: Listed, lang: Lang): Html =>
  html`<li><a href="/p/${id}">${title}</a>${level === null ? '' : html` <small>${texts.level(level)[lang]}</small>`}</li>`

export const pages: readonly Route[] = [
  page({
    method: 'GET',
    path: '/p/:id',
    text: { en: 'The page of a puzzle', ja: 'パズルのページ' },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: asked }, desk) => {
      const found = await find(desk.db, id, desk.now())
      if (!found.ok) return found
      const lang = langOf(found.value, asked)
      const { title, terms } = found.value
      const address = `${desk.base}/p/${id}`
      const head = html`<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${pictureAt(desk.base, id)}">
<meta property="og:image:width" content="${previewSize.width}">
<meta property="og:image:height" content="${previewSize.height}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${desk.base}/api/oembed?url=${encodeURIComponent(address)}" title="${title}">`
      const body = html`${heading(found.value, lang)}
${contestLines(found.value, lang, desk.now())}
<p class="act"><a class="main" href="/play/?puzzle=${id}">${texts.play[lang]}</a>
${terms.contest && receives(found.value, desk.now()) ? html`<a href="/enter/${id}">${texts.enter[lang]}</a>` : ''}</p>
<img class="board" src="/api/puzzles/${id}/picture.svg" alt="${texts.board[lang]}">
<details><summary>${texts.embed[lang]}</summary><pre>${embedCode(desk.base, found.value)}</pre></details>
<img class="code" src="/api/puzzles/${id}/code.svg" alt="${texts.code[lang]}">`
      return sheet(lang, title, body, head)
    },
  }),
  page({
    method: 'GET',
    path: '/enter/:id',
    text: { en: 'The form of a contest', ja: '懸賞の応募フォーム' },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: asked }, desk) => {
      const found = await find(desk.db, id, desk.now())
      if (!found.ok) return found
      if (!found.value.terms.contest) return bad(nowhere)
      const lang = langOf(found.value, asked)
      const { questions, keyword, protection } = found.value.terms
      const form = html`<form id="entry">
${keyword === null ? '' : html`<label>${texts.keyword[lang]}<input name="keyword" maxlength="100" required autocomplete="off"></label>`}
${questions.map((question) => html`<label>${question}<input name="reply" maxlength="500"></label>`)}
${protection === 'code' ? html`<label>${texts.pass[lang]}<input name="pass" maxlength="20" required autocomplete="off"></label>` : ''}
<button>${texts.send[lang]}</button></form><p role="status" id="said"></p>`
      const body = html`${heading(found.value, lang)}
${contestLines(found.value, lang, desk.now())}
${receives(found.value, desk.now()) ? html`<p class="act"><a class="main" id="play" href="/play/?puzzle=${id}">${texts.playAndEnter[lang]}</a></p>${form}` : ''}
<noscript><p>${texts.noscript[lang]}</p></noscript>`
      return sheet(lang, found.value.title, body, html`<script type="module" src="/pages/enter.js"></script>`)
    },
  }),
  page({
    method: 'GET',
    path: '/edit/:id',
    text: {
      en: 'The author’s page; its secret stands behind the # and is sent by its script alone',
      ja: '作者のページ（鍵は # の後ろにあり、送るのはページのスクリプトだけ）',
    },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: asked }, desk) => {
      const found = await find(desk.db, id, desk.now())
      if (!found.ok) return found
      const lang = langOf(found.value, asked)
      const { state, title, terms, expires } = found.value
      const isOpen = state === 'open'
      const invites = terms.contest && terms.protection !== 'none'
      const body = html`<h1>${texts.edit[lang]}</h1><p>${title}</p><p>${texts.editHint[lang]}</p>
<p class="act"><a class="main" href="/p/${id}">${texts.play[lang]}</a></p>
<p class="act"><button data-do="${isOpen ? 'close' : 'open'}">${isOpen ? texts.close[lang] : texts.open[lang]}</button>
${terms.contest ? html`<button data-do="results">${texts.results[lang]}</button>` : ''}<button data-do="file">${texts.file[lang]}</button></p>
${terms.contest ? moment(texts.until[lang], 'closes', terms.closes, lang) : ''}
${invites ? html`<form data-do="invite"><label>${texts.invite[terms.protection === 'code' ? 'code' : 'link'][lang]}<input name="count" type="number" min="1" max="10000" value="30" required></label><button>${texts.make[lang]}</button></form>` : ''}
${moment(texts.goneAt[lang], 'expires', expires?.toISOString() ?? null, lang)}
<form data-do="replace"><label>${texts.replace[lang]}<input name="file" type="file" accept=".json" required></label><button>${texts.send[lang]}</button></form>
<p role="status" id="said"></p>
<p class="act"><button data-do="delete" data-sure="${texts.sure[lang]}">${texts.remove[lang]}</button></p>
<noscript><p>${texts.noscript[lang]}</p></noscript>`
      return sheet(lang, texts.edit[lang], body, html`<script type="module" src="/pages/edit.js"></script>`)
    },
  }),
  page({
    method: 'GET',
    path: '/plays/:id',
    text: {
      en: 'A player’s own page: what is kept of a play; its secret stands behind the #',
      ja: 'あそんだ人のページ（記録を見る・保存する・消す。鍵は # の後ろ）',
    },
    type: htmlType,
    // the same for every id: only the script, with its secret, learns whether there is one
    run: async ({ lang }) => {
      const body = html`<h1>${texts.ownPlay[lang]}</h1><p>${texts.ownPlayHint[lang]}</p>
<pre id="play"></pre>
<p class="act"><button data-do="export">${texts.export[lang]}</button>
<button data-do="delete" data-sure="${texts.sureOfPlay[lang]}">${texts.removePlay[lang]}</button></p><p role="status" id="said"></p>
<noscript><p>${texts.noscript[lang]}</p></noscript>`
      return sheet(lang, texts.ownPlay[lang], body, html`<script type="module" src="/pages/play.js"></script>`)
    },
  }),
  page({
    method: 'GET',
    path: '/c/:id',
    text: { en: 'The page of a collection', ja: '一覧のページ' },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: asked }, desk) => {
      const found = await collectionOf(desk.db, id, desk.now())
      if (!found.ok) return found
      const { title, note, puzzles } = found.value
      const lang = isLang(found.value.lang) ? found.value.lang : asked
      const items =
        puzzles.length > 0
          ? html`<ol>${puzzles.map((one) => itemOf(one, lang))}</ol>`
          : html`<p>${texts.nothing[lang]}</p>`
      return sheet(lang, title, html`<h1>${title}</h1>${note === '' ? '' : html`<p>${note}</p>`}${items}`)
    },
  }),
  page({
    method: 'GET',
    path: '/today',
    text: { en: 'The page of the puzzle of the day', ja: '今日のパズルのページ' },
    type: htmlType,
    run: async ({ lang }, desk) => {
      const found = await puzzleOfDay(desk.db, undefined, desk.now())
      const title = texts.today[lang]
      if (!found.ok) return sheet(lang, title, html`<h1>${title}</h1><p>${texts.noneToday[lang]}</p>`)
      const { day, puzzle } = found.value
      return sheet(
        lang,
        title,
        html`<h1>${title}</h1><p>${day}</p><ol>${itemOf(puzzle, lang)}</ol>
<p class="act"><a class="main" href="/play/?puzzle=${puzzle.id}">${texts.play[lang]}</a></p>
<img class="board" src="/api/puzzles/${puzzle.id}/picture.svg" alt="${texts.board[lang]}">`,
      )
    },
  }),
  page({
    method: 'GET',
    path: '/privacy',
    text: { en: 'What is kept, and for how long', ja: '保存される情報とその期間' },
    type: htmlType,
    run: async ({ lang }) =>
      sheet(
        lang,
        texts.privacy[lang],
        html`<h1>${texts.privacy[lang]}</h1><ul>${texts.privacyLines.map((line) => html`<li>${line[lang]}</li>`)}</ul>`,
      ),
  }),
  route({
    method: 'GET',
    path: '/api/oembed',
    text: { en: 'oEmbed: how other sites show a puzzle', ja: 'oEmbed（ほかのサイトでの埋め込み）' },
    query: z.object({ url: z.string().max(500), format: z.optional(z.string()) }),
    reply: z.object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.string(),
      html: z.string(),
      width: z.number(),
      height: z.number(),
      thumbnail_url: z.string(),
      thumbnail_width: z.number(),
      thumbnail_height: z.number(),
    }),
    run: async ({ wanted: { url } }, desk) => {
      // only addresses of our own are read, and none is ever fetched
      const [, id = ''] = /\/(?:p\/|play\/\?(?:.*&)?puzzle=)([\w-]{1,40})$/.exec(url) ?? []
      const found = url.startsWith(`${desk.base}/`) ? await find(desk.db, id, desk.now()) : bad(nowhere)
      if (!found.ok) return found
      return good({
        version: '1.0' as const,
        type: 'rich' as const,
        title: found.value.title,
        provider_name: 'Kumiki',
        provider_url: `${desk.base}/`,
        html: embedCode(desk.base, found.value),
        ...embedSize,
        thumbnail_url: pictureAt(desk.base, id),
        thumbnail_width: previewSize.width,
        thumbnail_height: previewSize.height,
      })
    },
  }),
]
