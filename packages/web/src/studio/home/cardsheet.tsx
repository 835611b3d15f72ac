/** Actions on a project without opening it: rename, move, copy, delete. Only deleting asks for confirmation. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Project } from '../model/project.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly project: Project
  readonly title: string
  readonly folders: readonly string[]
  readonly onChange: (part: Partial<Project>) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function CardSheet({ project, title, folders, onChange, onDuplicate, onRemove, onClose }: Props) {
  const text = useText(homeText)
  const [name, setName] = useState(project.title)
  const [folder, setFolder] = useState(project.folder)
  const [asks, setAsks] = useState(false)
  const finish = (): void => {
    const part = { title: name.trim(), folder: folder.trim() }
    if (part.title !== project.title || part.folder !== project.folder)
      onChange(part.title === project.title ? part : { ...part, isNamed: part.title !== '' })
    onClose()
  }
  if (asks)
    return (
      <Sheet title={text.remove} onClose={onClose}>
        <p>{text.removeAsk(title)}</p>
        <div class="sheet-ends">
          <Button onPress={onClose}>{text.removeNo}</Button>
          <Button variant="primary" does="delete" onPress={onRemove}>
            {text.removeYes}
          </Button>
        </div>
      </Sheet>
    )
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        class="card-form"
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <label>
          <span>{text.name}</span>
          <input
            class="field"
            name="title"
            value={name}
            maxLength={200}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{text.folder}</span>
          <input
            class="field"
            name="folder"
            list="folders"
            value={folder}
            maxLength={80}
            placeholder={text.noFolder}
            aria-describedby="folder-note"
            onInput={(event) => setFolder(event.currentTarget.value)}
          />
        </label>
        <p id="folder-note" class="quiet small">
          {text.folderNote}
        </p>
        <datalist id="folders">
          {folders.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </form>
      <div class="sheet-ends">
        <Button icon="trash" onPress={() => setAsks(true)}>
          {text.remove}
        </Button>
        <Button icon="copy" onPress={onDuplicate}>
          {text.duplicate}
        </Button>
        <Button variant="primary" onPress={finish}>
          {text.done}
        </Button>
      </div>
    </Sheet>
  )
}
