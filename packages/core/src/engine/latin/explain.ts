/**
 * A step in words, with its arithmetic written out. Rows and columns count from 1, as people do; the minus is U+2212.
 */
import type { Explanation } from '../../kind.ts'
import type { Cell } from '../../picture.ts'
import type { Bilingual } from '../../text.ts'
import type { Board, LatinFinding, LatinMove } from './board.ts'
import {
  bandName,
  blockNames,
  cageName,
  cageOf,
  capital,
  cellName,
  cellNames,
  houseCells,
  lineName,
  lineNames,
  lines,
  list,
  minus,
  partName,
  toCells,
} from './names.ts'
import { add, restOf } from './sums.ts'
import type { BandPart, Conflict, KnownSum, Why } from './why.ts'

/** `name` is the technique's own name: the idea, as a hint gives it before the step. */
export function explainFinding(board: Board, { why, rulesOut }: LatinFinding, name: Bilingual): Explanation {
  const text = tell(board, why)
  if (!('cells' in why || why.by === 'combinations') || rulesOut.length === 0)
    return { look: lookAt(board, why), idea: name, text }
  const struck = tellStruck(board, rulesOut)
  const so: Bilingual =
    why.by === 'combinations' ? { en: 'However they are placed,', ja: 'どう入れても、' } : { en: 'So', ja: 'だから、' }
  return {
    look: lookAt(board, why),
    idea: name,
    text: { en: `${text.en} ${so.en} ${struck.en}.`, ja: `${text.ja}${so.ja}${struck.ja}。` },
  }
}

/** Which cells lose which values, those with the same values together. */
function tellStruck(board: Board, rulesOut: readonly LatinMove[]): Bilingual {
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
      en: `${names.en} ${cells.length === 1 ? 'is' : 'are'} not ${values.join(' or ')}`,
      ja: `${names.ja}に${values.join('・')}は入りません`,
    }
  })
  return { en: parts.map((part) => part.en).join('; '), ja: parts.map((part) => part.ja).join('。') }
}

function lookAt(board: Board, why: Why): Cell[] {
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

/** The block or the lines that a sum comes from. */
function originCells(board: Board, from: KnownSum['from']): readonly number[] {
  if ('id' in from) return cageOf(board, from)?.cells ?? []
  return board.houses
    .filter(({ line, index }) => line === from.line && index >= from.first && index <= from.last)
    .flatMap(({ cells }) => cells)
}

function tell(board: Board, why: Why): Bilingual {
  if (why.by === 'combinations') return tellFillings(board, why.sum, why.sets)
  if ('cells' in why) return tellPlaces(board, why)
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
      const line = lineName(why.house)
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
      const line = lineName(why.house)
      const reason = tellElsewhere(board, why)
      return {
        en: `In ${line.en} the ${why.value} fits only at ${cell.en}: ${reason.en}.`,
        ja: `${line.ja}で${why.value}が入るのは${cell.ja}だけです。${reason.ja}。`,
      }
    }
    case 'line-sum': {
      const line = lineName(why.house)
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
      const origin = tellSum(board, why.sum)
      const { value, others, side } = why
      const total = `${value} + ${others} = ${value + others}`
      const more = side === 'least'
      const last = value === (more ? board.size : 1)
      const orBeyond: Bilingual = last
        ? { en: '', ja: '' }
        : { en: more ? ' or more' : ' or less', ja: more ? '以上' : '以下' }
      return {
        en: `${origin.en} ${capital(cell.en)} cannot be ${value}${orBeyond.en}: the other open cells add up to at ${side} ${others}, and ${total} is too ${more ? 'much' : 'little'}.`,
        ja: `${origin.ja}${cell.ja}に${value}${orBeyond.ja}は入りません。ほかの空きマスの合計は${others}${more ? '以上' : '以下'}なので、${total} では${more ? '大きすぎ' : '足りません'}${more ? 'ます' : ''}。`,
      }
    }
    case 'refutation': {
      const shownCells = why.then.slice(0, 6).map(([other, value]) => {
        const name = cellName(board, other)
        return { en: `${name.en} is ${value}`, ja: `${name.ja}が${value}` }
      })
      const dots = why.then.length > shownCells.length
      const chain = list(dots ? [...shownCells, { en: 'so on', ja: '…' }] : shownCells)
      const end = tellConflict(board, why.conflict)
      const follows: Bilingual =
        why.then.length === 0 ? { en: '', ja: '' } : { en: ` then ${chain.en}, and`, ja: `${chain.ja}と決まり、` }
      return {
        en: `Suppose ${cell.en} were ${why.value}:${follows.en} ${end.en}. So it is not ${why.value}.`,
        ja: `${cell.ja}が${why.value}だとすると、${follows.ja}${end.ja}。だから${why.value}ではありません。`,
      }
    }
  }
}

function tellFillings(board: Board, sum: KnownSum, sets: readonly (readonly number[])[]): Bilingual {
  const origin = tellSum(board, sum)
  const ways = sets.map((set) => set.join(' + '))
  if (sum.cells.length === 1) return origin
  if (sets.length === 0) return origin
  return {
    en: `${origin.en} With what is still possible that is ${ways.join(' or ')}.`,
    ja: `${origin.ja}入れられるのは ${ways.join(' か ')} です。`,
  }
}

/** Steps that strike values by where they can stand. */
function tellPlaces(board: Board, why: Extract<Why, { readonly cells: readonly number[] }>): Bilingual {
  const cells = cellNames(board, why.cells)
  switch (why.by) {
    case 'locked': {
      const from = lineName(why.from)
      const to = lineName(why.to)
      return {
        en: `In ${from.en} the ${why.value} fits only where ${to.en} crosses it, so it stands nowhere else in ${to.en}.`,
        ja: `${from.ja}で${why.value}が入るのは${to.ja}と重なるマスだけなので、${to.ja}のほかのマスには入りません。`,
      }
    }
    case 'naked': {
      const house = lineName(why.house)
      return {
        en: `In ${house.en} these ${why.cells.length} cells hold ${why.values.join(', ')} between them: ${cells.en}.`,
        ja: `${house.ja}の${cells.ja}の${why.cells.length}マスに入るのは${why.values.join('・')}だけです。`,
      }
    }
    case 'hidden': {
      const house = lineName(why.house)
      return {
        en: `In ${house.en} the numbers ${why.values.join(', ')} fit only here: ${cells.en}. Nothing else fits there.`,
        ja: `${house.ja}で${why.values.join('・')}が入るのは${cells.ja}だけなので、そこにほかの数字は入りません。`,
      }
    }
    case 'fish': {
      const base = lineNames(why.base)
      const cover = lineNames(why.cover)
      return {
        en: `In ${base.en} the ${why.value} can stand only in ${cover.en}, so no other cell of ${cover.en} holds it.`,
        ja: `${base.ja}の${why.value}は${cover.ja}にしか入らないので、${cover.ja}のほかのマスには入りません。`,
      }
    }
  }
}

/** Where a known sum comes from, and what is left for its open cells. */
function tellSum(board: Board, { from, rest, cells }: KnownSum): Bilingual {
  const { written } = from
  if ('id' in from) {
    const block = cageName(board, from)
    const sum = written.length === 0 ? `${rest}` : `${minus([from.sum, ...written])} = ${rest}`
    return {
      en: `The ${cells.length} open cells of ${block.en} add up to ${sum}.`,
      ja: `${block.ja}の空き${cells.length}マスの合計は ${sum} です。`,
    }
  }
  return from.side === 'in' ? tellInside(board, from, rest, cells) : tellOutside(board, from, rest, cells)
}

/** What whole lines leave for the open cells in them. */
function tellInside(board: Board, from: BandPart, rest: number, cells: readonly number[]): Bilingual {
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

/** What the blocks that touch whole lines leave for the open cells outside of them. */
function tellOutside(board: Board, from: BandPart, rest: number, cells: readonly number[]): Bilingual {
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
function tellElsewhere(board: Board, { house, value, elsewhere }: Extract<Why, { readonly by: 'place' }>): Bilingual {
  const hasBoxes = board.houses.some(({ line }) => line === 'box')
  const crossing: Bilingual = {
    row: hasBoxes ? { en: 'column or box', ja: '列か箱' } : { en: 'column', ja: '列' },
    column: hasBoxes ? { en: 'row or box', ja: '行か箱' } : { en: 'row', ja: '行' },
    box: { en: 'row or column', ja: '行か列' },
  }[house.line]
  switch (elsewhere) {
    case 'written':
      return {
        en: `the other open cells have a ${value} in their ${crossing.en}`,
        ja: `ほかの空きマスは、同じ${crossing.ja}に${value}がもうあります`,
      }
    case 'struck':
      return {
        en: 'it was ruled out of the other open cells before',
        ja: `ほかの空きマスの${value}は、これまでの手順で消えています`,
      }
    case 'both':
      return {
        en: `the other open cells have a ${value} in their ${crossing.en}, or it was ruled out there before`,
        ja: `ほかの空きマスは、同じ${crossing.ja}に${value}がもうあるか、これまでの手順で消えています`,
      }
  }
}

function tellConflict(board: Board, conflict: Conflict): Bilingual {
  switch (conflict.at) {
    case 'cell': {
      const cell = cellName(board, conflict.cell)
      return {
        en: `a cell that shares a ${lines(board).en.replace(' and ', ' or ')} with ${cell.en} has no number left`,
        ja: `${cell.ja}と同じ${lines(board).ja}に、入る数字のないマスができます`,
      }
    }
    case 'house': {
      const line = lineName(conflict.house)
      return { en: `a number has no place left in ${line.en}`, ja: `${line.ja}に入れられない数字が出ます` }
    }
    case 'sum': {
      if ('id' in conflict.from) {
        const block = cageName(board, conflict.from)
        return { en: `${block.en} cannot add up any more`, ja: `${block.ja}が合わなくなります` }
      }
      const band = bandName(conflict.from)
      return { en: `${band.en} cannot add up any more`, ja: `${band.ja}の合計が合わなくなります` }
    }
  }
}
