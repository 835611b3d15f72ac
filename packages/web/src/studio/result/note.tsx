/** A short note on the puzzle that can be expanded. */
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { resultText } from '../text/result.ts'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import type { ViewNote } from '../workers/core/protocol.ts'

export function NoteView({ note: { text: whole, brief } }: { readonly note: ViewNote }) {
  const text = useText(resultText)
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const sentence = useSentence()
  return (
    <li>
      {sentence(isOpen ? whole : brief)}{' '}
      {!isOpen && whole[lang] !== brief[lang] && (
        <button type="button" class="link" onClick={() => setOpen(true)}>
          {text.more}
        </button>
      )}
    </li>
  )
}
