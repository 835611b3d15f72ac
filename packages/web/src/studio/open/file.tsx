/** A button that opens a picture file; on phones it offers the camera too. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/icons.tsx'

interface Props {
  readonly variant: 'primary' | 'quiet'
  readonly onFile: (file: File) => void
  readonly children: ComponentChildren
}

export const ChooseFile = ({ variant, onFile, children }: Props) => (
  <label class={`btn btn-${variant} file`}>
    <Icon name="image" />
    <span>{children}</span>
    <input
      type="file"
      name="picture"
      accept="image/*,.txt"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        if (file) onFile(file)
        event.currentTarget.value = ''
      }}
    />
  </label>
)
