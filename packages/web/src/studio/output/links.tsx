/**
 * Links that look like buttons: one saves a file that was made here, one opens an address in another tab. Without an
 * address they are disabled.
 */
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { useAddress } from './blobs.ts'

interface FileProps {
  /** null if it is not made yet. */
  readonly blob: Blob | null
  readonly name: string
  readonly label: string
  /** Names the file, for screen readers that list the links. */
  readonly about?: string
}

export function FileLink({ blob, name, label, about }: FileProps) {
  const address = useAddress(blob)
  return (
    <a class="btn btn-plain" {...to(address)} download={name}>
      <Icon name="save" />
      <span>{label}</span>
      {about && <span class="unseen"> {about}</span>}
    </a>
  )
}

interface OpenProps {
  readonly address: string | null
  readonly icon: IconName
  readonly variant?: 'plain' | 'primary'
  readonly does?: string
  readonly title?: string
  readonly children: ComponentChildren
}

export const OpenLink = ({ address, icon, variant = 'plain', does, title, children }: OpenProps) => (
  <a class={`btn btn-${variant}`} {...to(address)} target="_blank" rel="noopener" data-do={does} title={title ?? ''}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
)

const to = (address: string | null) =>
  address === null ? ({ role: 'link', 'aria-disabled': 'true' } as const) : { href: address }
