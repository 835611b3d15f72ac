/** The picture of a project as an option: chosen as a file, or removed. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { ChooseFile } from '../open/file.tsx'
import { optionsText } from '../text/options.ts'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

export function PictureField({
  workspace,
  quickCore,
}: {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
}) {
  const text = useText(optionsText)
  const sentence = useSentence()
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (file: File): Promise<void> => {
    const read = await quickCore.ask('photo', { file, name: file.name })
    setTrouble(read.ok ? null : sentence(read.error.text))
    if (read.ok) workspace.change({ picture: read.value })
  }
  return (
    <span class="presets">
      <ChooseFile variant="quiet" onFile={(file) => void open(file)}>
        {workspace.project.picture === null ? text.choosePicture : text.otherPicture}
      </ChooseFile>
      {workspace.project.picture !== null && (
        <Button variant="quiet" icon="trash" onPress={() => workspace.change({ picture: null })}>
          {text.noPicture}
        </Button>
      )}
      {trouble && (
        <small class="bad" role="alert">
          {trouble}
        </small>
      )}
    </span>
  )
}
