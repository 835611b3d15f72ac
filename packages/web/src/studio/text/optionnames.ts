/**
 * What options and their choices are called on a page: a person sees these names wherever the core names an option by
 * its key.
 */
import type { Bilingual } from '@kumiki/core/player'

const named = (en: string, ja: string): Bilingual => ({ en, ja })

/** By key, the same in every kind. */
export const optionNames: Readonly<Record<string, Bilingual>> = {
  bank: named('Word list', '言葉のリスト'),
  block: named('Words to avoid', '出したくない言葉'),
  clues: named('Clues', 'カギ'),
  connected: named('White cells in one piece', '白マスをつなげる'),
  detail: named('Detail', '細かさ'),
  digits: named('Digits', '使う数字'),
  directions: named('Directions', '言葉の向き'),
  enumerations: named('Lengths behind clues', 'カギの文字数'),
  fill: named('Share of letters in words', '言葉でうめる割合'),
  fillers: named('Other letters', '言葉以外の文字'),
  givens: named('Letters given', 'はじめに見せる文字'),
  hints: named('Cells given', 'はじめに見せる数字'),
  inside: named('Words inside words', '言葉の中の言葉'),
  islands: named('Islands', '島の数'),
  kana: named('Kana', 'かなの種類'),
  keep: named('Words kept in place', '場所を固定する言葉'),
  keyword: named('Keyword', 'キーワード'),
  level: named('Level', 'レベル'),
  mask: named('Shape', '盤面の形'),
  maxBlock: named('Largest block', 'ブロックの最大マス数'),
  message: named('Hidden message', 'かくしメッセージ'),
  method: named('Method', '作り方'),
  minScore: named('Lowest score of a word', '言葉の最低点'),
  mode: named('Sort of board', '盤面の種類'),
  must: named('Words that must appear', '必ず入れる言葉'),
  noAdjacent: named('Keep islands apart', '島を隣り合わせない'),
  number: named('Order of numbers', '番号の順'),
  numbers: named('Number of numbers', '数の個数'),
  objective: named('Aim', '目標'),
  weights: named('Weights of the rules', '規則の点数'),
  overlap: named('Words share letters', '文字の重なり'),
  pattern: named('Pattern', '黒マスの配置'),
  penalty: named('Cost of black pairs', '黒マスが並ぶときの減点'),
  picture: named('Picture', '絵'),
  prove: named('Prove that it is best', '最良と証明する'),
  rules: named('Rules', '規則'),
  safe: named('Keep rude words out', 'よくない言葉をさける'),
  scheme: named('How blocks grow', 'ブロックの広げ方'),
  size: named('Size', '大きさ'),
  smallest: named('As small as possible', 'できるだけ小さく'),
  strict: named('Rules without exception', '規則を必ず守る'),
  symmetric: named('Symmetry', '対称'),
  symmetry: named('Symmetry', '対称'),
  threshold: named('Dark and light', '濃さ'),
  trace: named('Lines follow', 'なぞり方'),
  twice: named('Every letter twice', 'どの文字も2回以上'),
  unique: named('Only one solution', '答えをひとつに'),
  words: named('Words', '言葉'),
}

/** By option and choice, where a choice has a name beside its key. */
export const choiceNames: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  fillers: {
    words: named('letters of the words', '言葉と同じ文字'),
    alike: named('beginnings of the words', '言葉の書き出し'),
  },
  givens: { auto: named('as few as possible', 'できるだけ少なく') },
  hints: {
    none: named('none', 'なし'),
    R1: named('for easy rules', '易しい規則で解けるまで'),
    R2: named('for middling rules', '中くらいの規則で解けるまで'),
    R3: named('for all rules', 'すべての規則で解けるまで'),
  },
  kana: { hiragana: named('hiragana', 'ひらがな'), katakana: named('katakana', 'カタカナ') },
  method: {
    best: named('best', 'おすすめ'),
    random: named('at random, for comparison', '乱数（比較用）'),
    ils: named('iterated local search, for comparison', '反復局所探索（比較用）'),
    'ils-still': named('the same without moving the board, for comparison', '反復局所探索・盤面固定（比較用）'),
    merge: named('merging, for comparison', '併合（比較用）'),
  },
  mode: {
    sheet: named('all words of a list', 'リストの言葉を全部'),
    dense: named('as many words as possible', 'できるだけ多くの言葉'),
  },
  number: { row: named('row by row', '行ごと'), column: named('column by column', '列ごと') },
  objective: {
    auto: named('best', 'おすすめ'),
    words: named('most words of the list', 'リストの言葉を多く'),
    white: named('most white cells', '白マスを多く'),
    crossings: named('most crossings', '交差を多く'),
    penalty: named('white cells, few black pairs', '白マスを多く、黒マスを散らす'),
  },
  rules: {
    'no-adjacent': named('no black cells side by side', '黒マスを隣り合わせない'),
    corners: named('white corners', '四すみは白マス'),
    'three-sides': named('no cell shut in', '三方を囲まない'),
    'diagonal-3': named('no diagonal chain of 3', '斜めに3つ続けない'),
    'diagonal-4': named('no diagonal chain of 4', '斜めに4つ続けない'),
  },
  scheme: {
    random: named('at random', '乱数'),
    score: named('towards line sums', '行と列の合計に合わせて'),
    unique: named('while there is one solution', '答えがひとつの間'),
    lookahead: named('one step ahead', '一手先まで見て'),
    'lookahead-lines': named('one step ahead, along lines too', '一手先まで見て（行・列ごとにも）'),
  },
  size: { 4: named('4 × 4', '4 × 4'), 6: named('6 × 6', '6 × 6'), 9: named('9 × 9', '9 × 9') },
  symmetry: {
    none: named('none', 'なし'),
    point: named('half a turn', '点対称'),
    line: named('mirrored', '線対称'),
  },
  trace: {
    auto: named('either', 'おまかせ'),
    outline: named('outlines', '輪郭'),
    centre: named('middles of lines', '線の中央'),
  },
}
