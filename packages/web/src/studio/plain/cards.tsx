/** The kinds to choose from, each with its icon. */
import { RadioGroup } from '../../ui/radio.tsx'
import { plainText } from '../text/plain.ts'
import { useText } from '../text/text.ts'
import type { PlainKind } from './kind.ts'
import { signOf } from './signs.ts'

interface Props {
  readonly kinds: readonly PlainKind[]
  readonly titleOf: (kind: string) => string
  readonly value: string
  readonly onChoose: (kind: string) => void
}

export function KindCards({ kinds, titleOf, value, onChoose }: Props) {
  const text = useText(plainText)
  const cardOf = (kind: string) => (
    <>
      <svg class="kind-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={signOf(kind)} />
      </svg>
      <b>{titleOf(kind)}</b>
    </>
  )
  return (
    <RadioGroup
      class="kind-cards"
      areKinds
      name={text.kind}
      of={kinds.map(({ kind }) => [kind, cardOf(kind)] as const)}
      value={value}
      onChoose={onChoose}
    />
  )
}
