/** Texts of the forms made from the options of a kind. */
const en = {
  options: 'More options',
  make: 'Make it',
  again: 'Another one',
  stop: 'Stop and keep this one',
  title: 'Options',
  usual: 'as usual',
  any: 'any',
  on: 'on',
  off: 'off',
  rest: 'Everything else',
  presets: 'Ready-made',
  reset: 'Back to the usual',
  apply: 'Make it like this',
  choosePicture: 'Choose a picture',
  otherPicture: 'Another picture',
  noPicture: 'Without the picture',
}
type OptionsText = typeof en
const ja: OptionsText = {
  options: 'くわしく',
  make: '作る',
  again: '別の案を作る',
  stop: '止めて、これを使う',
  title: 'くわしい設定',
  usual: 'おまかせ',
  any: '問わない',
  on: 'する',
  off: 'しない',
  rest: 'そのほかの設定',
  presets: '決まった組み合わせ',
  reset: 'おまかせに戻す',
  apply: 'この設定で作る',
  choosePicture: '絵を選ぶ',
  otherPicture: '別の絵にする',
  noPicture: '絵を使わない',
}
export const optionsText = { en, ja }

/** Each language is named in itself. */
export const langNames = [
  ['ja', '日本語'],
  ['en', 'English'],
] as const
