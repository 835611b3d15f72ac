/** "From a text": pastes a lesson or a leaflet, and adds its words to the list, with its sentences as clues. */
import type { Problem, Result } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, Segmented } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useText } from '../text/text.ts'
import { themeText } from '../text/theme.ts'
import type { Pasted } from '../workers/core/protocol.ts'
import { orLost } from '../workers/print/worker.ts'
import { readingsWorker } from '../workers/readings/worker.ts'

const counts = ['15', '30', '60'] as const

/** One byte over the limit, so that the worker refuses a file that is too large. */
const maxBytes = 1_000_001

interface Props {
  readonly onFound: (found: Result<Pasted>) => void
  readonly onClose: () => void
}

export function FromText({ onFound, onClose }: Props) {
  const text = useText(themeText)
  const lang = useLang()
  const [written, setWritten] = useState('')
  const [count, setCount] = useState<(typeof counts)[number]>('30')
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const read = async (content: string | Uint8Array): Promise<void> => {
    setBusy(text.reading)
    setProblem(null)
    const found = await orLost(
      readingsWorker.ask('text', { content, count: Number(count) }, ({ dictionaryBytes }) =>
        setBusy(text.loading((dictionaryBytes / 1e6).toFixed(1))),
      ),
    )
    setBusy(null)
    if (!found.ok) return setProblem(found.error)
    onFound(found)
    onClose()
  }
  const open = async (file: File): Promise<void> => {
    const bytes = await file
      .slice(0, maxBytes)
      .arrayBuffer()
      .catch(() => null)
    if (bytes) await read(new Uint8Array(bytes))
  }
  return (
    <Sheet title={text.textTitle} onClose={onClose}>
      <form
        class="from-text"
        onSubmit={(event) => {
          event.preventDefault()
          if (written.trim() !== '' && busy === null) void read(written)
        }}
      >
        <p class="quiet small">{text.textHint}</p>
        <textarea
          class="field"
          name="text"
          rows={9}
          value={written}
          aria-label={text.textLabel}
          placeholder={text.textExample}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
        <div class="counts-row">
          <span aria-hidden="true">{text.textCount}</span>
          <Segmented
            name={text.textCount}
            of={counts.map((one) => [one, text.textWords(Number(one))] as const)}
            value={count}
            onChoose={setCount}
          />
        </div>
        {problem && (
          <p class="trouble" role="alert" data-problem={problem.code}>
            {problem.text[lang]}
          </p>
        )}
        <p class="ends">
          <label class="btn btn-quiet file">
            <Icon name="file" />
            <span>{text.textFile}</span>
            <input
              type="file"
              name="text-file"
              accept=".txt,.md,.csv,text/*"
              disabled={busy !== null}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                if (file) void open(file)
                event.currentTarget.value = ''
              }}
            />
          </label>
          <Button
            submits
            variant="primary"
            does="text"
            busy={busy !== null}
            disabled={written.trim() === '' || busy !== null}
            onPress={() => {}}
          >
            {text.textGive}
          </Button>
        </p>
        <p class="quiet small" role="status">
          {busy ?? ''}
        </p>
      </form>
    </Sheet>
  )
}
