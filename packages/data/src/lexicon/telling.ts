/** Messages about what was found, or not found, for the names of a theme. */
import { type Bilingual, counted, type Lang, type Problem, printable, problem } from '@kumiki/core/base'
import type { Found, NotFound } from './find.ts'
import { namesNear } from './subject.ts'
import type { Theme } from './theme.ts'

export function foundNote(found: Found): Bilingual {
  const { names, joining, entries, fitting, close, inYears } = found
  const many = { en: counted(entries.length, 'word'), ja: `${entries.length}語` }
  const of = fitting > entries.length ? { en: ` of ${fitting}`, ja: `（${fitting}語から）` } : { en: '', ja: '' }
  const from = {
    en: `${many.en}${of.en} from ${listedOf(titlesIn(found, 'en'))}`,
    ja: `${many.ja}${of.ja}: ${listedOf(titlesIn(found, 'ja'), '、')}`,
  }
  const how = joinings[joining](names, close, entries.length)
  const years = inYears && inYears.count < entries.length ? yearsNote(inYears) : { en: '', ja: '' }
  return { en: `${from.en}${how.en}${years.en}.`, ja: `${from.ja}${how.ja}${years.ja}。` }
}

const yearsNote = ({ years: { first, last }, count }: NonNullable<Found['inYears']>): Bilingual => ({
  en: `; ${count} are from ${first === last ? `year ${first}` : `years ${first} to ${last}`}, the others from the years before`,
  ja: `。${schoolYear(first, last)}の言葉は${count}語で、ほかはそれより前の学年の言葉です`,
})

const schoolYear = (first: number, last: number): string =>
  first !== last ? (first > 6 ? '中学校' : '小学校') : first > 6 ? `中学${first - 6}年` : `小学${first}年`

const joinings: Readonly<
  Record<Found['joining'], (names: readonly string[], close: number, all: number) => Bilingual>
> = {
  one: ([name = ''], close, all) =>
    close === all || close === 0
      ? { en: '', ja: '' }
      : {
          en: `; ${close} are about ${quoted(name)}, the others stand in themes that it belongs to`,
          ja: `。「${quoted(name)}」そのものは${close}語で、ほかはそれをふくむテーマの言葉です`,
        },
  all: (names) => ({
    en: `; what is about ${names.map(quoted).join(' and ')} alike`,
    ja: `。${names.map((name) => `「${quoted(name)}」`).join('と')}の両方にあてはまる言葉です`.replace(
      '両方',
      names.length > 2 ? 'すべて' : '両方',
    ),
  }),
  each: (names, close) => ({
    en: `; too few are about all of them (${close}), so there are some about each: ${names.map(quoted).join(', ')}`,
    ja: `。すべてにあてはまる言葉は少ない（${close}語）ので、${names.map((name) => `「${quoted(name)}」`).join('と')}を合わせました`,
  }),
  mentioned: (names) => ({
    en: `; no theme is called ${names.map((name) => `"${quoted(name)}"`).join(' and ')}: these speak of it`,
    ja: `。${names.map((name) => `「${quoted(name)}」`).join('と')}というテーマはないので、カギや表記に出てくる言葉です`,
  }),
}

const titlesIn = ({ entries }: Found, lang: Lang): string[] => {
  const counts = new Map<string, number>()
  for (const { theme } of entries) counts.set(theme.title[lang], (counts.get(theme.title[lang]) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([title]) => title)
}

const maxListed = 3
const listedOf = (names: readonly string[], comma = ', '): string =>
  names.length > maxListed ? `${names.slice(0, maxListed).join(comma)} …` : names.join(comma)

/** Explains why nothing was found, and suggests what is near; `listed`: lists with that name. */
export function notFoundProblem(
  { unknown, words, known }: NotFound,
  listed: (name: string) => readonly string[],
): Problem {
  if (known)
    return problem(
      'no-words',
      'No word of this theme is known in these years and this language: take more years, or the other language.',
      'この学年・言語の言葉は、このテーマにありません。学年を広げるか、言語を変えてください。',
      { fault: 'search' },
    )
  const [name = ''] = unknown
  const { en, ja } = nearTo(name, words.get(name) ?? [], listed(name))
  return problem(
    'unknown-theme',
    sentence(`There is no theme "${quoted(name)}"${en}`, '.'),
    sentence(`「${quoted(name)}」というテーマはありません${ja}`, '。'),
  )
}

function nearTo(name: string, holders: readonly Theme[], lists: readonly string[]): Bilingual {
  if (holders.length > 0)
    return {
      en: `; it is a word of ${listedOf(holders.map(({ title, id }) => `${title.en} (${id})`))}`,
      ja: `。${listedOf(
        holders.map(({ title, id }) => `「${title.ja}」（${id}）`),
        '、',
      )}の言葉です`,
    }
  if (lists.length > 0)
    return {
      en: `; there is a list of that name: ${lists.join(', ')}`,
      ja: `。単語リスト ${lists.join('、')} があります`,
    }
  const near = namesNear(name)
  if (near.length > 0)
    return { en: `; did you mean ${near.join(' or ')}?`, ja: `。もしかして「${near.join('」か「')}」ですか？` }
  return { en: ', and none is spelt nearly so', ja: '。似た名前のテーマもありません' }
}

const sentence = (text: string, stop: string): string => (/[?？]$/.test(text) ? text : text + stop)

const quoted = (text: string): string => {
  const safe = printable(text)
  return safe.length > 40 ? `${safe.slice(0, 39)}…` : safe
}
