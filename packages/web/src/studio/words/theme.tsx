/** "I have a theme": takes one or several names, and adds the words of the theme to the list. */
import type { Result } from '@kumiki/core/player'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { useText } from '../text/text.ts'
import { themeText } from '../text/theme.ts'
import type { Pasted } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { namesIn } from './names.ts'

interface Props {
  readonly quickCore: CoreWorker
  readonly onFound: (found: Result<Pasted>) => void
}

export function ThemeField({ quickCore, onFound }: Props) {
  const text = useText(themeText)
  const [name, setName] = useState('')
  const [isSeeking, setSeeking] = useState(false)
  const names = namesIn(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const seek = async (): Promise<void> => {
    if (names.length === 0 || isSeeking) return
    setSeeking(true)
    const found = await quickCore.ask('theme', { names }).catch(() => null)
    setSeeking(false)
    if (found) onFound(found)
    if (found?.ok) setName('')
  }
  return (
    <form
      class="theme"
      onSubmit={(event) => {
        event.preventDefault()
        void seek()
      }}
    >
      <input
        class="field"
        name="theme"
        value={name}
        maxLength={200}
        ref={field}
        placeholder={text.example}
        aria-label={text.label}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button submits does="theme" busy={isSeeking} disabled={names.length === 0} onPress={() => {}}>
        {isSeeking ? text.seeking : text.give}
      </Button>
    </form>
  )
}
