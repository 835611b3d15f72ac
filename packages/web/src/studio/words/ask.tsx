/** Asks before a puzzle is made that can hardly be a good one. */
import { Button } from '../../ui/button.tsx'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { Doubts } from './doubts.ts'

interface Props {
  readonly doubts: Doubts
  readonly onMake: () => void
  readonly onStay: () => void
}

export function Ask({ doubts: { rows, reasons }, onMake, onStay }: Props) {
  const text = useText(wordsText)
  const sentence = useSentence()
  return (
    <div class="trouble" role="alert" data-asks>
      {rows && <p>{text.fewUsable(rows.usable, rows.all)}</p>}
      {reasons.map((reason) => (
        <p key={reason.en}>{sentence(reason)}</p>
      ))}
      <p>{text.anyway}</p>
      <Button does="stay" onPress={onStay}>
        {text.mend}
      </Button>{' '}
      <Button does="anyway" onPress={onMake}>
        {text.makeAnyway}
      </Button>
    </div>
  )
}
