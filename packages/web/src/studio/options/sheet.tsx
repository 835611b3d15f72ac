/** Every option of a kind, from its specification: those that matter most first, each with its sentence. */
import { Button, Segmented } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Desk } from '../desk/desk.ts'
import { frameText } from '../text/frame.ts'
import { langNames, optionsText } from '../text/options.ts'
import { useText } from '../text/text.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { Fields } from './fields.tsx'
import { isHeldUp, useWeighed } from './weighed.ts'

interface Props {
  readonly desk: Desk
  readonly info: KindInfo
  readonly quickCore: CoreWorker
  readonly onMake: () => void
  readonly onClose: () => void
}

export function OptionsSheet({ desk, info, quickCore, onMake, onClose }: Props) {
  const text = useText(optionsText)
  const { puzzleLang } = useText(frameText)
  const weighed = useWeighed(desk, quickCore)
  const make = async (): Promise<void> => {
    if (!(await isHeldUp(desk, quickCore, (name) => document.getElementById(`option-${name}`)))) onMake()
  }
  return (
    <Sheet title={text.title} onClose={onClose}>
      <div class="option" data-option="lang">
        <b>{puzzleLang}</b>
        <Segmented
          name={puzzleLang}
          of={langNames}
          value={desk.project.lang}
          onChoose={(lang) => desk.change({ lang })}
        />
      </div>
      <Fields desk={desk} info={info} quickCore={quickCore} weighed={weighed} />
      <p class="ends">
        <Button look="quiet" onPress={() => desk.change({ specs: { ...desk.project.specs, [info.kind]: {} } })}>
          {text.reset}
        </Button>
        <Button look="primary" onPress={() => void make()}>
          {text.apply}
        </Button>
      </p>
    </Sheet>
  )
}
