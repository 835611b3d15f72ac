/** How much storage is left on this device, so that a warning comes before it is full. */

/** Less than this is nearly full: a few hundred puzzles. */
const littleBytes = 20_000_000

export async function isNearlyFull(storage: StorageManager | undefined): Promise<boolean> {
  const estimate = await storage?.estimate?.().catch(() => null)
  if (!estimate?.quota) return false
  return estimate.quota - (estimate.usage ?? 0) < littleBytes
}

/** Requests that the browser does not evict our data; nothing depends on the answer. */
export function askToStay(storage: StorageManager | undefined): void {
  storage?.persist?.().catch(() => false)
}
