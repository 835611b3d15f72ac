/** The words that a word search hides: typed here, or one of our lists. */
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import type { Workspace } from '../desk/workspace.ts'
import { textOfRows } from '../model/rowtext.ts'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'
import type { Sample } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

/** More would not fit into a shape. */
const max = 40

interface Props {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly onWords: () => void
}

export function HiddenWords({ workspace, quickCore, onWords }: Props) {
  const text = useText(pictureText)
  const lang = useLang()
  const [samples, setSamples] = useState<readonly Sample[]>([])
  useEffect(() => {
    void quickCore.ask('samples', null).then((all) => setSamples(all.filter(({ count }) => count <= 100)))
  }, [])
  const { rows, text: typed } = workspace.project
  const take = async (id: string): Promise<void> => {
    if (id === '') return
    const list = await quickCore.ask('sample', { id })
    workspace.setRows(list.slice(0, max))
    onWords()
  }
  return (
    <div class="control hidden-words">
      <label>
        <span>{text.words}</span>
        <textarea
          name="words"
          rows={6}
          spellcheck={false}
          placeholder={text.wordsPlaceholder}
          value={typed ?? textOfRows(rows)}
          onInput={(event) => {
            workspace.write(event.currentTarget.value)
            onWords()
          }}
        />
      </label>
      <label>
        <span>{text.wordSample}</span>
        <select
          name="list"
          value=""
          onChange={(event) => {
            void take(event.currentTarget.value)
          }}
        >
          <option value="">—</option>
          {samples.map(({ id, title, count }) => (
            <option key={id} value={id}>
              {`${title[lang]} (${count})`}
            </option>
          ))}
        </select>
      </label>
      {rows.length === 0 && <p class="quiet small">{text.needsWords}</p>}
    </div>
  )
}
