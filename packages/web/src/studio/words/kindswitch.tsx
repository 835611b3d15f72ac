/** Chooses the kind of puzzle to make from the list. */
import { useLang } from '../../text/words.ts'
import { RadioGroup } from '../../ui/radio.tsx'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { KindInfo } from '../workers/core/protocol.ts'

interface Props {
  readonly kinds: readonly KindInfo[]
  readonly value: string
  readonly onChoose: (kind: string) => void
}

export function KindSwitch({ kinds, value, onChoose }: Props) {
  const text = useText(wordsText)
  const lang = useLang()
  return (
    <RadioGroup
      class="seg kinds"
      areKinds
      name={text.kind}
      of={kinds.map(({ kind, title }) => [kind, title[lang]] as const)}
      value={value}
      onChoose={onChoose}
    />
  )
}
