/** Renders a part of a page again at intervals, so that its times stay current. */
import { useEffect, useState } from 'preact/hooks'

export function useTick(everyMs: number, isGoing: boolean): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => tick((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isGoing])
}
