/** One way to begin: a picture of a possible result, a name, and buttons that begin at once. */
import type { ComponentChildren } from 'preact'
import type { StartName } from '../model/project.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly start: StartName
  readonly art: ComponentChildren
  readonly onOpen: () => void
  readonly children: ComponentChildren
}

export function StartCard({ start, art, onOpen, children }: Props) {
  const { title, lead } = useText(homeText).starts[start]
  return (
    <section class="door" aria-labelledby={`door-${start}`}>
      {art}
      <div class="door-body">
        <h2 id={`door-${start}`}>
          <button type="button" class="door-name" data-door={start} onClick={onOpen}>
            {title}
          </button>
        </h2>
        <p class="quiet">{lead}</p>
        {children}
      </div>
    </section>
  )
}
