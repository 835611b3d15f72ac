/**
 * The grade of a board and the words for its steps. The ladder is climbed on one standard image of the board, so that
 * a turned or mirrored copy gets the same grade; the steps are told on the board as it is.
 */

import type { Cell } from '../../base/target.ts'
import type { Bilingual } from '../../base/text.ts'
import type { Budget } from '../../engine/budget.ts'
import { climb } from '../../engine/ladder.ts'
import type { Explanation, Grade, Step } from '../../kind/craft.ts'
import { boardOf } from './board.ts'
import { Deduction } from './deduce.ts'
import type { Hashi, Move, Puzzle, Why } from './model.ts'
import { standardImage } from './symmetry.ts'
import { ladder } from './techniques.ts'

export function grade(puzzle: Puzzle, budget: Budget): Grade<Hashi> {
  const image = standardImage(puzzle)
  const climbed = climb(ladder, new Deduction(boardOf(image.puzzle)), budget)
  const home = (island: number): number => image.original[island]!
  const homeMove = ({ from, to, count }: Move): Move => {
    const ends = [home(from), home(to)]
    return { from: Math.min(...ends), to: Math.max(...ends), count }
  }
  const homeWhy = (why: Why): Why => ({
    ...why,
    islands: why.islands.map(home),
    ...(why.tried ? { tried: homeMove(why.tried) } : {}),
  })
  const steps = climbed.steps.map((step) => ({
    ...step,
    places: step.places.map(homeMove),
    rulesOut: step.rulesOut.map(homeMove),
    why: homeWhy(step.why),
  }))
  return { ...climbed, steps }
}

export function explain(puzzle: Puzzle, { technique, places, rulesOut, why }: Step<Hashi>): Explanation {
  const name = (island: number): Bilingual => {
    const [col, row, number] = puzzle.islands[island] ?? [0, 0, 0]
    return {
      en: `the ${number} at row ${row + 1}, column ${col + 1}`,
      ja: `${row + 1}行${col + 1}列の${number}`,
    }
  }
  const names = (islands: readonly number[]): Bilingual => listed(islands.map(name))
  const between = ({ from, to }: Move): Bilingual => ({
    en: `between ${name(from).en} and ${name(to).en}`,
    ja: `${name(from).ja}と${name(to).ja}の間`,
  })
  const cells = (islands: readonly number[]): Cell[] =>
    islands.flatMap((island) => {
      const at = puzzle.islands[island]
      return at ? [[at[1], at[0]] as const] : []
    })
  const reason = reasons[technique]?.(why, { names, between, places, closing: closingMove(places, rulesOut) }) ?? {
    en: '',
    ja: '',
  }
  const result = conclusions(places, rulesOut, between)
  const look = why.tried ? [why.tried.from, why.tried.to] : why.islands
  return {
    cells: cells(look),
    idea: ideas[technique] ?? { en: 'Look here.', ja: 'ここに注目します。' },
    text: { en: `${reason.en} ${result.en}`, ja: `${reason.ja}${result.ja}` },
  }
}

type Between = (move: Move) => Bilingual

/** What a reason may speak of. */
interface Scene {
  readonly names: (islands: readonly number[]) => Bilingual
  readonly between: Between
  readonly places: readonly Move[]
  /** The bridges that would be too many, where the step is about that. */
  readonly closing: Move | null
}

/** A step that leaves at most k bridges speaks of k + 1: placed, k is what is left; ruled out, it is what would be too many. */
function closingMove([placed]: readonly Move[], [ruledOut]: readonly Move[]): Move | null {
  if (placed) return placed.count < 2 ? { ...placed, count: placed.count === 0 ? 1 : 2 } : null
  return ruledOut ?? null
}

const ideas: Readonly<Record<string, Bilingual>> = {
  bookkeeping: {
    en: 'What does this island or bridge leave open around it?',
    ja: 'この島や橋のまわりで、まだかけられるところを確かめましょう。',
  },
  'every-direction': {
    en: 'This island needs every bridge that it can still get.',
    ja: 'この島は、かけられる橋をすべて使います。',
  },
  'at-least-one': {
    en: 'Even if all other directions are full, this island lacks a bridge.',
    ja: 'ほかの方向をいっぱいにしても、この島には橋が足りません。',
  },
  'closed-pair': {
    en: 'These two islands alone would be a closed pair.',
    ja: 'この2つの島だけで閉じてしまわないか考えましょう。',
  },
  'closed-group': {
    en: 'A group of islands must not be closed while others are left out.',
    ja: '島のまとまりが、ほかの島を残して閉じてはいけません。',
  },
  'only-way': {
    en: 'All islands must hang together, and there is one way only.',
    ja: 'すべての島がつながるための道がひとつしかありません。',
  },
  'short-trial': {
    en: 'Suppose a number of bridges here and count the islands around.',
    ja: 'ここに橋を仮置きして、まわりの島の本数を数えてみましょう。',
  },
  'deep-trial': {
    en: 'Suppose a number of bridges here and watch sums and connections.',
    ja: 'ここに橋を仮置きして、本数とつながりを追ってみましょう。',
  },
}

const reasons: Readonly<Record<string, (why: Why, scene: Scene) => Bilingual>> = {
  bookkeeping: ({ islands, shape }, { names, places }) => {
    const told = names(islands)
    if (shape === 'crossed')
      return {
        en: `There is a bridge between ${told.en}, and bridges do not cross.`,
        ja: `${told.ja}の間に橋があり、橋は交わりません。`,
      }
    if (shape !== 'full')
      return {
        en: `${capital(told.en)} has room for one more bridge only.`,
        ja: `${told.ja}には橋をあと1本しかかけられません。`,
      }
    return places.every(({ count }) => count === 0)
      ? { en: `${capital(told.en)} has all its bridges.`, ja: `${told.ja}には橋がすべてかかりました。` }
      : {
          en: `The bridges that are sure at ${told.en} make up its number, so there are no more.`,
          ja: `${told.ja}は、確定している橋だけで数字どおりになります。これ以上はかけられません。`,
        }
  },
  'every-direction': ({ islands }, { names }) => ({
    en: `${capital(names(islands).en)} reaches its number only with every bridge that is possible.`,
    ja: `${names(islands).ja}は、かけられる橋をすべてかけてちょうど数字になります。`,
  }),
  'at-least-one': ({ islands }, { names }) => ({
    en: `${capital(names(islands).en)} does not reach its number by the other directions alone.`,
    ja: `${names(islands).ja}は、ほかの方向だけでは数字に足りません。`,
  }),
  'closed-pair': ({ islands }, { names, closing }) => ({
    en: `With ${amount(closing?.count).en} between them, ${names(islands).en} would be full and cut off from the rest.`,
    ja: `あいだに${laying(closing?.count)}かけると、${names(islands).ja}だけで数がそろい、ほかの島から切り離されます。`,
  }),
  'closed-group': ({ islands, shape }, { names, between, places, closing }) => {
    const move = closing ?? places[0]
    const where = move ? between(move) : { en: 'here', ja: 'ここ' }
    return shape === 'needed'
      ? {
          en: `Without another bridge ${where.en}, a group of islands around ${names(islands).en} would be full and cut off from the rest.`,
          ja: `${where.ja}に橋をふやさないと、${names(islands).ja}のまわりのまとまりだけで数がそろい、ほかの島から切り離されます。`,
        }
      : {
          en: `With ${amount(closing?.count).en} ${where.en}, the group of ${names(islands).en} would be full and cut off from the rest.`,
          ja: `${where.ja}に${laying(closing?.count)}かけると、${names(islands).ja}のまとまりだけで数がそろい、ほかの島から切り離されます。`,
        }
  },
  'only-way': ({ islands }, { names }) => ({
    en: `Without a bridge between ${names(islands).en}, the islands would fall into two parts.`,
    ja: `${names(islands).ja}の間に橋がないと、島が2つに分かれてしまいます。`,
  }),
  'short-trial': failed,
  'deep-trial': failed,
}

function failed({ tried, islands, end, chain = 0 }: Why, { names, between }: Scene): Bilingual {
  if (!tried) return { en: '', ja: '' }
  const where = between(tried)
  const told = names(islands)
  const supposed = {
    en: `Suppose ${amount(tried.count).en} ${where.en}, and go on from there${chain > 1 ? ` (${chain} conclusions)` : ''}.`,
    ja: `${where.ja}に${supposing[tried.count]}とします。そこから${chain > 1 ? `${chain}手` : ''}進めると、`,
  }
  if (end === 'apart')
    return {
      en: `${supposed.en} Then some islands would be cut off${islands.length > 0 ? ` (the group of ${told.en})` : ''}.`,
      ja: `${supposed.ja}ほかから切り離される島が出ます${islands.length > 0 ? `（${told.ja}のまとまり）` : ''}。`,
    }
  return {
    en: `${supposed.en} Then ${told.en} can no longer get the right number of bridges.`,
    ja: `${supposed.ja}${told.ja}の橋の本数が合わなくなります。`,
  }
}

const supposing = ['橋をかけない', '橋を1本だけかけた', '橋を2本かけた'] as const

const laying = (count = 1): string => (count === 1 ? '橋を1本' : '橋を2本')

const amount = (count = 1): Bilingual => ({
  en: ['no bridge', 'one bridge', 'two bridges'][count] ?? '',
  ja: ['橋なし', '橋1本', '橋2本'][count] ?? '',
})

/** What is left when one number of bridges is ruled out. */
const otherThan = (count: number): Bilingual => ({
  en: ['at least one bridge', 'not just one bridge', 'at most one bridge'][count] ?? '',
  ja: ['少なくとも橋1本', '橋1本だけではない', '多くても橋1本'][count] ?? '',
})

function conclusions(places: readonly Move[], rulesOut: readonly Move[], between: Between): Bilingual {
  const parts: Bilingual[] = [
    ...places.map((move) => ({
      en: `${amount(move.count).en} ${between(move).en}`,
      ja: `${between(move).ja}は${amount(move.count).ja}`,
    })),
    ...rulesOut.map((move) => ({
      en: `${otherThan(move.count).en} ${between(move).en}`,
      ja: `${between(move).ja}は${otherThan(move.count).ja}`,
    })),
  ]
  return {
    en: `So: ${parts.map((part) => part.en).join('; ')}.`,
    ja: `よって、${parts.map((part) => part.ja).join('、')}。`,
  }
}

/** At most four are named. */
function listed(items: readonly Bilingual[]): Bilingual {
  const first = items.slice(0, 4)
  const rest = items.length - first.length
  const en = first.map((item) => item.en)
  const head = en.length > 1 && rest === 0 ? `${en.slice(0, -1).join(', ')} and ${en.at(-1)}` : en.join(', ')
  return {
    en: rest > 0 ? `${head} and ${rest} more` : head,
    ja: `${first.map((item) => item.ja).join('と')}${rest > 0 ? `ほか${rest}島` : ''}`,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
