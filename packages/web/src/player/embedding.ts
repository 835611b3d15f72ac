/**
 * Messages between the player and the page that embeds it. The embedding page, and scripts from outside, learn the
 * kind, the status and the height, never the answer. They may send the text of a file, which is not trusted.
 */
import type { PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'

export const isEmbedded = new URLSearchParams(location.search).get('embed') === '1'

/** Reports a game's status while it is shown. Returns a function that stops it. */
export function announce<K extends PuzzleTypes>(game: Game<K>): () => void {
  const main = document.querySelector('main')
  let sent = ''
  const send = (): void => {
    const { status } = game.judgement
    if (main) {
      main.dataset.kind = game.file.kind
      // without a key the page cannot say that it is complete
      main.dataset.status = status === 'filled' ? 'open' : status
      main.dataset.filled = String(status === 'filled' || status === 'complete')
    }
    if (!isEmbedded || sent === status) return
    sent = status
    post({ type: 'kumiki:status', kind: game.file.kind, status, seconds: game.clock.seconds, hints: game.hints })
  }
  send()
  return game.listen(send)
}

/** Reports the height to the embedding page, and accepts a file from it. */
export function greet(open: (text: string | null) => void): void {
  if (!isEmbedded) return
  const main = document.querySelector('main')
  const sizes = new ResizeObserver(() => post({ type: 'kumiki:height', height: main?.scrollHeight ?? 0 }))
  if (main) sizes.observe(main)
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isOpening(data)) open(data.text)
  })
  post({ type: 'kumiki:ready' })
}

/** null: the embedding page could not read the file either. */
const isOpening = (data: unknown): data is { readonly text: string | null } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'kumiki:open' &&
  'text' in data &&
  (data.text === null || typeof data.text === 'string')

const post = (message: Readonly<Record<string, unknown>>): void => {
  if (parent !== window) parent.postMessage(message, '*')
}
