/** A stack of ten: its progress and its puzzles, the easiest first. */
import { useLang } from '../../text/words.ts'
import { Button, LevelDots } from '../../ui/button.tsx'
import { PictureView } from '../board/drawing.tsx'
import { type Stacked, stackSize } from '../desk/stack.ts'
import type { Project } from '../model/project.ts'
import { plainText } from '../text/plain.ts'
import { useText } from '../text/text.ts'
import type { StackView } from './stack.ts'

interface Props {
  readonly stack: StackView
  readonly onStart: () => void
  readonly onOpen: (project: Project) => void
  readonly onPrint: (projects: readonly Project[]) => void
}

export function Pile({ stack, onStart, onOpen, onPrint }: Props) {
  const text = useText(plainText)
  const { all, isRunning, folder } = stack
  return (
    <section class="pile" aria-label={text.stack} data-stack={all.length} data-running={isRunning}>
      <header>
        <h2>{text.stack}</h2>
        <span class="grow" />
        {isRunning && (
          <>
            <progress max={stackSize} value={all.length} aria-label={text.stack} />
            <span role="status">{text.stacking(all.length)}</span>
            <Button onPress={stack.stop}>{text.stackStop}</Button>
          </>
        )}
        {!isRunning && all.length > 0 && (
          <Button icon="print" onPress={() => onPrint(all.map(({ project }) => project))}>
            {text.stackPrint}
          </Button>
        )}
        {!isRunning && (
          <Button icon="plus" does="stack" onPress={onStart}>
            {text.stackMake}
          </Button>
        )}
      </header>
      <p class="quiet small">{all.length > 0 ? text.kept(folder) : text.stackNote}</p>
      {all.length > 0 && (
        <ol>
          {all.map((stacked, at) => (
            <PileItem key={stacked.project.id} stacked={stacked} number={at + 1} onOpen={onOpen} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface ItemProps {
  readonly stacked: Stacked
  readonly number: number
  readonly onOpen: (project: Project) => void
}

function PileItem({ stacked: { project, view }, number, onOpen }: ItemProps) {
  const text = useText(plainText)
  const lang = useLang()
  const hardest = view.techniques.at(-1)
  return (
    <li>
      <button type="button" data-level={view.level} aria-label={text.show(number)} onClick={() => onOpen(project)}>
        <PictureView picture={view.blank} board={view.board} label={null} />
        <span>
          <b>{project.title}</b>
          {view.level === null ? (
            <small class="quiet">{text.noLevel}</small>
          ) : (
            <LevelDots level={view.level} name={text.levelOf(view.level)} />
          )}
          {hardest && <small class="quiet">{`${hardest.name[lang]} × ${hardest.count}`}</small>}
          {view.stepCount > 0 && <small class="quiet">{text.steps(view.stepCount)}</small>}
        </span>
      </button>
    </li>
  )
}
