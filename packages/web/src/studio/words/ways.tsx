/** Other ways to words than writing them, in one quiet row: a theme, a text, one of our lists. */
import type { Result } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Bench } from '../bench/bench.ts'
import type { Pasted } from '../bench/talk.ts'
import type { Beginning } from '../desk/scene.ts'
import { wordSamples } from '../open/samples.ts'
import { useText } from '../text/text.ts'
import { themeText } from '../text/theme.ts'
import { wordsText } from '../text/words.ts'
import { FromText } from './fromtext.tsx'
import { ThemeField } from './theme.tsx'

interface Props {
  readonly clerk: Bench
  /** What the page was opened for. */
  readonly begins: Beginning | undefined
  readonly onFound: (found: Result<Pasted>) => void
}

const ways = ['theme', 'text', 'sample'] as const

export function Ways({ clerk, begins, onFound }: Props) {
  const text = useText(themeText)
  const [open, setOpen] = useState<(typeof ways)[number] | null>(begins ?? null)
  return (
    <div class="word-ways" role="group" aria-label={text.ways}>
      {ways.map((way) => (
        <Button
          key={way}
          look="quiet"
          does={`from-${way}`}
          expanded={way === 'text' ? undefined : open === way}
          onPress={() => setOpen(open === way ? null : way)}
        >
          {text.way[way]}
        </Button>
      ))}
      {open === 'theme' && <ThemeField clerk={clerk} onFound={onFound} />}
      {open === 'sample' && <Samples clerk={clerk} onFound={onFound} onClose={() => setOpen(null)} />}
      {open === 'text' && <FromText onFound={onFound} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface SamplesProps extends Omit<Props, 'begins'> {
  readonly onClose: () => void
}

function Samples({ clerk, onFound, onClose }: SamplesProps) {
  const text = useText(wordsText)
  const lang = useLang()
  const bring = async (id: string): Promise<void> => {
    const rows = await clerk.ask('sample', { id }).catch(() => [])
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
