/** Every option of a kind, from its specification: the most important first, each with its sentence. */
import { Button, Segmented } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { frameText } from '../text/frame.ts'
import { langNames, optionsText } from '../text/options.ts'
import { useText } from '../text/text.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { Fields } from './fields.tsx'
import { isHeldUp, useWeighed } from './weighed.ts'

interface Props {
  readonly workspace: Workspace
  readonly info: KindInfo
  readonly quickCore: CoreWorker
  readonly onMake: () => void
  readonly onClose: () => void
}

export function OptionsSheet({ workspace, info, quickCore, onMake, onClose }: Props) {
  const text = useText(optionsText)
  const { puzzleLang } = useText(frameText)
  const weighed = useWeighed(workspace, quickCore)
  const make = async (): Promise<void> => {
    if (!(await isHeldUp(workspace, quickCore, (name) => document.getElementById(`option-${name}`)))) onMake()
  }
  return (
    <Sheet title={text.title} onClose={onClose}>
      <div class="option" data-option="lang">
        <b>{puzzleLang}</b>
        <Segmented
          name={puzzleLang}
          of={langNames}
          value={workspace.project.lang}
          onChoose={(lang) => workspace.change({ lang })}
        />
      </div>
      <Fields workspace={workspace} info={info} quickCore={quickCore} weighed={weighed} />
      <p class="ends">
        <Button
          variant="quiet"
          onPress={() => workspace.change({ specs: { ...workspace.project.specs, [info.kind]: {} } })}
        >
          {text.reset}
        </Button>
        <Button variant="primary" onPress={() => void make()}>
          {text.apply}
        </Button>
      </p>
    </Sheet>
  )
}
