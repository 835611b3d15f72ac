/** The kinds to choose from, each with its sign. */
import { RadioGroup } from '../../ui/radio.tsx'
import { plainText } from '../text/plain.ts'
import { useText } from '../text/text.ts'
import type { PlainKind } from './kinds.ts'

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
        <path d={signs[kind]} />
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

/** A small sign of each kind, drawn on a field of 24. */
const signs: Readonly<Record<string, string>> = {
  sudoku: 'M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18',
  blocksum: 'M3 3h18v18H3zM12 3v6h-6v12M12 9h9M12 15v6M12 15h9',
  hashi:
    'M5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 5h10M18 7v10M20 7v10',
  skeleton: 'M3 3h12v6H3zM9 3v18h6V3M9 9h6M9 15h12v6H9M15 15v6M9 3v6',
}
