/** A part of a page that is fetched when it is first wanted, so that the first load stays small. */
import { useEffect, useState } from 'preact/hooks'

/** null: not here yet. Where it could not be fetched, the next wish tries again. */
export function useLater<T extends object>(load: () => Promise<T>, isWanted: unknown): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    if (isWanted && !part) void load().then(setPart, () => undefined)
  }, [isWanted])
  return part
}
