/**
 * The pages around a puzzle: its own, its contest's, its author's; the pages of plays, collections, the daily puzzle
 * and privacy; and oEmbed for other sites.
 */
import { bad, good, isLang, type Lang, type Result } from '@kumiki/core/base'
import { faces } from '@kumiki/core/kinds'
import * as z from 'zod'
import { collectionOf, puzzleOfDay } from '../collections/routes.ts'
import { nowhere, page, type Refusal, type Reply, type Route, route } from '../http/route.ts'
import { published, receives, seeing } from '../publishing/published.ts'
import type { Published } from '../publishing/store.ts'
import { previewSize } from '../puzzles/pictures.ts'
import { contestFacts } from './contest.ts'
import { type Html, html, htmlType, layout, pageHeaders } from './html.ts'
import { board, dayIn, kindLine, listOf, note, pageLang, playButton, stateNote } from './parts.ts'
import { texts } from './texts.ts'

type Written = Result<Pick<Reply, 'body' | 'headers'>, Refusal>

const sheet = (lang: Lang, title: string, body: Html, head?: Html): Written =>
  good({ body: layout({ lang, title, body, ...(head ? { head } : {}) }), headers: pageHeaders })

const embedSize = { width: 480, height: 640 }
/** The code to embed a puzzle; a screen reader announces the title. */
const embedCode = (base: string, { id, title }: Published): string =>
  html`<iframe src="${base}/play/?embed=1&amp;puzzle=${id}" title="${title}" width="${embedSize.width}" height="${embedSize.height}"></iframe>`
    .html

const pictureAt = (base: string, id: string): string => `${base}/api/puzzles/${id}/picture.png`

/** An editable time: the page's script converts it to and from the reader's local time. */
const momentForm = (label: string, name: string, value: string | null, lang: Lang): Html =>
  html`<form data-do="${name}"><label>${label}<input name="${name}" type="datetime-local" data-at="${value ?? ''}"></label><button>${texts.save[lang]}</button></form>`

/** The names of the kinds, for the script, which learns a play's kind only in the browser. */
const kindNames = async (lang: Lang): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(faces).map(async ([kind, load]) => [kind, (await load())((face) => face.title[lang])]),
    ),
  )

export const pages: readonly Route[] = [
  page({
    method: 'GET',
    path: '/p/:id',
    text: { en: 'The page of a puzzle', ja: 'パズルのページ' },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: request }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      await seeing(context, found.value)
      const lang = pageLang(found.value, request)
      const { title, terms } = found.value
      const address = `${context.base}/p/${id}`
      const head = html`<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${pictureAt(context.base, id)}">
<meta property="og:image:width" content="${previewSize.width}">
<meta property="og:image:height" content="${previewSize.height}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${context.base}/api/oembed?url=${encodeURIComponent(address)}" title="${title}">`
      const isOpen = receives(found.value, context.now())
      const body = html`<article class="sheet puzzle">${board(found.value)}
<div><h1>${title}</h1>${await kindLine(found.value, lang)}
${stateNote(found.value, lang, context.now())}
<p class="act">${playButton(id, lang)}${terms.contest && isOpen ? html`<a href="/enter/${id}">${texts.enter[lang]}</a>` : ''}</p>
${terms.contest ? contestFacts(found.value, isOpen, lang) : ''}
<div class="share"><img class="code" src="/api/puzzles/${id}/code.svg" alt="${texts.code[lang]}">
<p>${texts.share[lang]}</p></div>
<details><summary>${texts.embed[lang]}</summary><pre>${embedCode(context.base, found.value)}</pre></details></div></article>`
      return sheet(lang, title, body, head)
    },
  }),
  page({
    method: 'GET',
    path: '/enter/:id',
    text: { en: 'The form of a contest', ja: '懸賞の応募フォーム' },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: request }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      if (!found.value.terms.contest) return bad(nowhere)
      const lang = pageLang(found.value, request)
      const { questions, keyword, protection } = found.value.terms
      const isOpen = receives(found.value, context.now())
      // without a keyword the board itself is the answer, and the player sends it
      const form =
        keyword === null
          ? html`<p class="act"><a class="main" id="play" href="/play/?puzzle=${id}">${texts.playAndEnter[lang]}</a></p>`
          : html`<form id="entry" data-edition="${found.value.edition}">
<label>${texts.keyword[lang]}<input name="keyword" maxlength="100" required autocomplete="off"></label>
${questions.map((question) => html`<label>${question}<input name="reply" maxlength="500"></label>`)}
${protection === 'code' ? html`<label>${texts.pass[lang]}<input name="pass" maxlength="20" required autocomplete="off" autocapitalize="characters" spellcheck="false"></label>` : ''}
<p class="act"><button class="main">${texts.send[lang]}</button><a id="play" href="/play/?puzzle=${id}">${texts.playAndEnter[lang]}</a></p></form>`
      const body = html`<div class="sheet slim"><p class="over">${texts.entry[lang]}</p><h1>${found.value.title}</h1>${await kindLine(found.value, lang)}
${stateNote(found.value, lang, context.now())}
${isOpen ? form : ''}<div class="said" role="status" id="said"></div>
<template id="received">${note('good', texts.received[lang], texts.judgedLater[lang])}</template>
<noscript>${note('warn', texts.noscript[lang])}</noscript>
${contestFacts(found.value, isOpen, lang)}</div>`
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
    run: async ({ params: { id = '' }, lang: request }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      const lang = pageLang(found.value, request)
      const { state, title, terms, expires } = found.value
      const isOpen = state === 'open'
      const invites = terms.contest && terms.protection !== 'none'
      const contest = html`<section><h2>${texts.entries[lang]}</h2>
<p>${texts.state[isOpen ? 'open' : 'closed'][lang]}</p>
<p class="act"><button data-do="results">${texts.results[lang]}</button><button data-do="${isOpen ? 'close' : 'open'}">${isOpen ? texts.close[lang] : texts.open[lang]}</button></p>
${momentForm(texts.until[lang], 'closes', terms.closes, lang)}
${invites ? html`<form data-do="invite"><label>${texts.invite[terms.protection === 'code' ? 'code' : 'link'][lang]}<input name="count" type="number" min="1" max="10000" value="30" required></label><button>${texts.make[lang]}</button></form>` : ''}</section>`
      const body = html`<div class="sheet slim" id="author" data-lost="${texts.editLost[lang]}"><p class="over">${texts.edit[lang]}</p><h1>${title}</h1>${await kindLine(found.value, lang)}
${note('plain', texts.editHint[lang])}
<p class="act"><a class="main" href="/p/${id}">${texts.seePage[lang]}</a></p><div class="said" role="status" id="said"></div>
${terms.contest ? contest : ''}
<section><h2>${texts.fileHeading[lang]}</h2><p class="act"><button data-do="file">${texts.file[lang]}</button></p>
<form data-do="replace"><label>${texts.replace[lang]}<input name="file" type="file" accept=".json" required></label><button>${texts.replaceIt[lang]}</button></form></section>
<section><h2>${texts.endHeading[lang]}</h2>${terms.contest ? '' : html`<p class="act"><button data-do="${isOpen ? 'close' : 'open'}">${isOpen ? texts.close[lang] : texts.open[lang]}</button></p>`}
${momentForm(texts.goneAt[lang], 'expires', expires?.toISOString() ?? null, lang)}
<p class="act"><button class="bad" data-do="delete" data-sure="${texts.sure[lang]}">${texts.remove[lang]}</button></p></section>
<noscript>${note('warn', texts.noscript[lang])}</noscript></div>`
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
    // one page for all ids: only the script, which has the secret, learns whether the play exists
    run: async ({ lang }) => {
      const kinds = await kindNames(lang)
      const rows = Object.entries(texts.playFields).map(
        ([field, name]) => html`<div><dt>${name[lang]}</dt><dd data-field="${field}"></dd></div>`,
      )
      const body = html`<div class="sheet slim"><h1>${texts.ownPlay[lang]}</h1><p>${texts.ownPlayHint[lang]}</p>
<div class="said" role="status" id="said"></div>
<div id="kept" hidden><dl data-kinds="${JSON.stringify(kinds)}">${rows}</dl>
<details><summary>${texts.asStored[lang]}</summary><pre id="play"></pre></details>
<p class="act"><button data-do="export">${texts.export[lang]}</button>
<button class="bad" data-do="delete" data-sure="${texts.sureOfPlay[lang]}">${texts.removePlay[lang]}</button></p></div>
<noscript>${note('warn', texts.noscript[lang])}</noscript></div>`
      return sheet(lang, texts.ownPlay[lang], body, html`<script type="module" src="/pages/play.js"></script>`)
    },
  }),
  page({
    method: 'GET',
    path: '/c/:id',
    text: { en: 'The page of a collection', ja: '一覧のページ' },
    type: htmlType,
    run: async ({ params: { id = '' }, lang: request }, context) => {
      const found = await collectionOf(context, id)
      if (!found.ok) return found
      const { title, note: words, puzzles } = found.value
      const lang = isLang(found.value.lang) ? found.value.lang : request
      const items = puzzles.length > 0 ? await listOf(puzzles, lang) : note('plain', texts.nothing[lang])
      const count = puzzles.length > 0 ? html`<p class="kind">${texts.count(puzzles.length)[lang]}</p>` : ''
      const paragraph = words === '' ? '' : html`<p>${words}</p>`
      return sheet(lang, title, html`<div class="sheet"><h1>${title}</h1>${count}${paragraph}${items}</div>`)
    },
  }),
  page({
    method: 'GET',
    path: '/today',
    text: { en: 'The page of the puzzle of the day', ja: '今日のパズルのページ' },
    type: htmlType,
    run: async ({ lang }, context) => {
      const found = await puzzleOfDay(context, undefined)
      const title = texts.today[lang]
      if (!found.ok)
        return sheet(
          lang,
          title,
          html`<div class="sheet slim"><h1>${title}</h1>${note('plain', texts.noneToday[lang])}</div>`,
        )
      const { day, puzzle } = found.value
      const body = html`<article class="sheet puzzle">${board(puzzle)}
<div><p class="over">${dayIn(lang, day)}</p><h1>${title}</h1><h2>${puzzle.title}</h2>${await kindLine(puzzle, lang)}
<p class="act">${playButton(puzzle.id, lang)}</p></div></article>`
      return sheet(lang, title, body)
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
        html`<div class="sheet slim"><h1>${texts.privacy[lang]}</h1>${texts.privacyParts.map(({ what, kept }) => html`<section><h2>${what[lang]}</h2><p>${kept[lang]}</p></section>`)}</div>`,
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
    run: async ({ wanted: { url } }, context) => {
      // only our own addresses are parsed, and none is ever fetched
      const [, id = ''] = /\/(?:p\/|play\/\?(?:.*&)?puzzle=)([\w-]{1,40})$/.exec(url) ?? []
      const found = url.startsWith(`${context.base}/`) ? await published(context, id) : bad(nowhere)
      if (!found.ok) return found
      return good({
        version: '1.0' as const,
        type: 'rich' as const,
        title: found.value.title,
        provider_name: 'Kumiki',
        provider_url: `${context.base}/`,
        html: embedCode(context.base, found.value),
        ...embedSize,
        thumbnail_url: pictureAt(context.base, id),
        thumbnail_width: previewSize.width,
        thumbnail_height: previewSize.height,
      })
    },
  }),
]
