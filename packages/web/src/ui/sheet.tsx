/**
 * A bottom sheet on phones, a dialog on larger screens: the focus moves in, Esc and the back gesture close it, and the
 * focus returns.
 */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useWords } from '../text/words.ts'
import { IconButton } from './button.tsx'

/** How many sheets are open. */
let open = 0

let isSteppingBack = false
let stepped: Promise<void> = Promise.resolve()
/** Whether the current history step only removes the entry of a closed sheet. */
export const isSheetLeaving = (): boolean => isSteppingBack
/** Resolves when that step is done. Browsers drop a step back if another entry is pushed meanwhile. */
export const sheetsLeft = (): Promise<void> => stepped

/**
 * Removes the history entry of the last sheet. A sheet that opens before the browser has done so is not closed by it
 * and pushes its own entry.
 */
function stepBack(): void {
  if (open > 0 || isSteppingBack || !history.state?.sheet) return
  isSteppingBack = true
  let arrived = (): void => {}
  stepped = new Promise((resolve) => {
    arrived = resolve
  })
  const done = (event: Event): void => {
    isSteppingBack = false
    event.stopImmediatePropagation()
    if (open > 0) history.pushState({ sheet: true }, '')
    arrived()
  }
  addEventListener('popstate', done, { once: true })
  history.back()
}

export function Sheet({
  title,
  bare,
  onClose,
  children,
}: {
  readonly title: string
  /** The content has its own heading. */
  readonly bare?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  // before painting, so that a visible sheet can always be closed
  useLayoutEffect(() => {
    const before = document.activeElement
    const node = dialog.current
    node?.showModal()
    open++
    if (!history.state?.sheet) history.pushState({ sheet: true }, '')
    const back = () => onClose()
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      open--
      // a sheet that opens at once reuses the history entry
      queueMicrotask(stepBack)
      // while it is open, nothing behind it can take the focus
      node?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header class={bare ? 'bare' : ''}>
        {!bare && <h2>{title}</h2>}
        <IconButton icon="close" name={words.close} onPress={onClose} />
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  )
}
