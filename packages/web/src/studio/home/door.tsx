/** A door: a picture of what is behind it, its name, and ways through it. */
import type { ComponentChildren } from 'preact'
import type { DoorName } from '../model/project.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly door: DoorName
  readonly art: ComponentChildren
  readonly onOpen: () => void
  readonly children: ComponentChildren
}

export function DoorCard({ door, art, onOpen, children }: Props) {
  const { title, lead } = useText(homeText).doors[door]
  return (
    <section class="door" aria-labelledby={`door-${door}`}>
      {art}
      <div class="door-body">
        <h2 id={`door-${door}`}>
          <button type="button" class="door-name" data-door={door} onClick={onOpen}>
            {title}
          </button>
        </h2>
        <p class="quiet">{lead}</p>
        {children}
      </div>
    </section>
  )
}
