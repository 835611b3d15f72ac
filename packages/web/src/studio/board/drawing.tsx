/** A kind's drawing on a page of the studio: crisp lines at any size. */
import type { Board, Picture } from '@kumiki/core/player'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Drawing, unit } from '../../board/marks.tsx'
import { useLang } from '../../text/words.ts'

interface Props {
  readonly picture: Picture
  /** The board it belongs to: only its places get a background. */
  readonly board?: Board | undefined
  /** null if the text beside it says the same. */
  readonly label?: string | null
  /** An overlay, in units of the drawing. */
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

/** A board of islands is filled completely, as water. */
const groundOf = ({ width, height }: Picture, board: Board | undefined): string =>
  board === undefined || board.input === 'join'
    ? `M0 0h${width * unit}v${height * unit}H0z`
    : board.cells.map(([row, col]) => `M${col * unit} ${row * unit}h${unit}v${unit}h${-unit}z`).join('')
