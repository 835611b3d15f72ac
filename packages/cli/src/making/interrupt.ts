/** Ctrl+C and SIGTERM during a run: the first signal ends it gracefully, the second one at once. */

/** Until released, the first signal calls `ask` and the second one exits. */
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
