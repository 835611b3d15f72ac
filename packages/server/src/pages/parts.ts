/** Parts that several pages share: a puzzle's title and kind, notes, times, lists. */
import { isLang, type Lang } from '@kumiki/core/base'
import { faces } from '@kumiki/core/kinds'
import { receives } from '../publishing/published.ts'
import type { Listed, Published } from '../publishing/store.ts'
import { type Html, html } from './html.ts'
import { texts } from './texts.ts'

type Named = Pick<Published, 'id' | 'kind' | 'title' | 'level'>

/** A puzzle's page is in the language of the puzzle. */
export const pageLang = ({ lang }: Pick<Published, 'lang'>, request: Lang): Lang => (isLang(lang) ? lang : request)

const highest = 5

/** The kind, if the title does not contain it, and the level as dots and in words. */
export async function kindLine({ kind, title, level }: Omit<Named, 'id'>, lang: Lang): Promise<Html> {
  const name = (await faces[kind]?.())?.((face) => face.title[lang]) ?? kind
  const dots = '●'.repeat(level ?? 0) + '○'.repeat(highest - (level ?? 0))
  const grade =
    level === null
      ? html``
      : html`<span class="level"><span class="dots" aria-hidden="true">${dots}</span>${texts.level(level)[lang]}</span>`
  return html`<p class="kind">${name === title ? '' : `${name} `}${grade}</p>`
}

/** The picture as a link to the player; keyboards and screen readers use the button beside it. */
export const board = ({ id }: Pick<Named, 'id'>): Html =>
  html`<a class="board" href="/play/?puzzle=${id}" tabindex="-1" aria-hidden="true"><img src="/api/puzzles/${id}/picture.svg" alt=""></a>`

export const playButton = (id: string, lang: Lang): Html =>
  html`<a class="main" href="/play/?puzzle=${id}">${texts.play[lang]}</a>`

const signs = { plain: 'i', good: '✓', warn: '!' } as const

/** A symbol, a sentence, and what to do. */
export const note = (form: keyof typeof signs, ...lines: readonly (string | Html)[]): Html =>
  html`<div class="note ${form}"><span aria-hidden="true">${signs[form]}</span><div>${lines.map((line) => html`<p>${line}</p>`)}</div></div>`

const clocks = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' }),
  ja: new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' }),
}
export const whenIn = (lang: Lang, time: string): string =>
  `${clocks[lang].format(Date.parse(time))}${lang === 'ja' ? '（日本時間）' : ' (Japan time)'}`

/** Formats a day such as 2027-01-31 for people. */
export const dayIn = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** Whether the puzzle accepts answers. */
export function stateNote(puzzle: Published, lang: Lang, now: number): Html {
  const { contest } = puzzle.terms
  if (!receives(puzzle, now)) return note('warn', (contest ? texts.closed : texts.notJudged)[lang])
  if (!contest) return html``
  return note('plain', texts.contest[lang])
}

/** Puzzles in the given order, each with its picture. */
export async function listOf(puzzles: readonly Listed[], lang: Lang): Promise<Html> {
  const rows = await Promise.all(
    puzzles.map(
      async (one) => html`<li><img src="/api/puzzles/${one.id}/picture.svg" alt="" loading="lazy">
<div><a href="/p/${one.id}">${one.title}</a>${await kindLine(one, lang)}</div></li>`,
    ),
  )
  return html`<ol class="list">${rows}</ol>`
}
