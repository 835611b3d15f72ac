/**
 * 6 × 6 boards of level 4. One board in 20,000 dug at random has that level, too few to wait for. So some are stored
 * here, found by digging and by walks from hard boards, and each represents its images: digits exchanged, bands of
 * boxes permuted, and lines permuted within a band. These exchanges preserve what every technique sees, and so the
 * level; an image of a minimal board is minimal. There are 2,488,320 images, of which 69,120 keep pairs of givens half
 * a turn apart.
 */
import type { Rng } from '../../base/rng.ts'
import { boxes } from './puzzle/model.ts'

const size = 6
const { height, width } = boxes[size]

/** Boards from which no given can be removed. */
const minimal = [
  '000005/050130/000000/310400/200000/400060',
  '120006/060000/500063/000100/001000/600040',
  '050102/000000/100503/000400/024000/310000',
  '025001/400000/002065/060000/000504/000016',
  '000400/400065/100000/020030/060020/001006',
  '040000/201000/030004/002600/004200/000005',
  '006040/400100/002060/000004/060000/050030',
  '500601/000000/604002/003000/000010/400205',
  '000006/640200/300000/010050/420010/000400',
  '200100/005000/036000/100060/000240/000605',
  '040010/005000/500002/020300/600005/000200',
  '050002/004600/000003/000400/100000/020050',
  '004005/100060/000600/010300/500000/060020',
  '003160/000023/004000/020030/400002/600000',
  '300060/002005/210050/005000/000420/000006',
  '030001/600300/300000/010005/002000/100400',
  '002600/600050/400500/000003/020000/500010',
  '013000/400000/030605/006040/002050/000006',
  '100560/000000/600240/002010/030000/260100',
  '000000/200040/600100/030006/020600/005003',
]
/** Boards from which no pair of givens half a turn apart can be removed. */
const inPairs = [
  '065000/102000/050004/200010/000601/000420',
  '000630/060002/010004/500020/400010/031000',
  '000003/006500/600040/010006/002100/300000',
  '000200/040006/010600/005020/300050/001000',
  '000004/040620/010500/002010/061040/500000',
  '016000/300100/500400/003002/004003/000640',
  '300060/056000/400020/060004/000150/010002',
  '003000/200004/050400/004060/600001/000300',
  '002000/060040/100400/004003/030050/000200',
  '020000/001200/056003/300650/004500/000060',
  '200064/006500/060000/000030/005600/610005',
  '020000/003600/010005/600010/001400/000020',
  '000005/000460/301050/060103/014000/500000',
  '000100/040056/600010/030005/460020/002000',
  '010000/200300/032001/400230/005003/000060',
]

/** The givens of a board, 0 for open cells. */
export function drawRare(symmetric: boolean, rng: Rng): number[] {
  const list = symmetric ? inPairs : minimal
  const board = list[rng.below(list.length)]!.replaceAll('/', '')
  const rows = drawLines(height, symmetric, rng)
  const cols = drawLines(width, symmetric, rng)
  const digits = [0, ...rng.shuffle([1, 2, 3, 4, 5, 6])]
  return rows.flatMap((row) => cols.map((col) => digits[Number(board[row * size + col])]!))
}

/**
 * A random order of lines that keeps bands of `depth` lines together and, if `symmetric`, keeps opposite lines
 * opposite.
 */
function drawLines(depth: number, symmetric: boolean, rng: Rng): number[] {
  const bands = size / depth
  if (!symmetric)
    return rng.shuffle(span(bands)).flatMap((band) => rng.shuffle(span(depth)).map((i) => band * depth + i))
  const order = drawMirrored(bands, rng)
  const lines = new Array<number>(size)
  for (let at = 0; at < bands / 2; at++) {
    const isMiddle = 2 * at + 1 === bands
    const within = isMiddle ? drawMirrored(depth, rng) : rng.shuffle(span(depth))
    within.forEach((i, place) => {
      const line = order[at]! * depth + i
      lines[at * depth + place] = line
      lines[size - 1 - at * depth - place] = size - 1 - line
    })
  }
  return lines
}

/** A random order of 0, 1, … in which opposite places hold opposite numbers. */
function drawMirrored(count: number, rng: Rng): number[] {
  const order = span(count)
  const pairs = rng.shuffle(span(Math.floor(count / 2)))
  pairs.forEach((pair, at) => {
    const first = rng.below(2) === 0 ? pair : count - 1 - pair
    order[at] = first
    order[count - 1 - at] = count - 1 - first
  })
  return order
}

const span = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
