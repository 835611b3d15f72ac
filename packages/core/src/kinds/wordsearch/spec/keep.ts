/** The option `keep` of a sheet: its format, and which requests are impossible. */
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Size } from '../../../spec/size.ts'
import type { Placement } from '../../../wordgrid/keep.ts'
import type { Entry } from '../../../words/entry.ts'
import type { Dir } from '../puzzle/dirs.ts'
import { type Directed, directionsOf } from './directions.ts'

export type RunPlacement = Placement<Dir>

interface Options extends Directed {
  readonly keep?: readonly RunPlacement[] | undefined
  readonly words: readonly Entry[]
  readonly size?: Size | undefined
}

/** The first word that cannot be kept, and why. */
export function placementFault(options: Options): { readonly index: number; readonly message: string } | null {
  const { width, height } = options.size ?? { width: limits.gridSide, height: limits.gridSide }
  const allowed = directionsOf(options)
  const listed = new Set(options.words.map(({ word }) => word))
  const letters = new Map<string, string>()
  const seen = new Set<string>()
  for (const [index, { row, col, way, word }] of (options.keep ?? []).entries()) {
    const fault = (what: Bilingual) => ({ index, message: rule(what) })
    if (!listed.has(word)) return fault(notListed)
    if (seen.has(word)) return fault(twice)
    if (!allowed.includes(way)) return fault(otherWay(allowed))
    seen.add(word)
    for (let at = 0; at < word.length; at++) {
      const [r, c] = [row + at * towards(way, 'S', 'N'), col + at * towards(way, 'E', 'W')]
      if (r < 0 || c < 0 || r >= height || c >= width) return fault(outside(width, height))
      const before = letters.get(`${r},${c}`)
      if (before !== undefined && before !== word.charAt(at)) return fault(disagrees(r, c))
      letters.set(`${r},${c}`, word.charAt(at))
    }
  }
  return null
}

const notListed: Bilingual = { en: 'it is not in the word list', ja: '単語リストにありません' }
const twice: Bilingual = { en: 'it is kept twice', ja: '2回固定されています' }
const otherWay = (allowed: readonly Dir[]): Bilingual => ({
  en: `words of this sheet run only towards ${allowed.join(', ')}`,
  ja: `この盤面で使う向きは ${allowed.join('、')} だけです`,
})
const outside = (width: number, height: number): Bilingual => ({
  en: `it does not lie inside the board of ${width} by ${height}`,
  ja: `${width}×${height} の盤面に収まりません`,
})
const disagrees = (row: number, col: number): Bilingual => ({
  en: `another kept word has a different letter in row ${row + 1}, column ${col + 1}`,
  ja: `${row + 1}行${col + 1}列の文字が、ほかの固定した単語と違います`,
})

const towards = (way: Dir, one: string, other: string): number =>
  Number(way.includes(one)) - Number(way.includes(other))
