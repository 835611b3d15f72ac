/** The field that takes a theme. */
const en = {
  label: 'A theme: its words come into the list',
  example: 'I have a theme: sea, animals',
  give: 'Give me words',
  seeking: 'Looking …',
}
type Theme = typeof en
const ja: Theme = {
  label: 'テーマ（その言葉がリストに入ります）',
  example: 'テーマから: 海、動物',
  give: '言葉を出す',
  seeking: 'さがしています…',
}
export const themeText = { en, ja }
