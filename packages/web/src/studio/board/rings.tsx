/** A ring around every word that has just come onto the board; each disappears by itself. */
import { nameOfCells } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { unit } from '../../board/marks.tsx'
import type { Ring } from '../desk/fresh.ts'

export const Rings = ({ rings }: { readonly rings: readonly Ring[] }) => (
  <>
    {rings.map((ring) => (
      <RingView key={`${nameOfCells(ring.cells)} ${ring.since}`} ring={ring} />
    ))}
  </>
)

/** A box from the first cell to the last, rotated along the word. */
function RingView({ ring: { word, cells } }: { readonly ring: Ring }) {
  const [isOver, setOver] = useState(false)
  const [first, last] = [cells[0], cells.at(-1)]
  if (isOver || !first || !last) return null
  const [down, right] = [last[0] - first[0], last[1] - first[1]]
  const length = (Math.hypot(down, right) + 1) * unit
  const [x, y] = [((first[1] + last[1] + 1) * unit) / 2, ((first[0] + last[0] + 1) * unit) / 2]
  const turn = (Math.atan2(down, right) * 180) / Math.PI
  return (
    <rect
      class="fresh"
      data-fresh={word}
      x={-length / 2}
      y={-unit / 2}
      width={length}
      height={unit}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      onAnimationEnd={() => setOver(true)}
    />
  )
}
