/** A refutation in words: the supposed number, every link with its reason, and the contradiction at the end. */
import type { Bilingual } from '../base/text.ts'
import type { Board } from './board.ts'
import { bandLines, cageName, cellName, cellNames, cellsLeft, lineName, orList } from './names.ts'
import type { Conflict, Link, Reason, SumRef, Why } from './why.ts'

export function explainRefutation(board: Board, why: Extract<Why, { readonly by: 'refutation' }>): Bilingual {
  const { value, links: chain } = why
  const cell = cellName(board, why.cell)
  const links = chain.map((link) => explainLink(board, link))
  const end = explainConflict(board, why.conflict)
  const en =
    links.length === 0 ? `Then ${end.en}` : `Then ${links.map((link) => link.en).join('; ')}. But now ${end.en}`
  const ja = links.map((link) => `${link.ja}。`).join('')
  return {
    en: `Suppose ${cell.en} were ${value}. ${en}. So it is not ${value}.`,
    ja: `${cell.ja}が${value}だとします。${ja}${links.length === 0 ? '' : 'ところが、'}${end.ja}。だから${value}ではありません。`,
  }
}

function explainLink(board: Board, { cell, left, reason }: Link): Bilingual {
  const name = cellName(board, cell)
  const values = orList(left)
  const because = explainReason(board, reason)
  return { en: `${name.en} is ${values.en} (${because.en})`, ja: `${name.ja}は${values.ja}（${because.ja}）` }
}

function explainReason(board: Board, reason: Reason): Bilingual {
  switch (reason.by) {
    case 'value':
      return { en: 'the only number left there', ja: 'ほかの数字は入らない' }
    case 'place': {
      const house = lineName(board, reason.house)
      return { en: `the only place left in ${house.en}`, ja: `${house.ja}で残るのはここだけ` }
    }
    case 'sum': {
      const sum = sumName(board, reason.from)
      return { en: `by the sum of ${sum.en}`, ja: `${sum.ja}の合計から` }
    }
  }
}

function explainConflict(board: Board, conflict: Conflict): Bilingual {
  switch (conflict.at) {
    case 'cell': {
      const cell = cellName(board, conflict.cell)
      return { en: `${cell.en} has no number left`, ja: `${cell.ja}に入る数字がありません` }
    }
    case 'twice': {
      const { value } = conflict
      const house = lineName(board, conflict.house)
      const cells = cellNames(board, conflict.cells)
      return {
        en: `${value} would stand twice in ${house.en}, at ${cells.en}`,
        ja: `${house.ja}の${cells.ja}がどちらも${value}になります`,
      }
    }
    case 'place': {
      const { value } = conflict
      const house = lineName(board, conflict.house)
      return { en: `${value} has no place left in ${house.en}`, ja: `${house.ja}に${value}の入るマスがありません` }
    }
    case 'shared': {
      const house = lineName(board, conflict.house)
      const cell = cellName(board, conflict.cell)
      const values = conflict.values
      return {
        en: `in ${house.en} each of ${values.join(', ')} fits only at ${cell.en}`,
        ja: `${house.ja}では${values.join('・')}のどれもが${cell.ja}にしか入りません`,
      }
    }
    case 'sum': {
      const sum = sumName(board, conflict.from)
      const left = cellsLeft(board, conflict.cells)
      return {
        en: `${sum.en} cannot make ${conflict.sum}: ${left.en}`,
        ja: `${left.ja}なので、${sum.ja}の合計が${conflict.sum}になりません`,
      }
    }
  }
}

function sumName(board: Board, from: SumRef): Bilingual {
  if ('id' in from) return cageName(board, from)
  const lines = bandLines(from)
  return from.side === 'in'
    ? { en: `what whole blocks leave of ${lines.en}`, ja: `${lines.ja}で収まるブロックを除いた残り` }
    : { en: `what the blocks of ${lines.en} have outside`, ja: `${lines.ja}にかかるブロックのはみ出すマス` }
}
