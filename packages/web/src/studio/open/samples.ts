/** Our lists that the start page offers: data from the index of lists, without loading it. */
import type { Bilingual, Lang } from '@kumiki/core/player'

interface WordSample {
  readonly id: string
  readonly title: Bilingual
  readonly count: number
}

export const wordSamples: Readonly<Record<Lang, readonly WordSample[]>> = {
  ja: [
    { id: 'animals.ja', title: { en: 'Animals', ja: 'どうぶつ' }, count: 60 },
    { id: 'hokkaido.ja', title: { en: 'Municipalities of Hokkaido', ja: '北海道の市町村' }, count: 179 },
    { id: 'countries.ja', title: { en: 'Countries and territories', ja: '国と地域' }, count: 206 },
    { id: 'vegetables-fruits.ja', title: { en: 'Vegetables and fruits', ja: '野菜と果物' }, count: 140 },
  ],
  en: [
    { id: 'animals.en', title: { en: 'Animals', ja: 'どうぶつ' }, count: 78 },
    { id: 'countries.en', title: { en: 'Countries and territories', ja: '国と地域' }, count: 206 },
    { id: 'weather.en', title: { en: 'Weather and the sky', ja: '天気と空' }, count: 52 },
    { id: 'science.en', title: { en: 'Science words', ja: '理科のことば' }, count: 90 },
  ],
}
