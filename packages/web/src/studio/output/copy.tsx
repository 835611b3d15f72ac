/** A link or text to copy: a read-only field with a button. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'

/** How long the confirmation is shown. */
const copiedMs = 2_500

export function Copy({
  text: copied,
  variant = 'primary',
}: {
  readonly text: string
  readonly variant?: 'primary' | 'plain'
}) {
  const text = useText(outputText)
  const [state, setState] = useState<'rest' | 'done' | 'failed'>('rest')
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard?.writeText(copied).then(
      () => true,
      () => false,
    )
    setState(isDone ? 'done' : 'failed')
    setTimeout(() => setState('rest'), copiedMs)
  }
  return (
    <>
      <Button
        variant={variant}
        icon={state === 'done' ? 'tick' : 'copy'}
        disabled={copied === ''}
        onPress={() => void copy()}
      >
        {state === 'done' ? text.copied : text.copy}
      </Button>
      <span class={state === 'failed' ? 'small' : 'unseen'} role="status">
        {state === 'done' ? text.copied : state === 'failed' ? text.copyFailed : ''}
      </span>
    </>
  )
}

export const LinkField = ({
  label,
  name,
  link,
}: {
  readonly label: string
  readonly name: string
  readonly link: string
}) => (
  <label>
    <span class="label">{label}</span>
    <input class="field" name={name} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
  </label>
)
