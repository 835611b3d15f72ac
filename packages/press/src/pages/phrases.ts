/** What the pages themselves say; everything else comes from the puzzle and its kind. */
import { type Bilingual, counted } from '@kumiki/core/base/text'

export const phrases = {
  rules: { en: 'How to play', ja: 'あそび方' },
  byClues: { en: 'By clues', ja: 'カギで解く' },
  oneSolution: { en: 'There is only one solution.', ja: '答えはひとつです。' },
  keyword: { en: 'Keyword', ja: 'キーワード' },
  keywordHow: { en: 'Read the framed squares from A', ja: '二重ワクの字を、Aから順に' },
  wordsByLength: { en: 'Words by length', ja: '字数ごとのリスト' },
  numbersByLength: { en: 'Numbers by length', ja: 'けた数ごとのリスト' },
  clues: { en: 'Clues', ja: 'カギ' },
  list: { en: 'List', ja: 'リスト' },
  rulesNext: { en: 'How to play: next page', ja: 'あそび方は 次のページ' },
  cluesNext: { en: 'Clues on the next page', ja: 'カギは 次のページ' },
  listNext: { en: 'List on the next page', ja: 'リストは 次のページ' },
  answers: { en: 'Answers', ja: '答え' },
  answersApart: { en: 'Answers: separate sheet', ja: '答えは 別の紙' },
  puzzles: { en: 'Puzzles', ja: 'パズル' },
  time: { en: 'Time', ja: 'かかった時間' },
  timeShort: { en: 'Time', ja: '時間' },
  minutes: { en: 'min', ja: '分' },
  kumiki: { en: 'Kumiki', ja: '組木' },
} satisfies Readonly<Record<string, Bilingual>>

export const levelPhrase = (level: number): Bilingual => ({ en: `Level ${level}`, ja: `レベル${level}` })
export const sizePhrase = (width: number, height: number): Bilingual => ({
  en: `${width} × ${height}`,
  ja: `${width}×${height}`,
})
export const answersOn = (page: number): Bilingual => ({ en: `Answers on page ${page}`, ja: `答えは ${page}ページ` })
export const puzzleCount = (count: number): Bilingual => ({ en: counted(count, 'puzzle'), ja: `${count}問` })
export const wordCount = (count: number): Bilingual => ({ en: counted(count, 'word'), ja: `${count}語` })
export const numberCount = (count: number): Bilingual => ({ en: counted(count, 'number'), ja: `${count}個` })
export const rangePhrase = (first: number, last: number): Bilingual =>
  first === last ? { en: `No. ${first}`, ja: `${first}番` } : { en: `Nos. ${first}–${last}`, ja: `${first}〜${last}番` }
