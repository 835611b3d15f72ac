/** Texts of the doctor, which improves a list. */
const en = {
  open: 'What would help?',
  title: 'What would make it better',
  trying: 'Making boards to compare, about half a minute …',
  boards: (size: number, boards: number) => `Boards of ${size} × ${size}, mean of ${boards}`,
  white: 'White cells',
  crossings: 'Crossings',
  words: 'Words',
  before: 'Now',
  after: 'With this advice',
  add: 'Add',
  drop: 'Leave out',
  from: (themes: readonly string[]) => `From our words on: ${themes.join(', ')}`,
  follow: 'Do this and make it again',
  nothing:
    'No three words that were tried made the boards better, and leaving out those without a place did not either.',
}
type DoctorText = typeof en
const ja: DoctorText = {
  open: '良くする言葉を調べる',
  title: '盤面を良くする言葉',
  trying: '比べる盤面を作っています（30秒ほど）…',
  boards: (size, boards) => `${size}×${size} の盤面（${boards}回の平均）`,
  white: '白マス',
  crossings: '交わり',
  words: '言葉',
  before: 'いま',
  after: 'この案なら',
  add: '足す',
  drop: '外す',
  from: (themes) => `付属の言葉から（${themes.join('、')}）`,
  follow: 'この案で作り直す',
  nothing: '試した言葉を足しても、入らなかった言葉を外しても、盤面は良くなりませんでした。',
}
export const doctorText = { en, ja }
