/** What a page around this one, and a check from outside, may know: the kind, the status, the height. Never the answer. */
import type { Shapes } from '@kumiki/core/player'
import type { Game } from './game.ts'

export const isEmbedded = new URLSearchParams(location.search).get('embed') === '1'

/** Tells while a game is shown; returns how to stop. */
export function announce<K extends Shapes>(game: Game<K>): () => void {
  const main = document.querySelector('main')
  let told = ''
  const tell = (): void => {
    const { status } = game.judgement
    if (main) {
      main.dataset.kind = game.file.kind
      // without a key nobody here can say that it is complete
      main.dataset.status = status === 'filled' ? 'open' : status
      main.dataset.filled = String(status === 'filled' || status === 'complete')
    }
    if (!isEmbedded || told === status) return
    told = status
    post({ type: 'kumiki:status', kind: game.file.kind, status, seconds: game.clock.seconds, hints: game.hints })
  }
  tell()
  const stop = game.listen(tell)
  const sizes = isEmbedded
    ? new ResizeObserver(() => post({ type: 'kumiki:height', height: document.documentElement.scrollHeight }))
    : null
  if (main) sizes?.observe(main)
  return () => {
    stop()
    sizes?.disconnect()
  }
}

const post = (message: Readonly<Record<string, unknown>>): void => {
  if (parent !== window) parent.postMessage(message, '*')
}
