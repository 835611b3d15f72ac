/** Buttons and other small controls; each has an accessible name, whatever it shows. */
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icons.tsx'
import { RadioGroup } from './radio.tsx'

interface Common {
  readonly onPress: () => void
  readonly disabled?: boolean
  /** The state of a toggle button. */
  readonly pressed?: boolean
  readonly class?: string
  /** A stable name of its action, for tests and scripts. */
  readonly does?: string
  /** Whether what it opens is open. */
  readonly expanded?: boolean | undefined
  /** Why it is disabled. */
  readonly why?: string | undefined
  /** For one of several buttons with a single tab stop. */
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
  /** Given if the content alone is not a sufficient name. */
  readonly name?: string
  /** It submits its form. */
  readonly submits?: boolean
  /** Its action is still running. */
  readonly busy?: boolean
  /** A tooltip for a button without a visible label. */
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

/** A row of labelled choices, one of which is active. */
export const Segmented = <T extends string>(props: {
  readonly name: string
  readonly of: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChoose: (value: T) => void
}) => <RadioGroup {...props} />

/** `hint`: what it does; `why`: why it is disabled. It stays focusable, so that screen readers announce the reason. */
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
