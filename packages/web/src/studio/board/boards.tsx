/** The boards that were made for the same order, as thumbnails, the best first. */
import { RadioGroup } from '../../ui/radio.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { lineOf } from '../model/project.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'
import type { PuzzleView } from '../workers/core/protocol.ts'
import { PictureView } from './drawing.tsx'

export function Boards({ workspace }: { readonly workspace: Workspace }) {
  const text = useText(boardText)
  const { boards, making } = workspace
  if (boards.length === 0 || making) return null
  return (
    <RadioGroup
      class="boards"
      name={text.boards}
      of={boards.map(({ line, view }, at) => [line, <Thumbnail key={line} view={view} at={at} />] as const)}
      value={lineOf(workspace.project) ?? ''}
      onChoose={(line) => workspace.choose(line)}
    />
  )
}

function Thumbnail({ view: { blank, board }, at }: { readonly view: PuzzleView; readonly at: number }) {
  const text = useText(boardText)
  return (
    <>
      <PictureView picture={blank} board={board} label={null} />
      <span class="unseen">{text.boardOf(at + 1, board.height, board.width)}</span>
    </>
  )
}
