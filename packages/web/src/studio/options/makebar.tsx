/**
 * The buttons for making a puzzle, on every page that does: the options, another one, or this one with the current
 * options; and the button to stop a search.
 */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { optionsText } from '../text/options.ts'
import { useText } from '../text/text.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { OptionsSheet } from './sheet.tsx'

interface Props {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly info: KindInfo | undefined
  /** The labels for making again, if that is always offered: with the same options, and with changed ones. */
  readonly again?: readonly [same: string, changed: string]
  /** Why nothing can be made. */
  readonly why?: string | undefined
  readonly optionsLast?: boolean
  readonly onMake: (again: boolean) => void
}

export function MakeBar({ workspace, quickCore, info, again, why, optionsLast = false, onMake }: Props) {
  const text = useText(optionsText)
  const [showsOptions, setOptions] = useState(false)
  const hasBoard = workspace.view !== null
  const isFresh = hasBoard && !workspace.isStale
  const options = (
    <Button icon="sliders" {...(again ? { class: 'spare', hint: text.options } : {})} onPress={() => setOptions(true)}>
      {text.options}
    </Button>
  )
  return (
    <>
      {!optionsLast && options}
      {workspace.making ? (
        <Button variant="primary" icon="pause" does="stop" onPress={() => workspace.stop()}>
          {text.stop}
        </Button>
      ) : (
        <>
          {hasBoard && (
            <Button icon="again" does="again" onPress={() => onMake(true)}>
              {text.again}
            </Button>
          )}
          {(again || !isFresh) && (
            <Button
              variant={isFresh ? 'quiet' : 'primary'}
              does="make"
              disabled={why !== undefined}
              why={why}
              onPress={() => onMake(false)}
            >
              {again && hasBoard ? again[isFresh ? 0 : 1] : text.make}
            </Button>
          )}
        </>
      )}
      {optionsLast && options}
      {showsOptions && info && (
        <OptionsSheet
          workspace={workspace}
          info={info}
          quickCore={quickCore}
          onMake={() => {
            setOptions(false)
            onMake(false)
          }}
          onClose={() => setOptions(false)}
        />
      )}
    </>
  )
}
