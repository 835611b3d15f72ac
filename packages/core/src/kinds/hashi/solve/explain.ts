/** Sentences for the steps, on the board as it is. */
import type { Cell } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Explanation, Step } from '../../../kind/craft.ts'
import type { Bound, Hashi, Link, Move, Puzzle, Reason, Why } from '../puzzle/model.ts'

export function explain(puzzle: Puzzle, { technique, places, rulesOut, why }: Step<Hashi>): Explanation {
  const name = (island: number): Bilingual => {
    const [col, row, number] = puzzle.islands[island] ?? [0, 0, 0]
    return {
      en: `the ${number} at row ${row + 1}, column ${col + 1}`,
      ja: `${row + 1}行${col + 1}列の${number}`,
    }
  }
  const names = (islands: readonly number[]): Bilingual => listed(islands.map(name))
  const between: Between = ({ from, to }) => ({
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
    text: { en: `${reason.en} ${result.en}`, ja: `${reason.ja}${result.ja}` },
  }
}

type Between = (ends: Pick<Move, 'from' | 'to'>) => Bilingual

/** What a sentence may refer to. */
interface Wording {
  readonly names: (islands: readonly number[]) => Bilingual
  readonly between: Between
  readonly places: readonly Move[]
  /** The bridges that would be too many, if the step is about that. */
  readonly closing: Move | null
}

/**
 * For a step that leaves at most k bridges, the sentence names k + 1. A placed number is what is left; a number ruled
 * out is itself what would be too many.
 */
function closingMove([placed]: readonly Move[], [ruledOut]: readonly Move[]): Move | null {
  if (placed) return placed.count < 2 ? { ...placed, count: placed.count === 0 ? 1 : 2 } : null
  return ruledOut ?? null
}

const reasons: Readonly<Record<string, (why: Why, wording: Wording) => Bilingual>> = {
  bookkeeping: ({ islands, shape }, { names, places }) => {
    const text = names(islands)
    if (shape === 'crossed')
      return {
        en: `There is a bridge between ${text.en}, and bridges do not cross.`,
        ja: `${text.ja}の間に橋があり、橋は交わりません。`,
      }
    if (shape !== 'full')
      return {
        en: `${capital(text.en)} has room for one more bridge only.`,
        ja: `${text.ja}には橋をあと1本しかかけられません。`,
      }
    return places.every(({ count }) => count === 0)
      ? { en: `${capital(text.en)} has all its bridges.`, ja: `${text.ja}には橋がすべてかかりました。` }
      : {
          en: `The bridges that are sure at ${text.en} make up its number, so there are no more.`,
          ja: `${text.ja}は、確定している橋だけで数字どおりになります。これ以上はかけられません。`,
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

/** A trial: the supposition, each link with its reason, and the contradiction at the end. */
function failed({ tried, islands, links = [], end }: Why, wording: Wording): Bilingual {
  if (!tried) return { en: '', ja: '' }
  const where = wording.between(tried)
  const text = links.map((link) => explainLink(link, wording))
  const broken = explainEnd(end, islands, wording)
  const [then, but] =
    links.length === 0 ? ['Then', ''] : [`Then: ${text.map(({ en }) => en).join('; ')}. But now`, 'ところが、']
  return {
    en: `Suppose ${amount(tried.count).en} ${where.en}. ${then} ${broken.en}.`,
    ja: `${where.ja}に${supposing[tried.count]}とします。${text.map(({ ja }) => `${ja}。`).join('')}${but}${broken.ja}。`,
  }
}

function explainLink({ bound, count, reason, ...ends }: Link, wording: Wording): Bilingual {
  const where = wording.between(ends)
  const many = bound === 'least' ? atLeast(count) : atMost(count)
  const because = explainReason(reason, bound, count, wording)
  return { en: `${many.en} ${where.en} (${because.en})`, ja: `${where.ja}は${many.ja}（${because.ja}）` }
}

function explainReason(reason: Reason, bound: Bound, count: number, { names, between }: Wording): Bilingual {
  switch (reason.by) {
    case 'island': {
      const name = names([reason.island])
      return bound === 'least'
        ? { en: `${name.en} needs ${count === 2 ? 'them' : 'it'}`, ja: `${name.ja}に必要` }
        : { en: `${name.en} has room for no more`, ja: `${name.ja}にはこれ以上かけられない` }
    }
    case 'crossed': {
      const where = between(reason)
      return { en: `a bridge ${where.en} runs across`, ja: `${where.ja}の橋と交わる` }
    }
    case 'group': {
      const text = names(reason.islands)
      return {
        en: `or the group of ${text.en} would be full and cut off`,
        ja: `でないと${text.ja}のまとまりが切り離される`,
      }
    }
    case 'way':
      return { en: 'nothing else holds the islands together', ja: '島がつながる道はここだけ' }
  }
}

function explainEnd(end: Why['end'], islands: readonly number[], { names, between }: Wording): Bilingual {
  const text = names(islands)
  const [from = 0, to = 0, from2 = 0, to2 = 0] = islands
  switch (end) {
    case 'over':
      return { en: `${text.en} would have too many bridges`, ja: `${text.ja}の橋が多くなりすぎます` }
    case 'short':
      return { en: `${text.en} cannot get enough bridges`, ja: `${text.ja}の橋が足りなくなります` }
    case 'crossing': {
      const [one, other] = [between({ from, to }), between({ from: from2, to: to2 })]
      return {
        en: `two bridges would have to cross, ${one.en} and ${other.en}`,
        ja: `${one.ja}の橋と${other.ja}の橋が交わってしまいます`,
      }
    }
    default:
      return {
        en: `the group of ${text.en} is cut off from the rest`,
        ja: `${text.ja}のまとまりが、ほかの島から切り離されます`,
      }
  }
}

const supposing = ['橋をかけない', '橋を1本だけかけた', '橋を2本かけた'] as const

const laying = (count = 1): string => (count === 1 ? '橋を1本' : '橋を2本')

const amount = (count = 1): Bilingual => ({
  en: ['no bridge', 'one bridge', 'two bridges'][count] ?? '',
  ja: ['橋なし', '橋1本', '橋2本'][count] ?? '',
})

const atLeast = (count: Move['count']): Bilingual =>
  count === 1 ? { en: 'at least one bridge', ja: '少なくとも橋1本' } : amount(count)

const atMost = (count: Move['count']): Bilingual =>
  count === 1 ? { en: 'at most one bridge', ja: '多くても橋1本' } : amount(count)

/** What is left if one number of bridges is ruled out. */
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

/** Names four at most. */
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
