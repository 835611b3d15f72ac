/** The control of one option, by its type. If nothing is chosen, the kind decides. */
import type { Option } from '@kumiki/core/spec'
import { useLang } from '../../text/words.ts'
import { Segmented } from '../../ui/button.tsx'
import { optionsText } from '../text/options.ts'
import { choiceName, optionName } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import { readTyped, shownAs } from './typed.ts'

interface Props {
  readonly option: Option
  readonly value: unknown
  readonly isOff: boolean
  readonly isBad: boolean
  readonly onChange: (value: unknown) => void
}

/** Up to this many choices are shown side by side. */
const maxInARow = 5

export function Control({ option, value, isOff, isBad, onChange }: Props) {
  const text = useText(optionsText)
  const lang = useLang()
  const { name, type, choices, minimum, maximum } = option
  const named = {
    id: `option-${name}`,
    name,
    disabled: isOff,
    'aria-describedby': `about-${name}`,
    'aria-invalid': isBad || undefined,
  }
  const written = shownAs(value)
  const usual = usualOf(option, text.usual, (choice) => choiceName(name, choice, lang), text)
  if (type === 'boolean')
    return (
      <Choice
        named={named}
        value={written}
        usual={usual}
        of={[
          ['true', text.on],
          ['false', text.off],
        ]}
        onChoose={(next) => onChange(next === '' ? undefined : next === 'true')}
      />
    )
  if (type === 'list' && choices.length > 0)
    return <Several option={option} value={value} isOff={isOff} onChange={onChange} />
  const isClosed = choices.length > 0 && minimum === null
  if (isClosed)
    return (
      <Choice
        named={named}
        value={written}
        usual={usual}
        of={choices.map((choice) => [choice, choiceName(name, choice, lang)] as const)}
        onChoose={(next) => onChange(next === '' ? undefined : type === 'number' ? Number(next) : next)}
      />
    )
  const span = minimum === null || maximum === null ? Number.POSITIVE_INFINITY : maximum - minimum + 1
  if (type === 'integer' && minimum !== null && span <= maxInARow && !isOff)
    return (
      <Segmented
        name={optionName(name, lang)}
        of={[['', text.any], ...Array.from({ length: span }, (_, at) => same(String(minimum + at)))]}
        value={written}
        onChoose={(next) => onChange(next === '' ? undefined : Number(next))}
      />
    )
  if (option.reads === 'text')
    return (
      <textarea
        {...named}
        class="field"
        rows={4}
        spellcheck={false}
        value={written}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    )
  const typing = {
    ...named,
    class: 'field',
    value: written,
    placeholder: usual,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange(readTyped(option, currentTarget.value)),
  }
  if (type !== 'integer' && type !== 'number') return <input {...typing} type="text" />
  return (
    <input
      {...typing}
      type="number"
      step={type === 'integer' ? 1 : 'any'}
      min={minimum ?? undefined}
      max={maximum ?? undefined}
    />
  )
}

const same = (text: string): readonly [string, string] => [text, text]

/** The label of the default. */
function usualOf(
  { initial, type }: Option,
  usual: string,
  nameOf: (choice: string) => string,
  { on, off }: { readonly on: string; readonly off: string },
): string {
  if (initial === undefined || initial === '' || (Array.isArray(initial) && initial.length === 0)) return usual
  if (type === 'boolean') return `${usual} (${initial === true ? on : off})`
  return `${usual} (${nameOf(String(initial))})`
}

interface ChoiceProps {
  readonly named: { readonly id: string; readonly name: string; readonly disabled: boolean }
  readonly value: string
  readonly usual: string
  readonly of: readonly (readonly [string, string])[]
  readonly onChoose: (value: string) => void
}

const Choice = ({ named, value, usual, of, onChoose }: ChoiceProps) => (
  <select {...named} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
    <option value="">{usual}</option>
    {of.map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </select>
)

/** A choice of several from a few. */
function Several({ option: { name, choices }, value, isOff, onChange }: Omit<Props, 'isBad'>) {
  const lang = useLang()
  const chosen = new Set(Array.isArray(value) ? value.map(String) : [])
  const turn = (choice: string, on: boolean): void => {
    const next = choices.filter((one) => (one === choice ? on : chosen.has(one)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <span class="several" role="group" id={`option-${name}`} aria-label={optionName(name, lang)}>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            name={name}
            value={choice}
            disabled={isOff}
            checked={chosen.has(choice)}
            onChange={({ currentTarget }) => turn(choice, currentTarget.checked)}
          />
          {choiceName(name, choice, lang)}
        </label>
      ))}
    </span>
  )
}
