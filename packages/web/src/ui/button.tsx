/** Buttons and the few other controls; each has a name, whatever it shows. */
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icons.tsx'

interface Common {
  readonly onPress: () => void
  readonly disabled?: boolean
  /** On or off, for those that stay. */
  readonly pressed?: boolean
  readonly class?: string
}

export const IconButton = ({
  icon,
  name,
  onPress,
  ...rest
}: Common & { readonly icon: IconName; readonly name: string }) => (
  <button
    type="button"
    class={`btn btn-icon ${rest.class ?? ''}`}
    aria-label={name}
    title={name}
    aria-pressed={rest.pressed}
    disabled={rest.disabled}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

export const Button = ({
  icon,
  children,
  onPress,
  look = 'plain',
  ...rest
}: Common & {
  readonly icon?: IconName
  readonly look?: 'plain' | 'primary' | 'quiet'
  readonly children: ComponentChildren
}) => (
  <button
    type="button"
    class={`btn btn-${look} ${rest.class ?? ''}`}
    aria-pressed={rest.pressed}
    disabled={rest.disabled}
    onClick={onPress}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </button>
)

/** One of several, arrows move between them. */
export function Segmented<T extends string>({
  name,
  of,
  value,
  onChoose,
}: {
  readonly name: string
  readonly of: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChoose: (value: T) => void
}) {
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : /Arrow(Left|Up)/.test(event.key) ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = of.findIndex(([one]) => one === value)
    const next = of[(at + step + of.length) % of.length]
    if (!next) return
    onChoose(next[0])
    const group = event.currentTarget
    if (group instanceof HTMLElement) {
      const button = group.querySelectorAll('button')[(at + step + of.length) % of.length]
      button?.focus()
    }
  }
  return (
    <div class="seg" role="radiogroup" aria-label={name} onKeyDown={move}>
      {of.map(([one, text]) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          tabIndex={one === value ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

export const Switch = ({
  on,
  onTurn,
  children,
}: {
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
  readonly children: ComponentChildren
}) => (
  <button type="button" class="switch" role="switch" aria-checked={on} onClick={() => onTurn(!on)}>
    <span>{children}</span>
    <i aria-hidden="true" />
  </button>
)

export const LevelDots = ({ level, name }: { readonly level: number; readonly name: string }) => (
  <span class="dots" role="img" aria-label={name}>
    {[1, 2, 3, 4, 5].map((one) => (
      <i key={one} class={one <= level ? 'on' : ''} />
    ))}
  </span>
)
