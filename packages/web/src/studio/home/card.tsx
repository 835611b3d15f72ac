/** A card for a stored project: its drawing and its figures, loaded when it scrolls into view. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { IconButton, LevelDots } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { PictureView } from '../board/drawing.tsx'
import { checker } from '../desk/checking.ts'
import { lineOf, type Project } from '../model/project.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { type Glance, glanceAt } from './glance.ts'

interface Props {
  readonly project: Project
  readonly quickCore: CoreWorker
  readonly title: string
  /** An unverified puzzle was checked. */
  readonly onChecked: (project: Project) => void
  readonly onOpen: () => void
  readonly onActions: () => void
}

export function Card({ project, quickCore, title, onChecked, onOpen, onActions }: Props) {
  const text = useText(homeText)
  const lang = useLang()
  const [place, glance] = useGlance(project, quickCore, onChecked)
  return (
    <li class="card" ref={place} data-project={project.id}>
      <button type="button" class="card-open" onClick={onOpen}>
        <span class="card-art">
          {glance ? (
            <PictureView picture={glance.picture} board={glance.board} label={null} />
          ) : (
            <i class="card-pale" aria-hidden="true" />
          )}
        </span>
        <b class="card-title">{title}</b>
        <span class="card-facts quiet">
          {glance
            ? `${glance.kind[lang]} ${text.sizeOf(glance.board.width, glance.board.height)}`
            : lineOf(project) === null
              ? project.rows.length > 0
                ? text.words(project.rows.length)
                : text.unmade
              : '\u00a0'}
        </span>
        <span class="card-level">
          {glance?.level != null && <LevelDots level={glance.level} name={text.levelOf(glance.level)} />}
          {glance?.isClued && <span class="quiet">{text.clued}</span>}
          <span class="grow" />
          {glance?.isUnique && (
            <span class="tick" role="img" aria-label={text.proved}>
              <Icon name="tick" />
            </span>
          )}
        </span>
      </button>
      <IconButton icon="menu" name={text.actions(title)} class="card-more" onPress={onActions} />
    </li>
  )
}

/** null if the card has not come into view yet, or there is no puzzle. */
function useGlance(project: Project, quickCore: CoreWorker, onChecked: (project: Project) => void) {
  const place = useRef<HTMLLIElement>(null)
  const [glance, setGlance] = useState<Glance | null>(null)
  const line = lineOf(project)
  useEffect(() => {
    if (line === null || !place.current) return setGlance(null)
    let isWanted = true
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        if (project.strange.length === 0)
          return void glanceAt(line, project, quickCore).then((found) => isWanted && setGlance(found))
        void checker.check(project).then((checked) => isWanted && checked !== project && onChecked(checked))
      },
      { rootMargin: '200px' },
    )
    watch.observe(place.current)
    return () => {
      isWanted = false
      watch.disconnect()
    }
  }, [line, project.door, project.strange.length])
  return [place, glance] as const
}
