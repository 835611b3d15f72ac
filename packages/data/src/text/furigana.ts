/**
 * Furigana for children: which words of a text a child of a school year cannot read yet, and how they are read.
 *
 * The readings are an analyser's, and an analyser cannot know them all: names, numbers with their counters, words that
 * are written alike and read in several ways, single kanji that lean on others. Each of these gets its likeliest
 * reading and is told as doubtful, so that a person looks at it. Readings that the writer gave stay as they are.
 */
import { readRuby, rubied } from '@kumiki/core/base'
import { inHiragana, kanjiIn, yearOf } from '@kumiki/core/words'
import type { Analyser, Morpheme } from '../language/morpheme.ts'
import type { Known } from './known.ts'

export interface Furigana {
  /** With `{漢字|かんじ}`. */
  readonly text: string
  readonly doubtful: readonly Doubt[]
}

export interface Doubt {
  readonly written: string
  /** '' where none is known: then nothing stands above it. */
  readonly reading: string
}

/** `year`: up to which school year kanji need no reading; 0: all need one. `known`: words with their readings. */
export function furiganaFor(text: string, year: number, analyse: Analyser, known: Known): Furigana {
  const doubtful: Doubt[] = []
  const read = readRuby(text).map((run) => {
    if (run.ruby !== '') return rubied(run.text, run.ruby)
    const parts = analyse(run.text)
    return parts.map((part, at) => readPart(part, parts[at - 1], parts[at + 1])).join('')
  })
  function readPart(part: Morpheme, before: Morpheme | undefined, after: Morpheme | undefined): string {
    const { surface } = part
    if (kanjiIn(surface).every((kanji) => yearOf(kanji) <= year)) return surface
    const reading = inHiragana(part.reading ?? '')
    const isKnown = known.get(surface) === reading
    if (reading === '' || (!isKnown && isDoubtful(part, before, after, known)))
      doubtful.push({ written: surface, reading })
    return reading === '' ? surface : withRuby(surface, reading)
  }
  return { text: read.join(''), doubtful }
}

function isDoubtful(
  { surface, sort, detail, finer }: Morpheme,
  before: Morpheme | undefined,
  after: Morpheme | undefined,
  known: Known,
): boolean {
  if (detail === '固有名詞' || detail === '数' || finer === '助数詞' || before?.detail === '数') return true
  if (heteronyms.has(surface) || known.has(surface)) return true
  // a kanji that leans on another may change its sound, as in 山川 and 小川
  const leans = [before, after].some((other) => other !== undefined && kanjiIn(other.surface).length > 0)
  if (detail === '接尾' || sort === '接頭詞') return !steady.has(surface)
  const isBeside = before?.sort === '名詞' || before?.sort === '接頭詞' || after?.sort === '名詞'
  return sort === '名詞' && leans && isBeside && [...surface].length === 1
}

/** Endings and beginnings that are read in one way behind and before whatever stands there. */
const steady = new Set([...'県市区園館者駅室性的化式学語員機器品会課不未無'])

/** Words that are written alike and read in several ways. */
const heteronyms = new Set(
  (
    '今日 明日 昨日 一日 人気 上手 下手 方 他 何 私 家 中 後 上 下 間 音 空 金 主 表 角 種 実 月 日 背 側 頭 形 物 所 魚 羽 木 店 町 村 ' +
    '市場 色紙 生物 大家 工夫 風車 寒気 草原 年月 目下 分別 初日 足跡 牧場 水面 食物 大人気 一時 一月 二日 最中 心中 地下 白金 国境 氷柱 ' +
    '梅雨 紅葉 黄葉 銀杏 海豚 百足 身体 故郷 昨夜 今朝 一昨日 二十日 十八番 仮名 声色 大勢 変化 名代 宝物 見物 細々 評定 利益 造作 一言 ' +
    '行っ 行った 開く 開い 開け 空く 空い 入る 入っ 入れ 汚れ 止め 止む 辛い 怒る 怒っ 避ける 避け 抱く 抱い 描く 描い 描き 被る 被っ 埋まる ' +
    '弾く 弾い 通っ 通り 教わる 注ぐ 注い 閉める 速い 酷い 臭い 温かい 生 君 本 分 数 代 土 火 水 石 神 川 口 国 男 女 子 米 麦 葉 声 船 酒'
  ).split(' '),
)

/** The reading above the kanji, without the kana that stand around or between them. */
function withRuby(surface: string, reading: string): string {
  const runs = surface.match(/[\p{Script=Han}々〆ヶ]+|[^\p{Script=Han}々〆ヶ]+/gu) ?? []
  const isRun = (run: string): boolean => kanjiIn(run).length > 0 || /[々〆ヶ]/.test(run)
  const shape = runs.map((run) => (isRun(run) ? '(.+?)' : `(${inHiragana(run)})`)).join('')
  const [short, long] = [shape, shape.replaceAll('.+?', '.+')].map((one) => new RegExp(`^${one}$`, 'u').exec(reading))
  if (!short || !long || short.some((part, at) => part !== long[at])) return rubied(surface, reading)
  return runs.map((run, at) => (isRun(run) ? rubied(run, short[at + 1] ?? '') : run)).join('')
}
