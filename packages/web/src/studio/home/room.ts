/** How much room this device leaves: said before it runs out. */

/** Less than this is little: a few hundred puzzles. */
const littleBytes = 20_000_000

export async function isNearlyFull(storage: StorageManager | undefined): Promise<boolean> {
  const estimate = await storage?.estimate?.().catch(() => null)
  if (!estimate?.quota) return false
  return estimate.quota - (estimate.usage ?? 0) < littleBytes
}

/** Asks that what is kept stays when the device runs short; nothing depends on the answer. */
export function askToStay(storage: StorageManager | undefined): void {
  storage?.persist?.().catch(() => false)
}
