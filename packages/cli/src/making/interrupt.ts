/** Ctrl+C and SIGTERM during a run: asked once it ends well, asked again it leaves at once. */

/** Until released, the first signal asks and the second one leaves. */
export function onInterrupt(ask: () => void): () => void {
  let asked = false
  const heard = (): void => {
    if (asked) process.exit(130)
    asked = true
    ask()
  }
  process.on('SIGINT', heard).on('SIGTERM', heard)
  return () => {
    process.off('SIGINT', heard).off('SIGTERM', heard)
  }
}
