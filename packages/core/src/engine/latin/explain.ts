/**
 * A step in words, with its arithmetic written out. Rows and columns count from 1, as people do; the minus is U+2212.
 */
import type { Explanation } from '../../kind.ts'
import type { Cell } from '../../picture.ts'
import type { Bilingual } from '../../text.ts'
import type { Board, LatinFinding, LatinMove, NamedCage } from './board.ts'
import { add, restOf } from './sums.ts'
import type { BandPart, CagePart, Conflict, KnownSum, LineRef, Why } from './why.ts'

/** `name` is the technique's own name: the idea, as a hint gives it before the step. */
export function explainFinding(board: Board, { why, rulesOut }: LatinFinding, name: Bilingual): Explanation {
  const text = tell(board, why)
  if (!('cells' in why || why.by === 'combinations') || rulesOut.length === 0)
    return { look: lookAt(board, why), idea: name, text }
  const struck = tellStruck(board, rulesOut)
  return {
    look: lookAt(board, why),
    idea: name,
    text: { en: `${text.en} So ${struck.en}.`, ja: `${text.ja}だから、${struck.ja}。` },
  }
}

/** Which cells lose which values. */
function tellStruck(board: Board, rulesOut: readonly LatinMove[]): Bilingual {
  const byCell = new Map<number, number[]>()
  for (const { row, col, value } of rulesOut) {
    const cell = row * board.size + col
    byCell.set(cell, [...(byCell.get(cell) ?? []), value])
  }
  const parts = [...byCell].map(([cell, values]) => {
    const name = cellName(board, cell)
    return { en: `${name.en} is not ${values.join(' or ')}`, ja: `${name.ja}に${values.join('・')}は入りません` }
  })
  return { en: list(parts).en, ja: parts.map((part) => part.ja).join('。') }
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
      return toCells(board, why.sum.cells)
    case 'refutation':
      return toCells(board, [why.cell])
    case 'locked':
    case 'naked':
    case 'hidden':
    case 'fish':
      return toCells(board, why.cells)
  }
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
          en: `${capital(block.en)} is a single cell, so ${cell.en} is ${rest}.`,
          ja: `${block.ja}は1マスだけなので、${cell.ja}は${rest}です。`,
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
      const seen = why.inHouses.join(', ')
      if (why.inHouses.length === 0)
        return {
          en: `${capital(cell.en)} can only be ${why.value}: the other numbers were ruled out before.`,
          ja: `${cell.ja}に入るのは${why.value}だけです。ほかの数字はこれまでの手順で消えています。`,
        }
      const struck = why.inHouses.length < board.size - 1
      return {
        en: `${capital(cell.en)} can only be ${why.value}: ${seen} already stand${why.inHouses.length === 1 ? 's' : ''} in its ${lines(board).en}${struck ? ', and the others were ruled out before' : ''}.`,
        ja: `${cell.ja}に入るのは${why.value}だけです。同じ${lines(board).ja}に${seen}があり${struck ? '、ほかの数字はこれまでの手順で消えてい' : ''}ます。`,
      }
    }
    case 'place': {
      const line = lineName(why.house)
      return {
        en: `In ${line.en} the ${why.value} fits only at ${cell.en}.`,
        ja: `${line.ja}で${why.value}が入るのは${cell.ja}だけです。`,
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
      const chain = list(shownCells)
      const end = tellConflict(board, why.conflict)
      const dots = why.then.length > 6
      const follows: Bilingual =
        why.then.length === 0
          ? { en: '', ja: '' }
          : { en: ` then ${chain.en}${dots ? ' and so on' : ''}, and`, ja: `${chain.ja}${dots ? ' …' : ''}と決まり、` }
      return {
        en: `Suppose ${cell.en} were ${why.value}:${follows.en} ${end.en}. So it is not ${why.value}.`,
        ja: `${cell.ja}が${why.value}だとすると、${follows.ja}${end.ja}。だから${why.value}ではありません。`,
      }
    }
  }
}

function tellFillings(board: Board, sum: KnownSum, sets: readonly (readonly number[])[]): Bilingual {
  const origin = tellSum(board, sum)
  const ways = sets.map((set) => set.join(' + ')).join(' / ')
  if (sum.cells.length === 1) return origin
  if (sets.length === 0)
    return {
      en: `${origin.en} Every way to fill them leaves some numbers out.`,
      ja: `${origin.ja}どう入れても使えない数字があります。`,
    }
  return {
    en: `${origin.en} With what is still possible that is ${ways}.`,
    ja: `${origin.ja}入れられるのは ${ways} です。`,
  }
}

/** Steps that strike values by where they can stand. */
function tellPlaces(board: Board, why: Extract<Why, { readonly cells: readonly number[] }>): Bilingual {
  const cells = list(why.cells.map((cell) => cellName(board, cell)))
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
      const base = list(why.base.map(lineName))
      const cover = list(why.cover.map(lineName))
      return {
        en: `The ${why.value} of ${base.en} can stand only in ${cover.en}, so no other cell there holds it.`,
        ja: `${base.ja}の${why.value}は${cover.ja}にしか入らないので、${cover.ja}のほかのマスには入りません。`,
      }
    }
  }
}

/** Where a known sum comes from, and what is left for its open cells. */
function tellSum(board: Board, { from, rest, cells }: KnownSum): Bilingual {
  const open = list(cells.map((cell) => cellName(board, cell)))
  const written = from.written
  if ('id' in from) {
    const block = cageName(board, from)
    const sum = written.length === 0 ? `${rest}` : `${minus([from.sum, ...written])} = ${rest}`
    return {
      en: `The ${cells.length} open cells of ${block.en} add up to ${sum}.`,
      ja: `${block.ja}の空き${cells.length}マスの合計は ${sum} です。`,
    }
  }
  const band = bandName(from)
  const inside = from.side === 'in'
  const start = inside ? [from.total, ...from.sums] : [from.sums.join(' + '), from.total]
  const sum = `${[...start, ...written].join(' − ')} = ${rest}`
  const many = cells.length > 1
  return inside
    ? {
        en: `${capital(band.en)} add up to ${from.total}. Without the blocks that lie inside, ${written.length > 0 ? 'and the numbers already written, ' : ''}what is left is ${open.en}: ${sum}${many ? ' together' : ''}.`,
        ja: `${band.ja}の合計は${from.total}です。中に収まるブロック${written.length > 0 ? 'と書いてある数字' : ''}を引くと、残る${open.ja}の${many ? '合計' : '数字'}は ${sum} です。`,
      }
    : {
        en: `The blocks that touch ${band.en} add up to ${from.sums.join(' + ')}, the lines themselves to ${from.total}. What sticks out ${written.length > 0 ? 'and is still open ' : ''}is ${open.en}: ${sum}${many ? ' together' : ''}.`,
        ja: `${band.ja}にかかるブロックの合計は ${from.sums.join(' + ')}、${band.ja}の合計は${from.total}です。はみ出す${open.ja}の${many ? '合計' : '数字'}は ${sum} です。`,
      }
}

function tellConflict(board: Board, conflict: Conflict): Bilingual {
  switch (conflict.at) {
    case 'cell': {
      const cell = cellName(board, conflict.cell)
      return {
        en: `a cell that meets ${cell.en} has no number left`,
        ja: `${cell.ja}と同じ行か列のマスに入る数字がなくなります`,
      }
    }
    case 'house': {
      const line = lineName(conflict.house)
      return { en: `a number has no place left in ${line.en}`, ja: `${line.ja}に入れられない数字が出ます` }
    }
    case 'sum': {
      const name =
        'id' in conflict.from
          ? cageName(board, conflict.from)
          : { en: `the sum of ${bandName(conflict.from).en}`, ja: `${bandName(conflict.from).ja}の合計` }
      return { en: `${name.en} cannot be reached`, ja: `${name.ja}が合わなくなります` }
    }
  }
}

const bandName = ({ line, first, last }: BandPart): Bilingual =>
  first === last
    ? { en: `the cells of ${line} ${first + 1}`, ja: lineName({ line, index: first }).ja }
    : {
        en: `${line}s ${first + 1} to ${last + 1}`,
        ja: `${first + 1}〜${last + 1}${line === 'row' ? '行目' : '列目'}`,
      }

const cellName = (board: Board, cell: number): Bilingual => {
  const row = Math.floor(cell / board.size) + 1
  const col = (cell % board.size) + 1
  return { en: `row ${row}, column ${col}`, ja: `${row}行${col}列のマス` }
}

const lineName = ({ line, index }: LineRef): Bilingual => ({
  en: `${line} ${index + 1}`,
  ja: `${index + 1}${{ row: '行目', column: '列目', box: '番目の箱' }[line]}`,
})

const cageOf = (board: Board, part: CagePart): NamedCage | undefined => board.cages.find((cage) => cage.id === part.id)

function cageName(board: Board, part: CagePart): Bilingual {
  const first = Math.min(...(cageOf(board, part)?.cells ?? [0]))
  const row = Math.floor(first / board.size) + 1
  const col = (first % board.size) + 1
  return {
    en: `the block of ${part.sum} at row ${row}, column ${col}`,
    ja: `${row}行${col}列の合計${part.sum}のブロック`,
  }
}

/** A block, or what is left of it when its written numbers are taken off. */
function partName(board: Board, part: CagePart): Bilingual {
  const block = cageName(board, part)
  if (part.written.length === 0) return block
  const sum = `${minus([part.sum, ...part.written])} = ${restOf(part)}`
  return { en: `the open part of ${block.en} (${sum})`, ja: `${block.ja}の残り（${sum}）` }
}

const houseCells = (board: Board, ref: LineRef): readonly number[] =>
  board.houses.find((house) => house.line === ref.line && house.index === ref.index)?.cells ?? []

const toCells = (board: Board, cells: readonly number[]): Cell[] =>
  [...cells].sort((a, b) => a - b).map((cell): Cell => [Math.floor(cell / board.size), cell % board.size])

const lines = (board: Board): Bilingual =>
  board.houses.some((house) => house.line === 'box')
    ? { en: 'row, column and box', ja: '行・列・箱' }
    : { en: 'row and column', ja: '行と列' }

const minus = (numbers: readonly number[]): string => numbers.join(' − ')

const list = (names: readonly Bilingual[]): Bilingual => ({
  en: names.map((name) => name.en).join('; '),
  ja: names.map((name) => name.ja).join('、'),
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
