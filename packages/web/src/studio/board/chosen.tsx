/** The selected word: keep it, swap it, edit its clue. */
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { keptOf } from '../model/project.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'
import type { PlacedWord } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { SwapSheet } from './swap.tsx'

interface Props {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly placed: PlacedWord
}

export function ChosenWord({ workspace, quickCore, placed }: Props) {
  const text = useText(boardText)
  const lang = useLang()
  const [clue, setClue] = useState(placed.clue)
  const [swaps, setSwaps] = useState(false)
  useEffect(() => setClue(placed.clue), [placed.word, placed.clue])
  const edits = workspace.view?.edits ?? []
  const isKept = keptOf(workspace.project).includes(placed.word)
  return (
    <div class="chosen-word" role="group" aria-label={text.chosen}>
      <b>{placed.word}</b>
      <span class="quiet">{placed.name[lang]}</span>
      {edits.includes('anew') && (
        <Button variant="quiet" icon="lock" pressed={isKept} onPress={() => workspace.keep([placed.word], !isKept)}>
          {isKept ? text.letGo : text.keepIt}
        </Button>
      )}
      {edits.includes('swap') && (
        <Button variant="quiet" icon="swap" onPress={() => setSwaps(true)}>
          {text.swap}
        </Button>
      )}
      {edits.includes('clue') && (
        <form
          class="clue-form"
          onSubmit={(event) => {
            event.preventDefault()
            void workspace.edit({ edit: 'clue', place: placed.cells, clue })
          }}
        >
          <input
            class="field"
            aria-label={text.clue}
            placeholder={text.clue}
            value={clue}
            onInput={(event) => setClue(event.currentTarget.value)}
          />
          <button type="submit" class="btn" disabled={clue === placed.clue}>
            {text.saveClue}
          </button>
        </form>
      )}
      {swaps && (
        <SwapSheet workspace={workspace} quickCore={quickCore} placed={placed} onClose={() => setSwaps(false)} />
      )}
    </div>
  )
}
