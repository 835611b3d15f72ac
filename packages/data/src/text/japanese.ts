/**
 * Words worth asking for in a Japanese text: nouns, with neighbouring nouns combined (光 + 合成, 徳川 + 家康), as an analyser
 * splits them. Numbers, pronouns, words for times and words that say nothing about a subject are left out.
 *
 * A word scores higher if the text explains it (…といいます), if it is frequent or in a heading, if our lexicon has it, if
 * it is a name, and if it is a compound or in katakana, as technical terms are. Each of these is worth about as much as
 * twice the frequency; the weights are round numbers and were not fitted further (decision 0020).
 */
import { inHiragana } from '@kumiki/core/words'
import type { Analyser, Morpheme } from '../language/morpheme.ts'
import { type Candidate, often, ranked } from './candidate.ts'
import type { Known } from './known.ts'
import type { Sentence } from './sentences.ts'

const weights = {
  often: 1,
  explained: 1,
  heading: 0.5,
  known: 1,
  name: 0.5,
  term: 0.7,
  action: -0.5,
  short: -0.3,
} as const
const maxParts = 5
const longest = 12

export function japaneseWords(sentences: readonly Sentence[], analyse: Analyser, known: Known): readonly Candidate[] {
  const found = new Map<string, Noun[]>()
  for (const [at, sentence] of sentences.entries())
    for (const noun of nounsIn(analyse(sentence.text), at)) {
      if (!/^[ぁ-ゖー]{2,}$/.test(noun.reading) || noun.reading.length > longest || plain.has(noun.writing)) continue
      const nouns = found.get(noun.writing)
      if (nouns) nouns.push(noun)
      else found.set(noun.writing, [noun])
    }
  return ranked([...found.values()].flatMap((nouns) => candidateOf(nouns, sentences, known)))
}

interface Noun {
  readonly writing: string
  readonly reading: string
  readonly parts: readonly Morpheme[]
  readonly isExplained: boolean
  readonly sentence: number
}

function candidateOf(nouns: readonly Noun[], sentences: readonly Sentence[], known: Known): Candidate[] {
  const [first] = nouns
  if (!first) return []
  const { writing, parts } = first
  const own = known.get(writing)
  const has = (holds: boolean, weight: number): number => (holds ? weight : 0)
  const score =
    weights.often * often(nouns.length) +
    has(
      nouns.some(({ isExplained }) => isExplained),
      weights.explained,
    ) +
    has(
      nouns.some(({ sentence }) => sentences[sentence]?.isHeading),
      weights.heading,
    ) +
    has(own !== undefined || parts.length > 1, weights.known) +
    has(
      parts.some(({ detail }) => detail === '固有名詞'),
      weights.name,
    ) +
    has(/^[ァ-ヺー]+$/.test(writing) || /^\p{Script=Han}{3,}$/u.test(writing), weights.term) +
    has(parts.length === 1 && /サ変接続|形容動詞語幹/.test(parts[0]?.detail ?? ''), weights.action) +
    has(first.reading.length < 3, weights.short)
  return [
    {
      writing,
      word: own ?? first.reading,
      isGuessed: own === undefined && /\p{Script=Han}/u.test(writing),
      places: nouns.map(({ sentence }) => sentence),
      score,
    },
  ]
}

function* nounsIn(morphemes: readonly Morpheme[], sentence: number): Generator<Noun> {
  let parts: Morpheme[] = []
  for (const [at, morpheme] of [...morphemes, end].entries()) {
    if (joins(morpheme, parts.length > 0)) {
      parts.push(morpheme)
      continue
    }
    const isPiece = isLetter(morphemes[at - parts.length - 1]) || isLetter(morpheme)
    while (parts.length > 0 && (!isHead(parts.at(-1)) || isCrowd(parts.at(-1)))) parts.pop()
    if (parts.some(isHead) && parts.length <= maxParts && !isPiece)
      yield {
        writing: parts.map(({ surface }) => surface).join(''),
        reading: inHiragana(parts.map(({ surface, reading }) => reading ?? surface).join('')),
        parts,
        isExplained: /^と(いう|いい|よば|呼|は)/.test(
          morphemes
            .slice(at, at + 3)
            .map(({ surface }) => surface)
            .join(''),
        ),
        sentence,
      }
    parts = []
  }
}

const end: Morpheme = { surface: '', sort: '', detail: '', finer: '', reading: null }

/**
 * Whether a morpheme belongs to a compound: a noun; a prefix (大, お); or, after one of these, a suffix that makes a
 * longer noun (園, 屋).
 */
function joins({ sort, detail, finer, surface }: Morpheme, isOpen: boolean): boolean {
  if (!/[ぁ-ゖァ-ヺー\p{Script=Han}]/u.test(surface)) return false
  if (sort === '接頭詞') return detail === '名詞接続' && !isOpen
  if (sort !== '名詞') return false
  if (detail === '接尾') return isOpen && finer !== '助数詞' && finer !== '副詞可能' && finer !== '形容動詞語幹'
  return /^(一般|固有名詞|サ変接続|形容動詞語幹|ナイ形容詞語幹)$/.test(detail)
}

/** Ｖ字谷, 3D眼鏡: a morpheme beside Latin letters is part of a word that does not fit into cells. */
const isLetter = (morpheme: Morpheme | undefined): boolean =>
  morpheme !== undefined && /[A-Za-zＡ-Ｚａ-ｚ]/.test(morpheme.surface)

/** 漁師たち, つぶどうし: the name of the thing ends before it. */
const isCrowd = (morpheme: Morpheme | undefined): boolean =>
  morpheme !== undefined &&
  morpheme.detail === '接尾' &&
  /^(たち|達|ども|ら|等|どうし|同士|など|ごと|がた)$/.test(morpheme.surface)

const isHead = (morpheme: Morpheme | undefined): boolean => morpheme !== undefined && morpheme.sort === '名詞'

/** Nouns that say nothing about a subject. */
const plain = new Set(
  (
    '人 人々 人びと あと 方 子 子ども 子供 子どもたち 自分 私たち わたしたち みなさん 皆さん 名前 場所 部分 全体 全部 多く 一部 中心 周り まわり ' +
    '種類 形 大きさ 高さ 長さ 広さ 深さ 重さ 方法 仕方 しかた しくみ 仕組み はたらき 働き ようす 様子 状態 場合 理由 原因 結果 目的 意味 特徴 ' +
    '関係 影響 変化 違い ちがい 問題 課題 例 例え 次 前 後 上 下 左 右 中 外 内 横 間 先 奥 裏 表 外側 内側 両方 それぞれ 必要 大切 重要 有名 便利 ' +
    '簡単 きれい 元気 安全 自由 同じ 別 普通 特別 いろいろ さまざま 様々 さかん 盛ん 豊か 急 ふだん 普段 注意 利用 使用 用意 準備 確認 参加 ' +
    '紹介 説明 開始 終了 実施 予定 案内 参考 目安 世界 社会 生活 くらし 暮らし 話 声 音 色 気持ち 心 力 手 足 頭 体 からだ 顔 目 命 姿 字 ' +
    '人気 楽しみ ぜひ 最初 最後 一番 とき 時 時間 時代 昔 今 今日 毎日 毎朝 昼 朝 夜 夕方 春 夏 秋 冬 年 月 日 日本 国 全国 地域 地元 町 里 家 ' +
    '穴 つぶ 束 道 組 土地 ところ 緑色 青 赤 白 黒 制度 部屋 袋 そなえ 体験 皮 木 火 柱 水 空気'
  ).split(' '),
)
