/** A kind's drawing on a page of the studio: exact lines at any size. */
import type { Board, Picture } from '@kumiki/core/player'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Drawing, unit } from '../../board/marks.tsx'
import { useLang } from '../../text/words.ts'

interface Props {
  readonly picture: Picture
  /** Of which board it is: what is no place of it is not painted. */
  readonly board?: Board | undefined
  /** null: only looked at beside what says the same. */
  readonly label?: string | null
  /** What lies over it, in its units. */
  readonly children?: ComponentChildren
}

export function PictureView({ picture, board, label, children }: Props) {
  const lang = useLang()
  const nodes = useMemo(() => new Drawing().nodes(picture, [], () => ''), [picture])
  const ground = useMemo(() => groundOf(picture, board), [picture, board])
  const name = label === undefined ? picture.label[lang] : label
  return (
    <svg
      class="lines picture"
      viewBox={`0 0 ${picture.width * unit} ${picture.height * unit}`}
      role={name === null ? undefined : 'img'}
      aria-hidden={name === null ? 'true' : undefined}
      aria-label={name ?? undefined}
    >
      <path class="ground" d={ground} />
      {nodes}
      {children}
    </svg>
  )
}

/** Islands lie in water, and all of it is the board. */
const groundOf = ({ width, height }: Picture, board: Board | undefined): string =>
  board === undefined || board.input === 'join'
    ? `M0 0h${width * unit}v${height * unit}H0z`
    : board.cells.map(([row, col]) => `M${col * unit} ${row * unit}h${unit}v${unit}h${-unit}z`).join('')
