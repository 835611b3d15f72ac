/** Other ways to get words than typing them, in one row: a theme, a text, one of our lists. */
import type { Result } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Beginning } from '../desk/view.ts'
import { wordSamples } from '../open/samples.ts'
import { useText } from '../text/text.ts'
import { themeText } from '../text/theme.ts'
import { wordsText } from '../text/words.ts'
import type { Pasted } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { FromText } from './fromtext.tsx'
import { ThemeField } from './theme.tsx'

interface Props {
  readonly quickCore: CoreWorker
  /** What the page was opened for. */
  readonly begins: Beginning | undefined
  readonly onFound: (found: Result<Pasted>) => void
}

const ways = ['theme', 'text', 'sample'] as const

export function Ways({ quickCore, begins, onFound }: Props) {
  const text = useText(themeText)
  const [open, setOpen] = useState<(typeof ways)[number] | null>(begins ?? null)
  return (
    <div class="word-ways" role="group" aria-label={text.ways}>
      {ways.map((way) => (
        <Button
          key={way}
          variant="quiet"
          does={`from-${way}`}
          expanded={way === 'text' ? undefined : open === way}
          onPress={() => setOpen(open === way ? null : way)}
        >
          {text.way[way]}
        </Button>
      ))}
      {open === 'theme' && <ThemeField quickCore={quickCore} onFound={onFound} />}
      {open === 'sample' && <Samples quickCore={quickCore} onFound={onFound} onClose={() => setOpen(null)} />}
      {open === 'text' && <FromText onFound={onFound} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface SamplesProps extends Omit<Props, 'begins'> {
  readonly onClose: () => void
}

function Samples({ quickCore, onFound, onClose }: SamplesProps) {
  const text = useText(wordsText)
  const lang = useLang()
  const bring = async (id: string): Promise<void> => {
    const rows = await quickCore.ask('sample', { id }).catch(() => [])
    onClose()
    if (rows.length > 0) onFound({ ok: true, value: { rows, notes: [] } })
  }
  return (
    <ul class="chips">
      {wordSamples[lang].map(({ id, title, count }) => (
        <li key={id}>
          <button type="button" class="chip" data-sample={id} onClick={() => void bring(id)}>
            {title[lang]} <small>{text.count(count)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
