/** Other words of the list for a place, each with what it does to the board: those that keep it whole first. */
import { withReadings } from '@kumiki/core/player'
import type { Swap } from '@kumiki/core/verbs/swaps'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Sheet } from '../../ui/sheet.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { lineOf, newId } from '../model/project.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'
import type { PlacedWord } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

interface Props {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly placed: PlacedWord
  readonly onClose: () => void
}

export function SwapSheet({ workspace, quickCore, placed, onClose }: Props) {
  const text = useText(boardText)
  const lang = useLang()
  const [found, setFound] = useState<readonly Swap[]>([])
  const [isDone, setIsDone] = useState(false)
  const line = lineOf(workspace.project)
  useEffect(() => {
    if (line === null) return
    const order = { line, place: placed.cells, kept: workspace.keptPlaces(), seed: newId().slice(0, 8) }
    const { reply, enough } = quickCore.call('candidates', order, setFound)
    void reply
      .then((swaps) => setFound(swaps.ok ? swaps.value : []))
      .catch(() => {})
      .finally(() => setIsDone(true))
    return enough
  }, [line, placed.word])
  const choose = (swap: Swap): void => {
    onClose()
    void workspace.swap(swap)
  }
  const whole = found.filter(({ isWhole }) => isWhole)
  const breaking = found.filter(({ isWhole }) => !isWhole)
  return (
    <Sheet title={text.candidates(placed.name[lang] || placed.word)} onClose={onClose}>
      <SwapList swaps={whole} does="whole" onChoose={choose} />
      <p role="status" class="quiet">
        {!isDone ? text.tryingWords : found.length === 0 ? text.noCandidates : whole.length === 0 ? text.noneWhole : ''}
      </p>
      {breaking.length > 0 && (
        <details>
          <summary>{text.breaking(breaking.length)}</summary>
          <SwapList swaps={breaking} does="breaking" onChoose={choose} />
        </details>
      )}
    </Sheet>
  )
}

interface ListProps {
  readonly swaps: readonly Swap[]
  /** What these words do to the board. */
  readonly does: 'whole' | 'breaking'
  readonly onChoose: (swap: Swap) => void
}

function SwapList({ swaps, does, onChoose }: ListProps) {
  const text = useText(boardText)
  return (
    <ul class="candidates" data-swaps={does}>
      {swaps.map((swap) => (
        <li key={swap.word}>
          <button type="button" onClick={() => onChoose(swap)}>
            <b>{withReadings(swap.shown)}</b>
            <span class="quiet">
              {swap.isPlaced && swap.changed !== null && `${text.onBoard}${text.between}`}
              {swap.changed === null ? text.remade : swap.changed === 0 ? text.fits : text.changes(swap.changed)}
              {swap.shape && `${text.between}${text.shape(swap.shape.words, swap.shape.pieces, swap.shape.crossings)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
