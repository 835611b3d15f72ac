/** The texts of the pages themselves; everything else comes from the puzzle and its kind. */
import { type Bilingual, counted } from '@kumiki/core/base'
import type { Size } from '@kumiki/core/spec'

export const phrases = {
  rules: { en: 'How to play', ja: 'あそび方' },
  byClues: { en: 'By clues', ja: 'カギで解く' },
  drawsPicture: { en: 'Solve it to see a picture', ja: '解くと絵が出ます' },
  oneSolution: { en: 'There is only one solution.', ja: '答えはひとつです。' },
  keyword: { en: 'Keyword', ja: 'キーワード' },
  keywordHow: { en: 'Read the framed squares from A', ja: '二重ワクの字を、Aから順に' },
  wordsByLength: { en: 'Words by length', ja: '字数ごとのリスト' },
  numbersByLength: { en: 'Numbers by length', ja: 'けた数ごとのリスト' },
  words: { en: 'Words', ja: '使う言葉' },
  unclued: { en: 'Words without a clue', ja: 'カギのない言葉' },
  clues: { en: 'Clues', ja: 'カギ' },
  list: { en: 'List', ja: 'リスト' },
  rulesNext: { en: 'How to play: next page', ja: 'あそび方は 次のページ' },
  boardNext: { en: 'More of the board on the next page', ja: '盤面の続きは 次のページ' },
  cluesNext: { en: 'Clues on the next page', ja: 'カギは 次のページ' },
  listNext: { en: 'List on the next page', ja: 'リストは 次のページ' },
  answers: { en: 'Answers', ja: '答え' },
  answersApart: { en: 'Answers: separate sheet', ja: '答えは 別の紙' },
  puzzles: { en: 'Puzzles', ja: 'パズル' },
  time: { en: 'Time', ja: 'かかった時間' },
  timeShort: { en: 'Time', ja: '時間' },
  minutes: { en: 'min', ja: '分' },
  play: { en: 'Play on your phone', ja: 'スマホで解く' },
  copy: { en: 'No.', ja: '番' },
  kumiki: { en: 'Kumiki', ja: '組木' },
} satisfies Readonly<Record<string, Bilingual>>

export const levelPhrase = (level: number): Bilingual => ({ en: `Level ${level}`, ja: `レベル${level}` })
export const sizePhrase = ({ width, height }: Size): Bilingual => ({
  en: `${width} × ${height}`,
  ja: `${width}×${height}`,
})
export const tilePhrase = (name: string, index: number, count: number): Bilingual => ({
  en: `Part ${name} (${index} of ${count})`,
  ja: `${name}の紙（${count}枚のうち${index}枚め）`,
})
export const answersOn = (page: number): Bilingual => ({ en: `Answers on page ${page}`, ja: `答えは ${page}ページ` })
export const puzzleCount = (count: number): Bilingual => ({ en: counted(count, 'puzzle'), ja: `${count}問` })
export const wordCount = (count: number): Bilingual => ({ en: counted(count, 'word'), ja: `${count}語` })
export const numberCount = (count: number): Bilingual => ({ en: counted(count, 'number'), ja: `${count}個` })
export const rangePhrase = (first: number, last: number): Bilingual =>
  first === last ? { en: `No. ${first}`, ja: `${first}番` } : { en: `Nos. ${first}–${last}`, ja: `${first}〜${last}番` }

/** The texts of a slip for sending in a keyword. */
export const slipPhrases = {
  title: { en: 'Send in the keyword', ja: 'キーワードを送ろう' },
  about: (title: string): Bilingual => ({
    en: `Enter with the answer of “${title}”`,
    ja: `「${title}」の答えで応募できます`,
  }),
  until: { en: 'Closing date', ja: 'しめ切りと送り先' },
  date: { en: '', ja: '　月　　日（　）' },
  cut: { en: 'Cut here', ja: 'きりとり線' },
  slip: { en: 'Entry slip', ja: '応募券' },
  /** Reading of the name, name, postcode, address; '' if a language has no such field. */
  labels: { en: ['', 'Name', 'Postcode', 'Address'], ja: ['ふりがな', '名前', '〒', '住所'] },
  age: { en: 'Age', ja: '年れい' },
  years: { en: '', ja: 'さい' },
  survey: { en: 'Tell us', ja: 'アンケート' },
  questions: {
    en: ['The puzzle you liked best: No.', 'They were (ring one):  easy  ·  just right  ·  hard', 'A word to us'],
    ja: [
      'いちばんおもしろかったパズルの番号',
      'むずかしさ（○をつける）　やさしい ・ ちょうどよい ・ むずかしい',
      'ひとこと',
    ],
  },
  purpose: {
    en: 'Your name and address are used to send prizes and for nothing else.',
    ja: 'お名前とご住所は、賞品の発送だけに使います。',
  },
} as const

export const slipSteps = (page: number): Readonly<Record<'en' | 'ja', readonly string[]>> => ({
  en: [
    `Solve the puzzle on page ${page}.`,
    'Read the framed squares from A, and copy the letters into the boxes below.',
    'Cut out the slip and post it.',
  ],
  ja: [
    `${page}ページのパズルを解きます。`,
    '二重ワクの字をAから順に読み、下のわくに写します。',
    '応募券を切り取り、はがきにはって送ります。',
  ],
})

/** The texts of copies for a class and their key. */
export const classPhrases = {
  different: { en: 'All different', ja: 'みんなちがいます' },
  sameWords: { en: 'The same words, a different board for everyone.', ja: '同じ言葉で、盤面は1枚ずつちがいます。' },
  held: { en: 'Your teacher has the answers', ja: '答えは先生が持っています' },
  next: { en: 'Go on to the next page', ja: '次のページに続きます' },
  teacher: { en: 'Teacher’s copy', ja: '先生用' },
  private: { en: 'Not for handing out', ja: '配らないページです' },
  sameNumber: { en: 'Numbers as at the top right of the sheets', ja: '番号は、問題の右上の番号と同じです' },
  keyOf: (title: string): Bilingual => ({ en: `${title}: key`, ja: `${title}　先生用の答え` }),
  copies: (count: number): Bilingual => ({ en: counted(count, 'sheet'), ja: `${count}枚のぶん` }),
} as const

const listed = (names: readonly string[], lang: 'en' | 'ja'): string =>
  lang === 'ja'
    ? names.join('、')
    : names.length < 2
      ? names.join('')
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The texts of a book. */
export const bookPhrases = {
  title: { en: 'The Kumiki puzzle book', ja: '組木のパズル帖' },
  contents: { en: 'Contents', ja: 'もくじ' },
  about: { en: 'About this book', ja: 'この本について' },
  example: { en: 'Example', ja: '例題' },
  answer: { en: 'Answer', ja: '答え' },
  firstStep: { en: 'A first step', ja: 'はじめの一手' },
  starsMean: {
    en: 'The stars say which ideas a puzzle needs: with one star counting is enough; with five, something must be supposed and its consequences followed.',
    ja: '星の数は、解くのに必要な考え方で決めています。星ひとつは数えるだけ、五つは仮に置いて先を考える手が要ります。',
  },
  /** What was proved; '' if there is nothing to state. */
  claims: (proved: readonly string[], byClues: readonly string[]): Bilingual => ({
    en: [
      proved.length > 0
        ? `${listed(proved, 'en')}: every puzzle has exactly one solution, found by two solvers that share no code.`
        : '',
      byClues.length > 0
        ? `${listed(byClues, 'en')}: the clues decide, and other words might fill the squares as well.`
        : '',
    ]
      .filter((text) => text !== '')
      .join(' '),
    ja: [
      proved.length > 0 ? `${listed(proved, 'ja')}は、どれも答えがひとつです。別々の2つの解き方で確かめました。` : '',
      byClues.length > 0
        ? `${listed(byClues, 'ja')}はカギで解くもので、ほかの言葉でもマスがうまることがあります。`
        : '',
    ].join(''),
  }),
  imprint: {
    en: {
      title: 'Title',
      date: 'Published',
      editor: 'Editor',
      maker: 'Made with',
      typeface: 'Typeface',
      trim: 'Trim size',
    },
    ja: { title: '書名', date: '発行日', editor: '編者', maker: '作成', typeface: '書体', trim: '判型' },
  },
  maker: { en: 'Kumiki', ja: '組木（Kumiki）' },
  typeface: { en: 'BIZ UDPGothic (SIL Open Font License 1.1)', ja: 'BIZ UDPゴシック（SIL Open Font License 1.1）' },
} as const
