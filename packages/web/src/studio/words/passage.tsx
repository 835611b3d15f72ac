/** "I have a text": a lesson or a leaflet, and its words come into the list with sentences of it as clues. */
import type { Result } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import type { Bench } from '../bench/bench.ts'
import type { Pasted } from '../bench/talk.ts'
import { passageText } from '../text/passage.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly clerk: Bench
  readonly onFound: (found: Result<Pasted>) => void
}

export function PassageField({ clerk, onFound }: Props) {
  const text = useText(passageText)
  const [content, setContent] = useState('')
  const [isReading, setReading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const read = async (): Promise<void> => {
    if (content.trim() === '' || isReading) return
    setReading(true)
    const found = await clerk.ask('text', { content }).catch(() => null)
    setReading(false)
    if (found) onFound(found)
    if (!found?.ok) return
    setContent('')
    setOpen(false)
  }
  return (
    <details class="passage" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      <textarea
        name="passage"
        rows={6}
        value={content}
        placeholder={text.example}
        aria-label={text.label}
        onInput={(event) => setContent(event.currentTarget.value)}
      />
      <Button look="quiet" does="text" busy={isReading} disabled={content.trim() === ''} onPress={() => void read()}>
        {isReading ? text.reading : text.take}
      </Button>
    </details>
  )
}
