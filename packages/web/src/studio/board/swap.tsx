/** Other words of the list for a place; those that fit come first. */
import type { Candidate } from '@kumiki/core/contract'
import { withReadings } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Sheet } from '../../ui/sheet.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { lineOf } from '../model/project.ts'
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
  const [found, setFound] = useState<readonly Candidate[] | null>(null)
  const line = lineOf(workspace.project)
  useEffect(() => {
    if (line === null) return
    void quickCore
      .ask('candidates', { line, place: placed.cells })
      .then((candidates) => setFound(candidates.ok ? candidates.value : []))
  }, [line, placed.word])
  return (
    <Sheet title={text.candidates(placed.name[lang] || placed.word)} onClose={onClose}>
      {found?.length === 0 && <p>{text.noCandidates}</p>}
      <ul class="candidates">
        {found?.map(({ word, shown, fits, isPlaced }) => (
          <li key={word}>
            <button
              type="button"
              onClick={() => {
                onClose()
                void workspace.edit({ edit: 'swap', place: placed.cells, word })
              }}
            >
              <b>{withReadings(shown)}</b>
              <span class="quiet">{fits ? text.fits : isPlaced ? text.onBoard : text.changes}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
