/** Writes kept words as the option `keep` of a kind takes them: `3 1 across tiger`. */
import type { PlacedWord } from '../workers/core/protocol.ts'

const ways: Readonly<Record<string, string>> = {
  '0,1': 'across',
  '1,0': 'down',
  '-1,0': 'N',
  '-1,1': 'NE',
  '1,1': 'SE',
  '1,-1': 'SW',
  '0,-1': 'W',
  '-1,-1': 'NW',
}

export const keptText = ({ word, cells }: PlacedWord): string | null => {
  const [first, second] = cells
  if (!first || !second) return null
  const way = ways[`${second[0] - first[0]},${second[1] - first[1]}`]
  return way === undefined ? null : `${first[0] + 1} ${first[1] + 1} ${way} ${word}`
}
