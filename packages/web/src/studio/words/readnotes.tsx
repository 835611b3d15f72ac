/** Notes on parsed lists: how they were understood, or why they were refused. */
import type { Result } from '@kumiki/core/player'
import { useLang } from '../../text/words.ts'
import type { Pasted } from '../workers/core/protocol.ts'

export function ReadNotes({ results }: { readonly results: readonly Result<Pasted>[] }) {
  const lang = useLang()
  const problems = new Set(results.flatMap((one) => (one.ok ? [] : [one.error.text[lang]])))
  const notes = new Set(results.flatMap((one) => (one.ok ? one.value.notes.map((note) => note[lang]) : [])))
  return (
    <>
      {[...problems].map((sentence) => (
        <p key={sentence} class="trouble" role="alert">
          {sentence}
        </p>
      ))}
      {notes.size > 0 && (
        <div class="heard" role="status">
          <ul>
            {[...notes].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
