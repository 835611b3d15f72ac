/** A part of the page that tells the time is drawn anew as it passes. */
import { useEffect, useState } from 'preact/hooks'

export function useTick(everyMs: number, isGoing: boolean): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => tick((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isGoing])
}
