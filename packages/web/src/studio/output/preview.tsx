/** A preview of the pages, two side by side, on small screens one; each is drawn when it comes into view. */
import { useEffect, useState } from 'preact/hooks'
import { IconButton } from '../../ui/button.tsx'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import type { Printed, Size } from '../workers/print/protocol.ts'
import { printWorker } from '../workers/print/worker.ts'
import { useAddress } from './blobs.ts'

export function Preview({ printed, onLost }: { readonly printed: Printed; readonly onLost: () => void }) {
  const text = useText(outputText)
  const [first, setFirst] = useState(0)
  const side = useWide() ? 2 : 1
  const sizes = [...printed.pages, ...printed.answers]
  const count = sizes.length
  const at = Math.min(first - (first % side), Math.max(0, count - 1 - ((count - 1) % side)))
  const shown = sizes.slice(at, at + side)
  const turn = (step: number): void => setFirst(Math.max(0, Math.min(count - 1, at + step * side)))
  const keys = (event: KeyboardEvent): void => {
    const step =
      event.key === 'PageDown' || event.key === 'ArrowRight' ? 1 : /PageUp|ArrowLeft/.test(event.key) ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    turn(step)
  }
  return (
    <section class="spread" aria-label={text.print} onKeyDown={keys}>
      <div class={`leaves of-${shown.length}`}>
        {shown.map((size, index) => (
          <Leaf key={index} name={printed.name} at={at + index} size={size} onLost={onLost} />
        ))}
      </div>
      <nav class="paging" aria-label={text.pageOf(at + 1, at + shown.length, count)}>
        <IconButton icon="previous" name={text.earlier} disabled={at === 0} onPress={() => turn(-1)} />
        <output aria-live="polite">{text.pageOf(at + 1, at + shown.length, count)}</output>
        <IconButton icon="next" name={text.later} disabled={at + side >= count} onPress={() => turn(1)} />
      </nav>
    </section>
  )
}

interface LeafProps {
  readonly name: string
  readonly at: number
  readonly size: Size
  readonly onLost: () => void
}

function Leaf({ name, at, size: [width, height], onLost }: LeafProps) {
  const text = useText(outputText)
  const [drawing, setDrawing] = useState<Blob | null>(null)
  const address = useAddress(drawing)
  useEffect(() => {
    let isWanted = true
    const show = (page: Blob | null): void => {
      if (!isWanted) return
      if (page) setDrawing(page)
      else onLost()
    }
    printWorker.ask('page', { name, at }).then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [name, at])
  return (
    <div class="leaf" style={{ '--ratio': width / height }} data-page={at + 1} data-drawn={address !== null}>
      {address && <img src={address} alt={text.pageName(at + 1)} />}
    </div>
  )
}

const wide = matchMedia('(min-width: 900px)')

function useWide(): boolean {
  const [isWide, setWide] = useState(wide.matches)
  useEffect(() => {
    const look = (): void => setWide(wide.matches)
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  return isWide
}
