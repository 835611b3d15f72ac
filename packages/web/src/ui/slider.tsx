/** A slider with its value as text. */
interface Props {
  readonly name: string
  readonly value: number
  /** The value as text. */
  readonly text: string
  readonly min: number
  readonly max: number
  readonly ends: readonly [string, string]
  readonly disabled?: boolean
  /** Why it is disabled. */
  readonly why?: string | undefined
  readonly onMove: (value: number) => void
}

export function Slider({ name, value, text, min, max, ends, disabled, why, onMove }: Props) {
  const share = (100 * (value - min)) / (max - min)
  return (
    <label class={`slider ${disabled ? 'is-off' : ''}`} title={why}>
      <span class="slider-name">
        <span>{name}</span>
        <b>{text}</b>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        aria-label={name}
        style={{ '--share': `${share}%` }}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
      <span class="slider-ends" aria-hidden="true">
        <small>{ends[0]}</small>
        <small>{ends[1]}</small>
      </span>
      {disabled && why !== undefined && <small class="quiet">{why}</small>}
    </label>
  )
}
