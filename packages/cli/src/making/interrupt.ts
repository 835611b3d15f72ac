/** Ctrl+C and SIGTERM during a run: asked once it ends well, asked again it leaves at once. */

/** Until released, the first signal asks and the second one leaves. */
export function onInterrupt(ask: () => void): () => void {
  let isAsked = false
  const onSignal = (): void => {
    if (isAsked) process.exit(130)
    isAsked = true
    ask()
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return () => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}
