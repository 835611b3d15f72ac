/** Loads a part of a page on first use, so that the first load stays small. */
import { useEffect, useState } from 'preact/hooks'

/** null until it is loaded. If loading failed, the next request tries again. */
export function useLater<T extends object>(load: () => Promise<T>, isWanted: unknown): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    if (isWanted && !part) void load().then(setPart, () => undefined)
  }, [isWanted])
  return part
}
