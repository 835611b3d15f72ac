/** Picture, strokes, puzzle and solution in a grid of two by two. */

import type { Stage } from '@kumiki/core/contract'
import type { Shades } from '@kumiki/core/images'
import type { Mark, Picture, Problem } from '@kumiki/core/player'
import { useMemo, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { PictureView } from '../board/drawing.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { ChooseFile } from '../open/file.tsx'
import { pictureText } from '../text/picture.ts'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import { useAdded } from './added.ts'
import { Corners } from './corners.tsx'
import { GreysView } from './greys.tsx'
import { Pad } from './pad.tsx'
import { View } from './view.tsx'

interface Props {
  readonly workspace: Workspace
  /** null if the picture is not in greys. */
  readonly shades: Shades | null
  readonly drafted: { readonly stages: readonly Stage[]; readonly problem: Problem | null }
  readonly made: readonly Stage[]
  readonly isDrawing: boolean
  readonly onFile: (file: File) => void
  readonly onDrawing: (on: boolean) => void
  readonly onDraw: (shades: Shades) => void
  readonly onStrokes: (written: string) => void
}

export function Views(props: Props) {
  const text = useText(pictureText)
  const { workspace, made } = props
  const { view, making } = workspace
  const isHashi = workspace.project.kind === 'hashi'
  const solution = making?.progress?.picture ?? made[3]?.picture ?? view?.solved
  const shown = useMemo(() => (solution ? dashed(solution) : null), [solution])
  const islands = Number(view?.score.islands ?? Number.NaN)
  const added = useAdded(workspace)
  return (
    <div class="views">
      <GivenView {...props} />
      <LinesView {...props} />
      <View
        number={3}
        name={text.views.puzzle}
        view="puzzle"
        tools={isHashi && view && !Number.isNaN(islands) && <span class="tag tag-count">{text.islands(islands)}</span>}
      >
        {view ? <PictureView picture={view.blank} /> : <Empty />}
      </View>
      <View
        number={4}
        name={text.views.solution}
        view="solution"
        tools={isHashi && !making && added && <span class="tag tag-count">{added.text}</span>}
      >
        {shown ? <PictureView picture={shown} /> : <Empty />}
      </View>
    </div>
  )
}

const Empty = () => {
  const text = useText(pictureText)
  return <p class="quiet">{text.emptyView}</p>
}

function GivenView({ workspace, shades, drafted, isDrawing, onFile, onDrawing, onDraw }: Props) {
  const text = useText(pictureText)
  const [showsInk, setInk] = useState(false)
  const ink = drafted.stages.length > 1 ? drafted.stages[0]?.picture : undefined
  const isInk = (showsInk || !shades) && ink !== undefined
  return (
    <View
      number={1}
      name={text.views.picture}
      view="picture"
      tools={
        isDrawing ? (
          <Button onPress={() => onDrawing(false)}>{text.done}</Button>
        ) : (
          <>
            <ChooseFile variant="quiet" onFile={onFile}>
              {text.replace}
            </ChooseFile>
            <Button variant="quiet" icon="pencil" onPress={() => onDrawing(true)}>
              {text.draw}
            </Button>
          </>
        )
      }
    >
      {isDrawing && shades ? (
        <Pad shades={shades} canUndo={workspace.canUndo} onDraw={onDraw} onUndo={() => workspace.undo()} />
      ) : (
        <>
          {isInk && ink ? (
            <PictureView picture={ink} label={text.ink} />
          ) : (
            shades && <GreysView shades={shades} label={text.views.picture} />
          )}
          {shades && ink && (
            <button type="button" class="link small corner" aria-pressed={showsInk} onClick={() => setInk(!showsInk)}>
              {showsInk ? text.original : text.ink}
            </button>
          )}
        </>
      )}
    </View>
  )
}

/**
 * The strokes of the finished puzzle, which may have needed another layout; if the options have changed since, those of
 * the draft.
 */
function LinesView({ workspace, drafted, made, onStrokes }: Props) {
  const text = useText(pictureText)
  const lang = useLang()
  const sentence = useSentence()
  const [isEditing, setEditing] = useState(false)
  const isHashi = workspace.project.kind === 'hashi'
  const isMade = made.length > 0 && !workspace.isStale && workspace.making === null
  const stage = isHashi ? (isMade ? made : drafted.stages)[1] : drafted.stages[0]
  const { problem } = drafted
  const isNoLine = problem?.path[0] === 'picture' || problem?.code === 'no-room'
  return (
    <View
      number={2}
      name={isHashi ? text.views.strokes : text.views.shape}
      view="strokes"
      tools={
        <>
          {stage && !problem && stage.note[lang] !== '' && <span class="tag tag-count">{stage.note[lang]}</span>}
          {isHashi && stage?.written && (
            <Button variant="quiet" icon="pencil" pressed={isEditing} onPress={() => setEditing(!isEditing)}>
              {isEditing ? text.editDone : text.edit}
            </Button>
          )}
        </>
      }
    >
      {problem ? (
        <p class="trouble" role="alert" data-problem={problem.code}>
          {isNoLine ? text.noLines : sentence(problem.text)}
        </p>
      ) : !stage ? (
        <Empty />
      ) : isEditing && stage.written ? (
        <Corners
          written={stage.written}
          width={stage.picture.width}
          height={stage.picture.height}
          onChange={onStrokes}
        />
      ) : (
        <PictureView picture={stage.picture} label={`${text.views.strokes}: ${stage.note[lang]}`} />
      )}
    </View>
  )
}

/** In cells: bridges up to this width only connect separate parts. */
const thin = 0.05

const dashed = (picture: Picture): Picture => ({
  ...picture,
  marks: picture.marks.map(
    (mark): Mark =>
      mark.mark === 'line' && mark.width <= thin && mark.ink === 'entry' ? { ...mark, ink: 'seam' } : mark,
  ),
})
