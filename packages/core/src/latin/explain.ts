/** A step in words, with its arithmetic written out. Rows and columns count from 1; the minus is U+2212. */

import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Explanation } from '../kind/craft.ts'
import type { Board, LatinFinding, LatinMove } from './board.ts'
import { explainRefutation } from './explain-refutation.ts'
import {
  bandLines,
  bandName,
  blockNames,
  cageName,
  cageOf,
  capital,
  cellName,
  cellNames,
  cellsLeft,
  houseCells,
  lineName,
  lineNames,
  lines,
  list,
  minus,
  orList,
  partName,
  sumOut,
  toCells,
  withArticle,
} from './names.ts'
import { add, restOf } from './sums.ts'
import type { BandPart, Case, KnownSum, Why } from './why.ts'

export function explainFinding(board: Board, { why, rulesOut }: LatinFinding): Explanation {
  const text = explainWhy(board, why)
  if (!('cells' in why || why.by === 'combinations') || rulesOut.length === 0)
    return { cells: cellsToSee(board, why), text }
  const struck = explainStruck(board, rulesOut)
  const so: Bilingual =
    why.by === 'combinations' && why.cases.length === 0
      ? { en: 'However they are placed,', ja: 'どう入れても、' }
      : { en: 'So', ja: 'だから、' }
  return {
    cells: cellsToSee(board, why),
    text: { en: `${text.en} ${so.en} ${struck.en}.`, ja: `${text.ja}${so.ja}${struck.ja}。` },
  }
}

/** Which cells lose which values; cells that lose the same values are grouped. */
function explainStruck(board: Board, rulesOut: readonly LatinMove[]): Bilingual {
  const byCell = new Map<number, number[]>()
  for (const { row, col, value } of rulesOut) {
    const cell = row * board.size + col
    byCell.set(cell, [...(byCell.get(cell) ?? []), value])
  }
  const byValues = new Map<string, number[]>()
  for (const [cell, values] of [...byCell].sort(([a], [b]) => a - b))
    byValues.set(values.join(), [...(byValues.get(values.join()) ?? []), cell])
  const parts = [...byValues].map(([key, cells]) => {
    const values = key.split(',')
    const names = cellNames(board, cells)
    return {
      en: `${names.en} ${cells.length === 1 ? 'is' : 'are'} not ${orList(values).en}`,
      ja: `${names.ja}に${values.join('・')}は入りません`,
    }
  })
  return { en: parts.map((part) => part.en).join('; '), ja: parts.map((part) => part.ja).join('。') }
}

function cellsToSee(board: Board, why: Why): Cell[] {
  switch (why.by) {
    case 'cage':
      return toCells(board, cageOf(board, why.cage)?.cells ?? [why.cell])
    case 'value':
      return toCells(board, [why.cell])
    case 'last':
    case 'place':
    case 'line-sum':
      return toCells(board, houseCells(board, why.house))
    case 'combinations':
    case 'bounds':
      return toCells(board, [...new Set([...originCells(board, why.sum.from), ...why.sum.cells])])
    case 'refutation':
      return toCells(board, [why.cell])
    case 'locked':
    case 'naked':
    case 'hidden':
    case 'fish':
      return toCells(board, why.cells)
  }
}

/** The cells of the block or the lines that a sum comes from. */
function originCells(board: Board, from: KnownSum['from']): readonly number[] {
  if ('id' in from) return cageOf(board, from)?.cells ?? []
  return board.houses
    .filter(({ line, index }) => line === from.line && index >= from.first && index <= from.last)
    .flatMap(({ cells }) => cells)
}

function explainWhy(board: Board, why: Why): Bilingual {
  if (why.by === 'combinations') return explainFillings(board, why)
  if ('cells' in why) return explainPlaces(board, why)
  const cell = cellName(board, why.cell)
  switch (why.by) {
    case 'cage': {
      const block = cageName(board, why.cage)
      const rest = restOf(why.cage)
      if (why.cage.written.length === 0)
        return {
          en: `The block at ${cell.en} is one cell with the sum ${rest}, so its number is ${rest}.`,
          ja: `${cell.ja}は、1マスで合計${rest}のブロックなので、${rest}が入ります。`,
        }
      const sum = `${minus([why.cage.sum, ...why.cage.written])} = ${rest}`
      return {
        en: `In ${block.en} only ${cell.en} is open: ${sum}.`,
        ja: `${block.ja}で空いているのは${cell.ja}だけです。${sum}。`,
      }
    }
    case 'last': {
      const line = lineName(board, why.house)
      return {
        en: `In ${line.en} only ${cell.en} is open, and ${why.value} is missing.`,
        ja: `${line.ja}で空いているのは${cell.ja}だけで、まだない数字は${why.value}です。`,
      }
    }
    case 'value': {
      if (why.inHouses.length === 0)
        return {
          en: `${capital(cell.en)} can only be ${why.value}: the other numbers were ruled out before.`,
          ja: `${cell.ja}に入るのは${why.value}だけです。ほかの数字はこれまでの手順で消えています。`,
        }
      const struck = why.inHouses.length < board.size - 1
      return {
        en: `${capital(cell.en)} can only be ${why.value}: ${why.inHouses.join(', ')} already stand${why.inHouses.length === 1 ? 's' : ''} in its ${lines(board).en}${struck ? ', and the others were ruled out before' : ''}.`,
        ja: `${cell.ja}に入るのは${why.value}だけです。同じ${lines(board).ja}に${why.inHouses.join('、')}があり${struck ? '、ほかの数字はこれまでの手順で消えてい' : ''}ます。`,
      }
    }
    case 'place': {
      const line = lineName(board, why.house)
      const reason = explainElsewhere(board, why)
      return {
        en: `In ${line.en} the ${why.value} fits only at ${cell.en}: ${reason.en}.`,
        ja: `${line.ja}で${why.value}が入るのは${cell.ja}だけです。${reason.ja}。`,
      }
    }
    case 'line-sum': {
      const line = lineName(board, why.house)
      const rests = why.cages.map(restOf)
      const value = why.total - add(why.written) - add(rests)
      const sum = `${minus([why.total, ...why.written, ...rests])} = ${value}`
      const known = list(why.cages.map((part) => partName(board, part)))
      const parts: Bilingual =
        why.cages.length === 0
          ? { en: '', ja: '' }
          : {
              en: ` ${capital(known.en)} lie${why.cages.length === 1 ? 's' : ''} in it.`,
              ja: `${known.ja}がその中に収まります。`,
            }
      const there: Bilingual =
        why.written.length === 0
          ? { en: '', ja: '' }
          : {
              en: ` ${why.written.join(', ')} ${why.written.length === 1 ? 'is' : 'are'} written there.`,
              ja: `${why.written.join('、')}が書いてあります。`,
            }
      return {
        en: `${capital(line.en)} adds up to ${why.total}.${there.en}${parts.en} What is left is ${cell.en}: ${sum}.`,
        ja: `${line.ja}の合計は${why.total}です。${there.ja}${parts.ja}残るのは${cell.ja}です。${sum}。`,
      }
    }
    case 'bounds': {
      const origin = explainSum(board, why.sum)
      const { value, side } = why
      const others = add(why.others)
      const reached = sumOut(why.others)
      const total = `${value} + ${others} = ${value + others}`
      const more = side === 'least'
      const last = value === (more ? board.size : 1)
      const orBeyond: Bilingual = last
        ? { en: '', ja: '' }
        : { en: more ? ' or more' : ' or less', ja: more ? '以上' : '以下' }
      return {
        en: `${origin.en} ${capital(cell.en)} cannot be ${value}${orBeyond.en}: the other open cells add up to at ${side} ${reached}, and ${total} is too ${more ? 'much' : 'little'}.`,
        ja: `${origin.ja}${cell.ja}に${value}${orBeyond.ja}は入りません。ほかの空きマスの合計は ${reached} ${more ? '以上' : '以下'}なので、${total} では${more ? '大きすぎ' : '足りません'}${more ? 'ます' : ''}。`,
      }
    }
    case 'refutation':
      return explainRefutation(board, why)
  }
}

function explainFillings(board: Board, { sum, sets, cases }: Extract<Why, { readonly by: 'combinations' }>): Bilingual {
  if (sum.cells.length === 1) return explainSum(board, sum)
  const parts = [explainSets(board, sum, sets), ...cases.map((one) => explainCase(board, sum, one))]
  return { en: parts.map((part) => part.en).join(' '), ja: parts.map((part) => part.ja).join('') }
}

function explainSets(board: Board, sum: KnownSum, sets: readonly (readonly number[])[]): Bilingual {
  const [all = []] = sets
  const { from } = sum
  if ('line' in from && from.first === from.last && from.side === 'in' && from.sums.length === 0) {
    const line = bandLines(from)
    const missing = list(
      all.map((value) => ({ en: `${value}`, ja: `${value}` })),
      ', ',
    )
    return {
      en: `${capital(line.en)} still needs ${missing.en}.`,
      ja: `${line.ja}にまだないのは${all.join('・')}です。`,
    }
  }
  const origin = explainSum(board, sum)
  const ways = sets.map((set) => set.join(' + '))
  if (sets.length === 0) return origin
  return {
    en: `${origin.en} With what is still possible that is ${orList(ways).en}.`,
    ja: `${origin.ja}入れられるのは ${ways.join(' か ')} です。`,
  }
}

/** Why a value does not fit although its sum alone would allow it. */
function explainCase(board: Board, sum: KnownSum, { cell, value, others, reach }: Case): Bilingual {
  const name = cellName(board, cell)
  const rest = sum.rest - value
  const many = others.length > 1
  const start: Bilingual = {
    en: `With ${value} at ${name.en} the other${many ? 's' : ''} would have to ${many ? 'make' : 'be'} ${rest}, but`,
    ja: `${name.ja}に${value}を入れると、ほかは${many ? '合わせて' : ''}${rest}になるはずですが、`,
  }
  if (reach) {
    const reached = sumOut(reach.values)
    const side = reach.side === 'least' ? '以上' : '以下'
    return {
      en: `${start.en} ${many ? 'they make' : 'it is'} at ${reach.side} ${reached}.`,
      ja: `${start.ja}${reached} ${side}にしかなりません。`,
    }
  }
  const empty = others.find(([, left]) => left.length === 0)
  if (empty) {
    const at = cellName(board, empty[0])
    return { en: `${start.en} ${at.en} has no number left.`, ja: `${start.ja}${at.ja}に入る数字がなくなります。` }
  }
  const left = cellsLeft(board, others)
  return {
    en: `${start.en} no choice makes that: ${left.en}.`,
    ja: `${start.ja}${left.ja}なので、どう選んでもそうなりません。`,
  }
}

/** Steps that strike values because of where they can stand. */
function explainPlaces(board: Board, why: Extract<Why, { readonly cells: readonly number[] }>): Bilingual {
  const cells = cellNames(board, why.cells)
  switch (why.by) {
    case 'locked': {
      const from = lineName(board, why.from)
      const to = lineName(board, why.to)
      return {
        en: `In ${from.en} the ${why.value} fits only inside ${to.en}, so it stands nowhere else in ${to.en}.`,
        ja: `${from.ja}で${why.value}が入るのは${to.ja}と重なるマスだけなので、${to.ja}のほかのマスには入りません。`,
      }
    }
    case 'naked': {
      const house = lineName(board, why.house)
      return {
        en: `In ${house.en} these ${why.cells.length} cells hold ${why.values.join(', ')} between them: ${cells.en}.`,
        ja: `${house.ja}の${cells.ja}の${why.cells.length}マスに入るのは${why.values.join('・')}だけです。`,
      }
    }
    case 'hidden': {
      const house = lineName(board, why.house)
      return {
        en: `In ${house.en} the numbers ${why.values.join(', ')} fit only here: ${cells.en}. Nothing else fits there.`,
        ja: `${house.ja}で${why.values.join('・')}が入るのは${cells.ja}だけなので、そこにほかの数字は入りません。`,
      }
    }
    case 'fish': {
      const base = lineNames(board, why.base)
      const cover = lineNames(board, why.cover)
      return {
        en: `In ${base.en} the ${why.value} can stand only in ${cover.en}, so no other cell of ${cover.en} holds it.`,
        ja: `${base.ja}の${why.value}は${cover.ja}にしか入らないので、${cover.ja}のほかのマスには入りません。`,
      }
    }
  }
}

/** Where a known sum comes from, and what remains for its open cells. */
function explainSum(board: Board, { from, rest, cells }: KnownSum): Bilingual {
  const { written } = from
  if ('id' in from) {
    const block = cageName(board, from)
    const sum = written.length === 0 ? `${rest}` : `${minus([from.sum, ...written])} = ${rest}`
    return {
      en: `The ${cells.length} open cells of ${block.en} add up to ${sum}.`,
      ja: `${block.ja}の空き${cells.length}マスの合計は ${sum} です。`,
    }
  }
  return from.side === 'in' ? explainInside(board, from, rest, cells) : explainOutside(board, from, rest, cells)
}

/** What whole lines leave for the open cells in them. */
function explainInside(board: Board, from: BandPart, rest: number, cells: readonly number[]): Bilingual {
  const band = bandName(from)
  const open = cellNames(board, cells)
  const many = cells.length > 1
  if (from.sums.length + from.written.length === 0)
    return { en: `${capital(band.en)} add up to ${from.total}.`, ja: `${band.ja}の合計は${from.total}です。` }
  const sum = `${minus([from.total, ...from.sums, ...from.written])} = ${rest}`
  const known: Bilingual[] = []
  if (from.sums.length > 0) {
    const blocks = blockNames(board, from)
    known.push({ en: `the blocks inside (${blocks.en})`, ja: `中に収まるブロック（${blocks.ja}）` })
  }
  if (from.written.length > 0)
    known.push({
      en: `what is written (${from.written.join(', ')})`,
      ja: `書いてある数字（${from.written.join('、')}）`,
    })
  return {
    en: `${capital(band.en)} add up to ${from.total}. Take away ${known.map((part) => part.en).join(' and ')}: what is left for ${open.en} is ${sum}${many ? ' together' : ''}.`,
    ja: `${band.ja}の合計は${from.total}です。${known.map((part) => part.ja).join('と')}を引くと、残る${open.ja}の${many ? '合計' : '数字'}は ${sum} です。`,
  }
}

/** What the blocks that touch whole lines leave for the open cells outside. */
function explainOutside(board: Board, from: BandPart, rest: number, cells: readonly number[]): Bilingual {
  const band = bandName(from)
  const open = cellNames(board, cells)
  const blocks = blockNames(board, from)
  const many = cells.length > 1
  const sum = `${minus([from.sums.join(' + '), from.total, ...from.written])} = ${rest}`
  const there: Bilingual =
    from.written.length === 0
      ? { en: '', ja: '' }
      : {
          en: ` ${from.written.join(', ')} ${from.written.length === 1 ? 'is' : 'are'} already written outside.`,
          ja: `はみ出すマスには${from.written.join('、')}がもうあります。`,
        }
  return {
    en: `Together these blocks cover ${band.en} and more: ${blocks.en}. ${capital(band.en)} add up to ${from.total}.${there.en} What is left outside for ${open.en} is ${sum}${many ? ' together' : ''}.`,
    ja: `${band.ja}にかかるブロックは ${blocks.ja} で、${band.ja}の合計は${from.total}です。${there.ja}はみ出す${open.ja}の${many ? '合計' : '数字'}は ${sum} です。`,
  }
}

/** Why a number fits in no other open cell of a line. */
function explainElsewhere(
  board: Board,
  { house, value, elsewhere }: Extract<Why, { readonly by: 'place' }>,
): Bilingual {
  const hasBoxes = board.houses.some(({ line }) => line === 'box')
  const crossing: Bilingual = {
    row: hasBoxes ? { en: 'column or box', ja: '列かブロック' } : { en: 'column', ja: '列' },
    column: hasBoxes ? { en: 'row or box', ja: '行かブロック' } : { en: 'row', ja: '行' },
    box: { en: 'row or column', ja: '行か列' },
  }[house.line]
  switch (elsewhere) {
    case 'written':
      return {
        en: `the other open cells have ${withArticle(value)} in their ${crossing.en}`,
        ja: `ほかの空きマスは、同じ${crossing.ja}に${value}がもうあります`,
      }
    case 'struck':
      return {
        en: 'it was ruled out of the other open cells before',
        ja: `ほかの空きマスの${value}は、これまでの手順で消えています`,
      }
    case 'both':
      return {
        en: `the other open cells have ${withArticle(value)} in their ${crossing.en}, or it was ruled out there before`,
        ja: `ほかの空きマスは、同じ${crossing.ja}に${value}がもうあるか、これまでの手順で消えています`,
      }
  }
}
