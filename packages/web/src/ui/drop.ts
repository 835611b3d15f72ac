/** Makes a part of a page accept dropped items. */
import { useState } from 'preact/hooks'

/** `isOver`: something is being dragged over it; `on`: the event handlers for its element. */
export function useDrop(take: (transfer: DataTransfer) => void) {
  const [isOver, setOver] = useState(false)
  const on = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
      const isInside =
        currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isInside) setOver(false)
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer) take(event.dataTransfer)
    },
  }
  return { isOver, on }
}
