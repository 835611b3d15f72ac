/** A kind's drawing on a page of the studio: exact lines at any size. */
import type { Picture } from '@kumiki/core/player'
import { useMemo } from 'preact/hooks'
import { Drawing, unit } from '../../board/marks.tsx'
import { useLang } from '../../text/words.ts'

interface Props {
  readonly picture: Picture
  /** null: only looked at beside what says the same. */
  readonly label?: string | null
}

export function PictureView({ picture, label }: Props) {
  const lang = useLang()
  const nodes = useMemo(() => new Drawing().nodes(picture, [], () => ''), [picture])
  const name = label === undefined ? picture.label[lang] : label
  return (
    <svg
      class="lines picture"
      viewBox={`0 0 ${picture.width * unit} ${picture.height * unit}`}
      role={name === null ? undefined : 'img'}
      aria-hidden={name === null ? 'true' : undefined}
      aria-label={name ?? undefined}
    >
      <rect class="ground" width={picture.width * unit} height={picture.height * unit} />
      {nodes}
    </svg>
  )
}
