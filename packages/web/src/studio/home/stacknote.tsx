/** The progress of the ten puzzles, and the actions on them. */
import { Button, IconButton } from '../../ui/button.tsx'
import { type Stack, stackSize } from '../desk/stack.ts'
import type { Project } from '../model/project.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly stack: Stack
  readonly onPrint: (projects: readonly Project[]) => void
}

export function StackNote({ stack, onPrint }: Props) {
  const text = useText(homeText)
  const { made, done, isMaking } = stack
  const isWhole = made?.length === stackSize
  if (!made || (!isMaking && made.length === 0)) return null
  return (
    <div class="stack-note" data-stack={made.length}>
      <span role="status">
        {isMaking
          ? text.stacking(done)
          : !isWhole && done === stackSize
            ? text.stackFewer(made.length)
            : text.stackDone(made.length)}
      </span>
      <progress max={stackSize} value={done} aria-label={text.stacking(done)} />
      <span class="grow" />
      {isMaking ? (
        <Button icon="pause" does="stop" onPress={() => stack.stop()}>
          {text.stackStop}
        </Button>
      ) : (
        <>
          <Button icon="print" does="print" onPress={() => onPrint(made.map(({ project }) => project))}>
            {text.stackPrint}
          </Button>
          <IconButton icon="close" name={text.close} onPress={() => stack.clear()} />
        </>
      )}
    </div>
  )
}
