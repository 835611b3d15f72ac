/** Options of a crossword. Everything except the words has a default that makes a good puzzle from a small list. */
import * as z from 'zod'
import { limits } from '../../base/limits.ts'
import { rule } from '../../base/rule.ts'
import { type Bilingual, clause } from '../../base/text.ts'
import { type Size, sizeOption } from '../../spec/size.ts'
import { withWritten } from '../../wordfill/options.ts'
import { patternOption } from '../../wordfill/pattern.ts'
import { outsideOption, shapeOption } from '../../wordgrid/forall.ts'
import { keepOption, keepsItself, refusePlacements, straight } from '../../wordgrid/keep.ts'
import { timesListed } from '../../words/distinct.ts'
import { dictionaryOption, type Entry } from '../../words/entry.ts'
import { kanaOption, refuseVainKana } from '../../words/lettering.ts'
import { wordsMeant } from '../../words/meant.ts'
import { normalise } from '../../words/normalise.ts'
import { shortList } from '../../words/usable.ts'

/** Japanese black-cell rules: 連黒禁, 四隅黒禁, 三方黒禁, 黒斜三連禁, 黒斜四連禁. 分断禁 is `connected`. */
const blackRules = ['no-adjacent', 'corners', 'three-sides', 'diagonal-3', 'diagonal-4'] as const
export type BlackRule = (typeof blackRules)[number]

const objectives = ['words', 'white', 'crossings', 'penalty'] as const
export type Objective = (typeof objectives)[number]

const oneWord = z
  .string()
  .max(limits.textLength)
  .transform((text, context) => {
    const spelling = normalise(text)
    if (spelling.ok) return spelling.value.word
    context.addIssue({ code: 'custom', message: rule(clause(spelling.error.text)) })
    return z.NEVER
  })

const options = z.object({
  words: dictionaryOption().meta({
    description: `The dictionary: words, best with clues (at most ${limits.dictionaryWords} words)`,
    ja: `単語リスト（カギ付きが望ましい。${limits.dictionaryWords}語まで）`,
    reads: 'words',
  }),
  size: sizeOption()
    .optional()
    .meta({
      description: `Size, N or WxH [as large as all words need; with more than ${shortList} words 8]`,
      ja: `大きさ（N または 幅x高さ）。指定しなければ全部の単語が入る大きさ（${shortList}語を超えるときは 8）`,
    }),
  objective: z
    .enum(objectives)
    .optional()
    .meta({
      description: `What to have most of: words of the list, white cells, crossings, or white cells minus black pairs [words for up to ${shortList} words without a size or shape, else white]`,
      ja: `多くするもの: words（リストの単語）、white（白マス）、crossings（交差）、penalty（白マス−黒マスの連続）。指定しなければ、${shortList}語までで大きさや形の指定がないときは words、ほかは white`,
    }),
  shape: shapeOption(),
  outside: outsideOption(),
  penalty: z
    .number()
    .min(0)
    .max(100)
    .default(1)
    .meta({
      description: 'What each pair of adjacent black cells costs',
      ja: '隣り合う黒マス1組の減点',
      needs: { objective: 'penalty' },
    }),
  connected: z.boolean().default(true).meta({
    description: 'All white cells are connected',
    ja: '白マスがすべてつながる（分断禁）',
  }),
  rules: z.array(z.enum(blackRules)).max(blackRules.length).default([]).meta({
    description:
      'Rules for black cells: no-adjacent, corners (white), three-sides (no cell shut in), diagonal-3, diagonal-4 (no such chain)',
    ja: '黒マスの規則: no-adjacent（連黒禁）、corners（四隅黒禁）、three-sides（三方黒禁）、diagonal-3・diagonal-4（黒斜三連・四連禁）',
  }),
  symmetry: z.enum(['none', 'point', 'line']).default('none').meta({
    description: 'Symmetry of the black cells',
    ja: '黒マスの対称（point: 点対称、line: 左右対称）',
  }),
  strict: z.boolean().default(false).meta({
    description: 'Refuse a board that breaks one of these rules; otherwise they are broken as little as possible',
    ja: '規則に反する盤面は作らない（指定しなければ、反する数をできるだけ減らす）',
  }),
  pattern: patternOption(),
  must: z.array(z.string().max(limits.textLength)).max(limits.words).default([]).meta({
    description: 'Words that must appear, as they are read or as they are written',
    ja: '必ず入れる単語（読みでも、リストの表記でもよい）',
  }),
  keep: keepOption(straight).meta({
    description:
      'Words that stand where you say, as in "3 1 across TIGER" (row, column, direction); all else is made around them. Without a size, only how they lie to each other counts',
    ja: '決めた場所に置く単語。「3 1 across とら」のように行・列・向き（across / down）・単語の順に書く。ほかはそのまわりに作る。大きさを決めないときは、互いの位置関係だけを守る',
    excludes: 'pattern',
  }),
  minScore: z.number().optional().meta({
    description: 'Leave out words with a lower score; words without one stay',
    ja: 'これより点数の低い単語は使わない（点数のない単語は使う）',
  }),
  number: z.enum(['row', 'column']).default('row').meta({
    description: 'Clue numbers run row by row or column by column',
    ja: 'カギの番号を横方向（row）か縦方向（column）に振る',
  }),
  keyword: oneWord.optional().meta({
    description: 'Double-framed cells that spell this word',
    ja: '二重ワクのマスで綴る言葉',
  }),
  enumerations: z.boolean().optional().meta({
    description: 'Behind each clue, how many letters the words of its answer have: (5,4)',
    ja: 'カギの後に、答えの区切りごとの文字数を付ける（5,4 など）',
  }),
  bank: z.boolean().default(false).meta({
    description: 'Print the list of words beside the clues',
    ja: '語群（使う言葉の一覧）を付ける',
  }),
  kana: kanaOption(),
  prove: z.boolean().default(false).meta({
    description: 'Go on until the board is proved to be a best one (small boards)',
    ja: '最良であることを証明するまで続ける（小さい盤面向け）',
  }),
})

type Options = z.infer<typeof options>

/** Whether black cells follow rules, symmetry or a given pattern. */
export const isShaped = ({ pattern, rules, symmetry }: Pick<Options, 'pattern' | 'rules' | 'symmetry'>): boolean =>
  pattern !== undefined || rules.length > 0 || symmetry !== 'none'

const objectiveFor = (options: Options): Objective =>
  options.objective ??
  (options.size === undefined && !isShaped(options) && options.words.length <= shortList ? 'words' : 'white')

/** Nobody said what is wanted, and the list is too long to be taken as a whole. */
const isTooLong = (options: Options): boolean =>
  options.objective === undefined &&
  options.size === undefined &&
  !isShaped(options) &&
  options.words.length > shortList

/** Words that must appear come out as they stand in the cells, whichever way they were asked for. */
export const spec = options
  .superRefine((options, judged) => {
    refuseVainKana(options, judged)
    if (options.objective === 'words' && isShaped({ ...options, pattern: undefined }))
      judged.addIssue({ code: 'custom', path: ['objective'], message: rule(shapedWords) })
    if (options.objective === 'words' && options.words.length > limits.words)
      judged.addIssue({ code: 'custom', path: ['objective'], message: rule(tooManyForAll) })
    refuseKeep(options, judged)
  })
  .transform((options, judged) => {
    const must = wordsMeant(options.must, options.words)
    refuseUnlisted(must, options.words, judged)
    const objective = objectiveFor(options)
    const outside = options.outside ?? (objective === 'words' && !options.size ? 'open' : undefined)
    const wanted = withWritten({ ...options, must, objective, outside })
    return { ...wanted, isTooLong: isTooLong(options) }
  })

/** A word may be required as often as the list has it as a different entry. */
function refuseUnlisted(must: readonly string[], words: readonly Entry[], judged: z.RefinementCtx): void {
  const musts = new Set(must)
  const entries = must.length > 0 ? words.filter(({ word }) => musts.has(word)) : []
  for (const [index, word] of must.entries()) {
    const wanted = must.filter((other) => other === word).length
    const listed = timesListed(word, entries)
    if (wanted <= listed) continue
    judged.addIssue({ code: 'custom', path: ['must', index], message: rule(notListed(wanted, listed)) })
    return
  }
}

function refuseKeep(options: Options, judged: z.RefinementCtx): void {
  if (options.keep === undefined) return
  const fault = options.pattern !== undefined ? keepsItself : options.words.length > limits.words ? tooManyToKeep : null
  if (fault) judged.addIssue({ code: 'custom', path: ['keep'], message: rule(fault) })
  else refusePlacements(options, objectiveFor(options) === 'words' && !options.size ? null : sizeOf(options), judged)
}
const tooManyToKeep: Bilingual = {
  en: `words can be kept with a list of at most ${limits.words} words; with a larger one, write their letters into a pattern`,
  ja: `単語を固定できるのは${limits.words}語までのリストです。それより多いときは、pattern に文字を書いてください`,
}
const shapedWords: Bilingual = {
  en: 'a board for all words has black cells where the words leave them: it takes no rules or symmetry',
  ja: '全部の単語を入れる盤面（words）では、黒マスは単語の並びで決まります。rules・symmetry とは併用できません',
}
const tooManyForAll: Bilingual = {
  en: `a board for all words takes at most ${limits.words} words`,
  ja: `全部の単語を入れる盤面（words）は${limits.words}語までです`,
}
const notListed = (wanted: number, listed: number): Bilingual =>
  listed === 0
    ? { en: 'it is not in the word list', ja: '単語リストにありません' }
    : {
        en: `it is asked for ${wanted} times, but the list has it ${listed === 1 ? 'once' : `${listed} times`}`,
        ja: `${wanted}回入れる指定ですが、リストには${listed}回しかありません`,
      }

export type Spec = z.infer<typeof spec>

/**
 * The size of a board without a given pattern, before its empty rim is cut off. A board for all words may have the
 * maximum size.
 */
export const sizeOf = ({ size, objective }: Pick<Options, 'size' | 'objective'>): Size => {
  const side = objective === 'words' ? limits.gridSide : 8
  return size ?? { width: side, height: side }
}
