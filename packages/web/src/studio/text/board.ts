/** Texts about a board: editing it, and what became of the list. */
const counted = (words: number): string => `${words} word${words === 1 ? '' : 's'}`

const en = {
  tools: { look: 'Choose', keep: 'Lock', block: 'Black cell', keyword: 'Keyword', symmetry: 'Symmetry' },
  toolHelp: {
    look: 'Press a word to change it. Press again to turn.',
    keep: 'Press a word to lock it in its place; with Area or Shift all words of a rectangle.',
    block: 'Press a cell to make it black or white. The words around it are filled in anew.',
  },
  enlarge: 'Enlarge',
  trySize: (size: number) => `Try ${size} × ${size}`,
  area: 'Area',
  areaFrom: 'Press one corner of the area.',
  areaTo: 'Press the opposite corner: all words inside are locked.',
  kept: 'locked in its place',
  keepIt: 'Lock it here',
  letGo: 'Unlock it',
  swap: 'Swap',
  clue: 'Clue',
  saveClue: 'Save the clue',
  remake: (count: number) =>
    count === 1 ? 'Keep the locked word and remake the rest' : `Keep the ${count} locked words and remake the rest`,
  refill: 'Same black cells, other words',
  candidates: (name: string) => `What could stand at ${name}`,
  fits: 'fits as it is',
  changes: (count: number) => (count === 1 ? '1 other word changes' : `${count} other words change`),
  onBoard: 'stands elsewhere',
  remade: 'other words move',
  shape: (words: number, pieces: number, crossings: number) =>
    `${words} words ${pieces === 1 ? 'in one piece' : `in ${pieces} pieces`}, ${crossings === 1 ? '1 crossing' : `${crossings} crossings`}`,
  between: ' · ',
  tryingWords: 'Trying what each word does to the board…',
  noCandidates: 'No other word of the list fits here.',
  noneWhole: 'With each of these words the board falls into more pieces, or loses words.',
  breaking: (count: number) =>
    count === 1
      ? '1 word would leave more pieces, or fewer words'
      : `${count} words would leave more pieces, or fewer words`,
  keyword: 'Keyword',
  keywordNote: 'Its letters are marked on the board with double frames. Empty: no keyword.',
  setKeyword: 'Mark it',
  symmetry: { none: 'none', point: 'half a turn', line: 'left and right' },
  symmetryNote: 'The board is made anew so that its black cells lie like this.',
  cell: (row: number, col: number, letter: string) => `Row ${row}, column ${col}, ${letter}`,
  black: 'black',
  chosen: 'Chosen word',
  sum: (words: number, high: number, wide: number) => `${counted(words)} on ${wide} × ${high} cells.`,
  sumAll: (words: number, high: number, wide: number) =>
    `${counted(words)} on ${wide} × ${high} cells. Your whole list is in.`,
  sumSome: (words: number, listed: number, high: number, wide: number) =>
    `${words} of ${counted(listed)} on ${wide} × ${high} cells.`,
  noMore: 'No more of them fit on this size.',
  inPieces: (pieces: number) => `The board is in ${pieces} pieces.`,
  boards: 'Boards to choose from',
  boardOf: (at: number, high: number, wide: number) => `Board ${at}, ${wide} × ${high}`,
  stillBest: 'None of the new boards is better than this one. You can still choose one of them.',
  details: 'Details',
  limits: {
    score: 'Score',
    words: (most: number) => `At most ${counted(most)} can be on a board of this size.`,
    area: (now: number, least: number) =>
      now <= least
        ? `${now} cells. No board of all words is smaller.`
        : `${now} cells. A board of all words has at least ${least}.`,
    pieces: (now: number, least: number) =>
      now <= least
        ? `${now} pieces. These words cannot be joined in fewer.`
        : `${now} pieces. A longer search may join some of them.`,
    most: (name: string, now: number, most: number) =>
      now >= most ? `${name}: ${now}. More is not possible.` : `${name}: ${now}. More than ${most} is not possible.`,
  },
}
type BoardText = typeof en
const ja: BoardText = {
  tools: { look: '選ぶ', keep: '固定', block: '黒マス', keyword: 'キーワード', symmetry: '対称' },
  toolHelp: {
    look: '言葉を押すと、直せます。もう一度押すと、向きが変わります。',
    keep: '言葉を押すと、その場所に固定します。「範囲」か Shift を使うと、囲んだ中の言葉すべて。',
    block: 'マスを押すと、黒と白が入れかわります。まわりの言葉は入れ直します。',
  },
  enlarge: '拡大',
  trySize: (size) => `${size}×${size} にする`,
  area: '範囲',
  areaFrom: '範囲の角を押してください。',
  areaTo: '向かいの角を押すと、中の言葉をすべて固定します。',
  kept: 'この場所に固定',
  keepIt: 'ここに固定する',
  letGo: '固定をはずす',
  swap: '入れかえ',
  clue: 'カギ',
  saveClue: 'カギを書きかえる',
  remake: (count) => `固定した${count}語を残して作り直す`,
  refill: '黒マスはそのまま、言葉だけ変える',
  candidates: (name) => `「${name}」に入れられる言葉`,
  fits: 'そのまま入る',
  changes: (count) => `ほかに${count}語が変わる`,
  onBoard: '別の場所にある',
  remade: 'ほかの言葉の場所が変わる',
  shape: (words, pieces, crossings) =>
    `${words}語、${pieces === 1 ? 'ひとつながり' : `${pieces}つに分かれる`}、交わり${crossings}`,
  between: '・',
  tryingWords: '入れたらどうなるか、調べています…',
  noCandidates: 'ここに入る言葉は、ほかにありません。',
  noneWhole: 'どの言葉を入れても、盤面が今より分かれるか、言葉が減ります。',
  breaking: (count) => `盤面が今より分かれるか、言葉が減るもの ${count}語`,
  keyword: 'キーワード',
  keywordNote: 'その文字のマスを二重ワクにします。空にすると、なくなります。',
  setKeyword: '決める',
  symmetry: { none: 'なし', point: '点対称', line: '左右対称' },
  symmetryNote: '黒マスがこの形に並ぶように、盤面を作り直します。',
  cell: (row, col, letter) => `${row}行${col}列、${letter}`,
  black: '黒マス',
  chosen: '選んでいる言葉',
  sum: (words, high, wide) => `${words}語・たて${high}×よこ${wide}。`,
  sumAll: (words, high, wide) => `${words}語・たて${high}×よこ${wide}、全部入りました。`,
  sumSome: (words, listed, high, wide) => `${listed}語のうち${words}語が入りました（たて${high}×よこ${wide}）。`,
  noMore: 'この大きさに、これ以上は入りません。',
  inPieces: (pieces) => `盤面は${pieces}つに分かれています。`,
  boards: '盤面を選ぶ',
  boardOf: (at, high, wide) => `案${at}、たて${high}×よこ${wide}`,
  stillBest: '新しい案より、いまの盤面のほうが良いので残しました。小さい絵で選び直せます。',
  details: 'くわしく',
  limits: {
    score: '点',
    words: (most) => `この大きさの盤面に入るのは、多くても${most}語です。`,
    area: (now, least) =>
      now <= least
        ? `盤面は${now}マスです。全部の言葉が入る盤面は、これより小さくなりません。`
        : `盤面は${now}マスです。全部の言葉を入れると、${least}マスより小さくはなりません。`,
    pieces: (now, least) =>
      now <= least
        ? `${now}つに分かれています。この言葉では、これより少なくなりません。`
        : `${now}つに分かれています。長くさがすと、つながるかもしれません。`,
    most: (name, now, most) =>
      now >= most
        ? `${name}は${now}です。これより多くはなりません。`
        : `${name}は${now}です。${most}より多くはなりません。`,
  },
}
export const boardText = { en, ja }
