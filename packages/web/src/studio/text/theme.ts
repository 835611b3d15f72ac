/** Texts for getting words from a theme or a text. */
const en = {
  label: 'A theme: its words come into the list',
  example: 'sea, animals',
  give: 'Give me words',
  seeking: 'Looking …',
  ways: 'Other ways to words',
  way: { theme: 'By theme', text: 'From a text', sample: 'Samples' },
  textTitle: 'Words from a text',
  textHint:
    'Paste a lesson, a leaflet or a page of a guide. Good puzzle words come into the list, each with a sentence of the text as its clue. The text stays on this device.',
  textLabel: 'The text',
  textExample: 'Plants make sugar from sunlight. This is called photosynthesis. …',
  textFile: 'Open a file',
  textCount: 'Words, at most',
  textWords: (count: number) => String(count),
  textGive: 'Find the words',
  reading: 'Reading …',
  loading: (megabytes: string) => `The dictionary comes, once: ${megabytes} of 17 MB`,
}
type Theme = typeof en
const ja: Theme = {
  label: 'テーマ（その言葉がリストに入ります）',
  example: '海、動物',
  give: '言葉を出す',
  seeking: 'さがしています…',
  ways: '言葉を集める方法',
  way: { theme: 'テーマから', text: '文章から', sample: '見本から' },
  textTitle: '文章から言葉を取り出す',
  textHint:
    '教科書の一節や案内の文章を貼り付けると、パズルに向いた言葉がリストに入ります。カギは、その言葉を抜いた本文の一文です。文章はこの端末の外に出ません。',
  textLabel: '文章',
  textExample: '植物は日光を受けて養分を作ります。これを光合成といいます。…',
  textFile: 'ファイルを開く',
  textCount: '最大',
  textWords: (count) => `${count}語`,
  textGive: '言葉を取り出す',
  reading: '読んでいます…',
  loading: (megabytes) => `辞書を読み込んでいます（はじめの1回だけ）　${megabytes} / 17 MB`,
}
export const themeText = { en, ja }
