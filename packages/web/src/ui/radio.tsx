/**
 * A radio group: arrow keys move between the choices, and Tab reaches the selected one, or the first if none is
 * selected.
 */
import type { ComponentChildren } from 'preact'

interface Props<T extends string> {
  readonly name: string
  readonly of: readonly (readonly [value: T, shown: ComponentChildren])[]
  readonly value: string
  readonly onChoose: (value: T) => void
  readonly class?: string
  /** Marks the choices as kinds of puzzles, for tests and scripts. */
  readonly areKinds?: boolean
}

export function RadioGroup<T extends string>({
  name,
  of,
  value,
  onChoose,
  class: variant = 'seg',
  areKinds,
}: Props<T>) {
  const at = of.findIndex(([one]) => one === value)
  const move = (event: KeyboardEvent): void => {
    const step = /Arrow(Right|Down)/.test(event.key) ? 1 : /Arrow(Left|Up)/.test(event.key) ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (Math.max(0, at) + step + of.length) % of.length
    const chosen = of[next]
    if (!chosen) return
    onChoose(chosen[0])
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div class={variant} role="radiogroup" aria-label={name} onKeyDown={move}>
      {of.map(([one, shown], index) => (
        <button
          key={one}
          type="button"
          role="radio"
          data-kind-choice={areKinds ? one : undefined}
          aria-checked={one === value}
          tabIndex={index === Math.max(0, at) ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {shown}
        </button>
      ))}
    </div>
  )
}
