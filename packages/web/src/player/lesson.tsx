/** How a kind is solved: its worked example in three pictures, its rules, and what to look for first. */
import { itemLine, type PuzzleTypes } from '@kumiki/core/player'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Drawing, Ground, unit } from '../board/marks.tsx'
import type { Game } from '../game/game.ts'
import { meet } from '../store/met.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { useLater } from '../ui/later.ts'

const load = () => import('@kumiki/core/examples')
type Lesson = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof load>>['lessonOf']>>>

function useLesson(kind: string): Lesson | null {
  const lang = useLang()
  const examples = useLater(load, true)
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    void examples?.lessonOf(kind, lang).then(setLesson, () => undefined)
  }, [examples, kind, lang])
  return lesson
}

export function LessonView({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  const words = useWords()
  const lang = useLang()
  const lesson = useLesson(kind)
  return (
    // with the focus, it is scrolled by keys where it is longer than the screen
    <div class="lesson" tabIndex={0}>
      <ol>
        {words.lesson.map((name, at) => (
          <li key={name}>
            <div>{lesson && <Stage lesson={lesson} at={at} />}</div>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {lesson?.sideLists
        .filter(({ form }) => form === 'clues' || form === 'words')
        .map(({ heading, items }) => (
          <p key={heading.en} class="quiet small">
            <b>{heading[lang]}</b> {items.map(itemLine).join('　')}
          </p>
        ))}
      {children}
      {lesson && <p>{lesson.firstStep[lang]}</p>}
    </div>
  )
}

function Stage({ lesson: { board, pictures }, at }: { readonly lesson: Lesson; readonly at: number }) {
  const lang = useLang()
  const picture = pictures[at]
  if (!picture) return null
  return (
    <svg
      class="lines"
      viewBox={`-4 -4 ${picture.width * unit + 8} ${picture.height * unit + 8}`}
      role="img"
      aria-label={picture.label[lang]}
    >
      {board.input !== 'join' && <Ground cells={board.cells} />}
      {new Drawing().nodes(picture, [], () => '')}
    </svg>
  )
}

/** The rules of a kind that is seen here for the first time. */
export function Meet<K extends PuzzleTypes>({
  game,
  onBegin,
}: {
  readonly game: Game<K>
  readonly onBegin: () => void
}) {
  const words = useWords()
  const lang = useLang()
  const { face } = game
  useEffect(() => meet(face.id), [face])
  return (
    <div class="meet">
      <LessonView kind={face.id}>
        {face.rules[lang].split('\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
      </LessonView>
      <Button variant="primary" class="wide" does="begin" onPress={onBegin}>
        {words.begin}
      </Button>
    </div>
  )
}
