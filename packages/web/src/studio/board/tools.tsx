/** What pressing the board does, and the few changes that affect all of it. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { keptOf, specOf } from '../model/project.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'

export type Tool = 'look' | 'keep' | 'block'

const icons: Readonly<Record<Tool, IconName>> = { look: 'pencil', keep: 'lock', block: 'block' }

interface Props {
  readonly workspace: Workspace
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  /** Whether two corners are pressed instead of a word. */
  readonly isArea: boolean
  readonly onArea: (area: boolean) => void
}

export function BoardTools({ workspace, tool, onTool, isArea, onArea }: Props) {
  const text = useText(boardText)
  const [open, setOpen] = useState<'keyword' | 'symmetry' | null>(null)
  const edits = workspace.view?.edits ?? []
  const tools: readonly Tool[] = [
    'look',
    ...(edits.includes('anew') ? ['keep' as const] : []),
    ...(edits.includes('block') ? ['block' as const] : []),
  ]
  if (edits.length === 0) return null
  return (
    <>
      <div class="edit-tools" role="toolbar" aria-label={text.tools.look}>
        {tools.map((one) => (
          <Button
            key={one}
            variant="quiet"
            class="spare"
            icon={icons[one]}
            hint={text.tools[one]}
            pressed={tool === one}
            onPress={() => onTool(one)}
          >
            {text.tools[one]}
          </Button>
        ))}
        {tool === 'keep' && (
          <Button variant="quiet" does="area" pressed={isArea} onPress={() => onArea(!isArea)}>
            {text.area}
          </Button>
        )}
        {edits.includes('keyword') && (
          <Button variant="quiet" class="spare" icon="key" hint={text.tools.keyword} onPress={() => setOpen('keyword')}>
            {text.tools.keyword}
          </Button>
        )}
        {edits.includes('symmetry') && (
          <Button
            variant="quiet"
            class="spare"
            icon="symmetry"
            hint={text.tools.symmetry}
            onPress={() => setOpen('symmetry')}
          >
            {text.tools.symmetry}
          </Button>
        )}
      </div>
      {open === 'keyword' && <KeywordSheet workspace={workspace} onClose={() => setOpen(null)} />}
      {open === 'symmetry' && (
        <Sheet title={text.tools.symmetry} onClose={() => setOpen(null)}>
          <p>{text.symmetryNote}</p>
          <p class="choices">
            {(['none', 'point', 'line'] as const).map((symmetry) => (
              <Button
                key={symmetry}
                onPress={() => {
                  setOpen(null)
                  void workspace.edit({ edit: 'symmetry', symmetry })
                }}
              >
                {text.symmetry[symmetry]}
              </Button>
            ))}
          </p>
        </Sheet>
      )}
    </>
  )
}

function KeywordSheet({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const text = useText(boardText)
  const first = specOf(workspace.project).keyword
  const [word, setWord] = useState(typeof first === 'string' ? first : '')
  return (
    <Sheet title={text.keyword} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          void workspace.edit({ edit: 'keyword', word: word.trim() })
        }}
      >
        <p>{text.keywordNote}</p>
        <p class="choices">
          <input
            class="field"
            aria-label={text.keyword}
            value={word}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
          <button type="submit" class="btn btn-primary">
            {text.setKeyword}
          </button>
        </p>
      </form>
    </Sheet>
  )
}

/** Shown under the board: make the rest again around the kept words. */
export function KeptBar({ workspace }: { readonly workspace: Workspace }) {
  const text = useText(boardText)
  const kept = keptOf(workspace.project).length
  const edits = workspace.view?.edits ?? []
  if (!edits.includes('anew')) return null
  return (
    <div class="kept-bar">
      {kept > 0 && (
        <Button icon="lock" onPress={() => void workspace.make({ again: true })}>
          {text.remake(kept)}
        </Button>
      )}
      {edits.includes('block') && (
        <Button variant="quiet" onPress={() => void workspace.edit({ edit: 'anew', black: 'stay' })}>
          {text.refill}
        </Button>
      )}
    </div>
  )
}
