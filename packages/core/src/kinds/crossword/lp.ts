/**
 * The founding text's 0-1 formulation of crossword making, written as an LP file that any MIP solver reads.
 *
 * As in the text, every word gets a black cell before and after it and the board a black rim; x and y place words
 * across and down, z puts a letter (or black, letter 0) into each cell, u is white, X a crossing, b a pair of black
 * cells. Constraints have the text's names: count, rim, alone (adjacent), one (assignment), start (crossing words),
 * spell (matching letters). Connection is a flow as in the text, but the root may be any white cell: the text fixes its
 * source to the first cell, which forbids boards whose first cell is black.
 *
 * All other options are our additions: a pattern fixes cells (its white cells need not be connected, just as when it is
 * filled), a word that must appear has a place, the letters of the keyword are on the board, and rules for black cells
 * hold; where they may be bent, v marks a bend, at a price above any board's worth.
 */
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import { bendsOf } from './lprules.ts'
import type { Spec } from './spec.ts'

type FormulatedOption = 'objective' | 'penalty' | 'connected' | 'must' | 'keyword' | 'rules' | 'symmetry' | 'strict'

export interface Formulation extends Pick<Spec, FormulatedOption> {
  readonly words: readonly string[]
  readonly width: number
  readonly height: number
  /** `#` black, `.` white, or a letter of some word; null: free. */
  readonly pattern: readonly string[] | null
}

export function formulate(formulation: Formulation): string {
  const { words: given, width, height, objective, penalty, pattern, must, keyword = '', strict } = formulation
  const connected = formulation.connected && pattern === null
  const wordIndex = buildWordIndex(given)
  const words = wordIndex.words.map((word) => [0, ...Array.from(word, (letter) => wordIndex.codes.get(letter) ?? 0), 0])
  const letters = wordIndex.letters.length
  const [high, wide] = [height + 2, width + 2]
  const rows: string[] = []
  const binaries: string[] = []
  const bounds: string[] = []
  const add = (name: string, terms: readonly string[], relation: string): void => {
    rows.push(wrapped(` ${name}_${rows.length}: ${terms.join(' ')} ${relation}`))
  }
  const x = (k: number, i: number, j: number): string => `x_${k}_${i}_${j}`
  const y = (k: number, i: number, j: number): string => `y_${k}_${i}_${j}`
  const z = (a: number, i: number, j: number): string => `z_${a}_${i}_${j}`
  const u = (i: number, j: number): string => `u_${i}_${j}`
  const inside = cellsOf(2, height + 1, 2, width + 1)
  const everywhere = cellsOf(1, high, 1, wide)

  for (const [i, j] of everywhere) {
    const options = Array.from({ length: letters }, (_, a) => z(a, i, j))
    binaries.push(...options, u(i, j))
    add('one', plus(options), '= 1')
    add('white', [`+ ${u(i, j)}`, `+ ${z(0, i, j)}`], '= 1')
    if (i === 1 || j === 1 || i === high || j === wide) add('rim', [`+ ${z(0, i, j)}`], '= 1')
  }
  const startsAcross = new Map<string, string[]>()
  const startsDown = new Map<string, string[]>()
  for (const [k, word] of words.entries()) {
    const placed: string[] = []
    const lay = (name: string, i: number, j: number, down: boolean): void => {
      placed.push(name)
      binaries.push(name)
      const starts = down ? startsDown : startsAcross
      starts.set(`${i},${j}`, [...(starts.get(`${i},${j}`) ?? []), name])
      for (const [d, letter] of word.entries())
        add('spell', [`+ ${z(letter, down ? i + d : i, down ? j : j + d)}`, `- ${name}`], '>= 0')
    }
    for (const [i, j] of cellsOf(2, height + 1, 1, wide - word.length + 1)) lay(x(k, i, j), i, j, false)
    for (const [i, j] of cellsOf(1, high - word.length + 1, 2, width + 1)) lay(y(k, i, j), i, j, true)
    if (placed.length > 0) add('count', plus(placed), `<= ${wordIndex.caps[k]}`)
    const copies = must.filter((wanted) => wanted === wordIndex.words[k]).length
    if (copies > 0) add('must', plus(placed), `>= ${copies}`)
  }
  for (const [i, j] of cellsOf(2, height + 1, 1, width))
    add(
      'start',
      [`- ${z(0, i, j)}`, `+ ${z(0, i, j + 1)}`, `+ ${z(0, i, j + 2)}`, ...plus(startsAcross.get(`${i},${j}`) ?? [])],
      '>= 0',
    )
  for (const [i, j] of cellsOf(1, height, 2, width + 1))
    add(
      'start',
      [`- ${z(0, i, j)}`, `+ ${z(0, i + 1, j)}`, `+ ${z(0, i + 2, j)}`, ...plus(startsDown.get(`${i},${j}`) ?? [])],
      '>= 0',
    )
  for (const [i, j] of inside)
    add('alone', [...plus([z(0, i - 1, j), z(0, i + 1, j), z(0, i, j - 1), z(0, i, j + 1)]), `- ${z(0, i, j)}`], '<= 3')

  const goal: string[] = []
  if (objective === 'crossings')
    for (const [i, j] of inside) {
      const crossing = `X_${i}_${j}`
      goal.push(`+ ${crossing}`)
      binaries.push(crossing)
      add('cross', [`+ ${crossing}`, `- ${u(i, j)}`], '<= 0')
      add('cross', [`+ ${crossing}`, `- ${u(i, j - 1)}`, `- ${u(i, j + 1)}`], '<= 0')
      add('cross', [`+ ${crossing}`, `- ${u(i - 1, j)}`, `- ${u(i + 1, j)}`], '<= 0')
    }
  else goal.push(...inside.map(([i, j]) => `+ ${u(i, j)}`))
  if (objective === 'penalty')
    for (const [i, j] of inside)
      for (const [r, c, way] of [
        [i, j + 1, 'h'],
        [i + 1, j, 'v'],
      ] as const) {
        if (r > height + 1 || c > width + 1) continue
        const pair = `b_${way}_${i}_${j}`
        goal.push(`- ${penalty} ${pair}`)
        binaries.push(pair)
        add('pair', [`+ ${pair}`, `- ${z(0, i, j)}`, `- ${z(0, r, c)}`], '>= -1')
      }
  for (const letter of new Set(keyword)) {
    const here = inside.map(([i, j]) => z(wordIndex.codes.get(letter) ?? 0, i, j))
    add('keyword', plus(here), `>= ${Array.from(keyword).filter((other) => other === letter).length}`)
  }
  for (const [i, j] of pattern ? inside : []) {
    const mark = pattern?.[i - 2]?.charAt(j - 2) ?? '#'
    const fixed = mark === '#' ? z(0, i, j) : mark === '.' ? u(i, j) : z(wordIndex.codes.get(mark) ?? 0, i, j)
    add('pattern', [`+ ${fixed}`], '= 1')
  }
  const price = bendPrice(formulation)
  const names = {
    black: (r: number, c: number) => z(0, r + 1, c + 1),
    white: (r: number, c: number) => u(r + 1, c + 1),
  }
  for (const [index, limits] of bendsOf(formulation, width, height, names).entries()) {
    const bent = `v_${index}`
    for (const { terms, max } of limits) add('rule', strict ? terms : [...terms, `- ${bent}`], `<= ${max}`)
    if (strict) continue
    binaries.push(bent)
    goal.push(`- ${price} ${bent}`)
  }

  if (connected) {
    const max = width * height
    const root = (i: number, j: number): string => `r_${i}_${j}`
    const flow = (i: number, j: number, r: number, c: number): string => `f_${i}_${j}_${r}_${c}`
    add('root', plus(inside.map(([i, j]) => root(i, j))), '= 1')
    for (const [i, j] of inside) {
      binaries.push(root(i, j))
      add('root', [`+ ${root(i, j)}`, `- ${u(i, j)}`], '<= 0')
      const source = `s_${i}_${j}`
      bounds.push(` 0 <= ${source} <= ${max}`)
      add('source', [`+ ${source}`, `- ${max} ${root(i, j)}`], '<= 0')
      const balance = [`+ ${source}`, `- ${u(i, j)}`]
      for (const [r, c] of [
        [i - 1, j],
        [i + 1, j],
        [i, j - 1],
        [i, j + 1],
      ] as const) {
        if (r < 2 || c < 2 || r > height + 1 || c > width + 1) continue
        balance.push(`- ${flow(i, j, r, c)}`, `+ ${flow(r, c, i, j)}`)
        bounds.push(` 0 <= ${flow(i, j, r, c)} <= ${max}`)
        add('flow', [`+ ${flow(i, j, r, c)}`, `- ${max} ${u(i, j)}`], '<= 0')
        add('flow', [`+ ${flow(i, j, r, c)}`, `- ${max} ${u(r, c)}`], '<= 0')
      }
      add('balance', balance, '= 0')
    }
  }
  return [
    '\\ Crossword making as a 0-1 programme',
    `\\ Cells are (row, column) from 1: the board is 2..${height + 1} by 2..${width + 1}; rows 1 and ${high} and columns 1 and ${wide} are its black rim.`,
    '\\ x_k_i_j, y_k_i_j: word k lies across, down, with the black cell before it at (i, j). z_a_i_j: letter a is in cell (i, j). u_i_j: it is white.',
    ...(strict || goal.every((term) => !term.includes(' v_'))
      ? []
      : [`\\ v_n: a rule for black cells is bent, which costs ${price}.`]),
    ...(connected ? flowRemarks : []),
    ...wordIndex.words.map(
      (word, k) => `\\ word ${k}: ${word}${wordIndex.caps[k] === 1 ? '' : ` (${wordIndex.caps[k]} times)`}`,
    ),
    '\\ letter 0: black',
    ...[...wordIndex.codes].flatMap(([letter, code]) => (code === 0 ? [] : [`\\ letter ${code}: ${letter}`])),
    'Maximize',
    wrapped(` value: ${goal.join(' ')}`),
    'Subject To',
    ...rows,
    ...(bounds.length > 0 ? ['Bounds', ...bounds] : []),
    'Binary',
    wrapped(` ${binaries.join(' ')}`, ' '),
    'End',
    '',
  ].join('\n')
}

const flowRemarks = [
  '\\ r_i_j: the flow starts at (i, j). s_i_j: what enters there. f_i_j_r_c: what goes from (i, j) to (r, c). Every white cell uses up one unit:',
  '\\ without that demand, which the founding text does not state, no flow at all would satisfy its constraints, and unconnected boards too.',
]

/** More than the difference in worth between any two boards. */
export const bendPrice = ({ width, height, penalty }: Pick<Formulation, 'width' | 'height' | 'penalty'>): number =>
  Math.ceil(width * height * (1 + 2 * penalty)) + 1

const plus = (names: readonly string[]): string[] => names.map((name) => `+ ${name}`)

function cellsOf(top: number, bottom: number, left: number, right: number): [number, number][] {
  const cells: [number, number][] = []
  for (let i = top; i <= bottom; i++) for (let j = left; j <= right; j++) cells.push([i, j])
  return cells
}

/** Some readers of LP files limit the length of lines; a line may break before any term. */
function wrapped(line: string, indent = '   '): string {
  if (line.length <= 200) return line
  const lines: string[] = []
  const [, first = '', ...parts] = line.split(' ')
  let current = ` ${first}`
  for (const part of parts) {
    if (current.length + part.length > 180 && !/^[+-]$|^\d/.test(current.split(' ').at(-1) ?? '')) {
      lines.push(current)
      current = indent + part
    } else current += ` ${part}`
  }
  return [...lines, current].join('\n')
}
