/**
 * The grade of a board and the words for its steps. The ladder is climbed on one standard image of the board, so that
 * a turned or mirrored copy gets the same grade; the steps are told on the board as it is.
 */
import type { Budget } from '../../engine/budget.ts'
import { climb } from '../../engine/ladder.ts'
import type { Explanation, Grade, Step } from '../../kind.ts'
import type { Cell } from '../../picture.ts'
import type { Bilingual } from '../../text.ts'
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
  const reason = reasons[technique]?.(why, names, between, rulesOut[0]?.count ?? 0) ?? { en: '', ja: '' }
  const result = conclusions(places, rulesOut, between)
  const look = why.tried ? [why.tried.from, why.tried.to] : why.islands
  return {
    look: cells(look),
    idea: ideas[technique] ?? { en: 'Look here.', ja: 'ここに注目します。' },
    text: { en: `${reason.en} ${result.en}`, ja: `${reason.ja}${result.ja}` },
  }
}

type Names = (islands: readonly number[]) => Bilingual
type Between = (move: Move) => Bilingual

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

/** `count`: the number of bridges that the step rules out, if any. */
const reasons: Readonly<Record<string, (why: Why, names: Names, between: Between, count: number) => Bilingual>> = {
  bookkeeping: ({ islands, shape }, names, _between, count) => {
    const told = names(islands)
    if (shape === 'crossed')
      return {
        en: `There is a bridge between ${told.en}, and bridges do not cross.`,
        ja: `${told.ja}の間に橋があり、橋は交わりません。`,
      }
    if (shape === 'full')
      return { en: `${capital(told.en)} has all its bridges.`, ja: `${told.ja}には橋がすべてかかりました。` }
    return count > 1
      ? { en: `${capital(told.en)} has room for one bridge only.`, ja: `${told.ja}には橋をあと1本しかかけられません。` }
      : { en: `${capital(told.en)} has no room for that.`, ja: `${told.ja}には、もう橋をかけられません。` }
  },
  'every-direction': ({ islands }, names) => ({
    en: `${capital(names(islands).en)} reaches its number only with every bridge that is possible.`,
    ja: `${names(islands).ja}は、かけられる橋をすべてかけてちょうど数字になります。`,
  }),
  'at-least-one': ({ islands }, names) => ({
    en: `${capital(names(islands).en)} does not reach its number by the other directions alone.`,
    ja: `${names(islands).ja}は、ほかの方向だけでは数字に足りません。`,
  }),
  'closed-pair': ({ islands }, names, _between, count) => ({
    en: `With ${amount(count).en} between them, ${names(islands).en} would be full and cut off from the rest.`,
    ja: `あいだに${amount(count).ja}をかけると、${names(islands).ja}がいっぱいになり、ほかの島から切り離されます。`,
  }),
  'closed-group': ({ islands, shape }, names, _between, count) =>
    shape === 'needed'
      ? {
          en: `Without another bridge this way, the group of ${names(islands).en} would fill up and close.`,
          ja: `この方向に橋をふやさないと、${names(islands).ja}のまとまりがいっぱいになって閉じてしまいます。`,
        }
      : {
          en: `With ${amount(count).en} here, the group of ${names(islands).en} would be full and cut off from the rest.`,
          ja: `ここに${amount(count).ja}をかけると、${names(islands).ja}のまとまりがいっぱいになり、ほかの島から切り離されます。`,
        },
  'only-way': ({ islands }, names) => ({
    en: `Without a bridge between ${names(islands).en}, the islands would fall into two parts.`,
    ja: `${names(islands).ja}の間に橋がないと、島が2つに分かれてしまいます。`,
  }),
  'short-trial': failed,
  'deep-trial': failed,
}

function failed({ tried, islands, end }: Why, names: Names, between: Between): Bilingual {
  if (!tried) return { en: '', ja: '' }
  const where = between(tried)
  const told = names(islands)
  const supposed = {
    en: `Suppose ${amount(tried.count).en} ${where.en}.`,
    ja: `${where.ja}に${supposing[tried.count]}とします。`,
  }
  if (end === 'apart')
    return {
      en: `${supposed.en} Then some islands would be cut off${islands.length > 0 ? ` (the group of ${told.en})` : ''}.`,
      ja: `${supposed.ja}すると、ほかから切り離される島が出ます${islands.length > 0 ? `（${told.ja}のまとまり）` : ''}。`,
    }
  return {
    en: `${supposed.en} Then ${told.en} can no longer get the right number of bridges.`,
    ja: `${supposed.ja}すると、${told.ja}の橋の本数が合わなくなります。`,
  }
}

const supposing = ['橋がない', '橋が1本', '橋が2本'] as const

const amount = (count: number): Bilingual => ({
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
