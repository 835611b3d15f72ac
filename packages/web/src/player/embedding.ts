/**
 * What a page around this one, and a check from outside, may know: the kind, the status, the height. Never the answer.
 * And what it may bring: the text of a file, which is read as a stranger's.
 */
import type { PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'

export const isEmbedded = new URLSearchParams(location.search).get('embed') === '1'

/** Tells while a game is shown; returns how to stop. */
export function announce<K extends PuzzleTypes>(game: Game<K>): () => void {
  const main = document.querySelector('main')
  let sent = ''
  const send = (): void => {
    const { status } = game.judgement
    if (main) {
      main.dataset.kind = game.file.kind
      // without a key nobody here can say that it is complete
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

/** The page around learns how high this one is, and may hand over a file. */
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

/** null: the page around could not read the file either. */
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
