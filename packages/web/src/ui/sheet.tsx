/** A sheet from below on phones, a dialog on desks: focus goes in, Esc and the back gesture close it, focus returns. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useWords } from '../text/words.ts'
import { IconButton } from './button.tsx'

/** How many are shown. */
let open = 0

let isSteppingBack = false
let stepped: Promise<void> = Promise.resolve()
/** Whether a step back that is under way is no more than that of a sheet that was closed. */
export const isSheetLeaving = (): boolean => isSteppingBack
/** Until it is done: browsers drop a step back when another page is put on top in the meantime. */
export const sheetsLeft = (): Promise<void> => stepped

/**
 * Takes back the step that the last sheet added. A sheet that opens before the browser has done so is not closed by it,
 * and adds its own.
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
  /** What is in it has a heading of its own. */
  readonly bare?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  // before it is painted: whoever sees it can close it
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
      // where another sheet follows at once, it takes over the step back
      queueMicrotask(stepBack)
      // as long as it is open, nothing behind it takes the focus
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
