/** Buttons and the few other controls; each has a name, whatever it shows. */
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icons.tsx'
import { RadioGroup } from './radio.tsx'

interface Common {
  readonly onPress: () => void
  readonly disabled?: boolean
  /** On or off, for those that stay. */
  readonly pressed?: boolean
  readonly class?: string
  /** What it does, for who drives the page from outside. */
  readonly does?: string
  /** Whether what it opens is open. */
  readonly expanded?: boolean | undefined
  /** Why it can do nothing now. */
  readonly why?: string | undefined
  /** Where one of several is the stop of Tab. */
  readonly tabIndex?: number
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
    title={rest.why ?? name}
    tabIndex={rest.tabIndex}
    data-do={rest.does}
    aria-pressed={rest.pressed}
    aria-expanded={rest.expanded}
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
  variant = 'plain',
  ...rest
}: Common & {
  readonly icon?: IconName
  readonly variant?: 'plain' | 'primary' | 'quiet'
  /** Where what it shows says too little. */
  readonly name?: string
  /** It sends its form off. */
  readonly submits?: boolean
  /** What it began is not done yet. */
  readonly busy?: boolean
  /** What it says where there is no room for words. */
  readonly hint?: string
  readonly children: ComponentChildren
}) => (
  <button
    type={rest.submits ? 'submit' : 'button'}
    class={`btn btn-${variant} ${rest.class ?? ''}`}
    title={rest.why ?? rest.hint}
    data-do={rest.does}
    aria-pressed={rest.pressed}
    aria-label={rest.name}
    aria-expanded={rest.expanded}
    aria-busy={rest.busy || undefined}
    disabled={rest.disabled}
    onClick={onPress}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </button>
)

/** One of several words in a row. */
export const Segmented = <T extends string>(props: {
  readonly name: string
  readonly of: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChoose: (value: T) => void
}) => <RadioGroup {...props} />

/** `hint`: what it does; `why`: why it cannot be turned now. It can still be reached, so that the reason is heard. */
export const Switch = ({
  on,
  onTurn,
  children,
  hint,
  why,
}: {
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
  readonly children: ComponentChildren
  readonly hint?: string | undefined
  readonly why?: string | undefined
}) => (
  <button
    type="button"
    class="switch"
    role="switch"
    aria-checked={on}
    aria-disabled={why === undefined ? undefined : 'true'}
    onClick={() => why === undefined && onTurn(!on)}
  >
    <span>
      {children}
      {(why ?? hint) && <small>{why ?? hint}</small>}
    </span>
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
