/** The server of this site, as its player asks it. */

/** Where it has what belongs to a published puzzle. */
export const addressOf = (id: string): string => `../api/puzzles/${encodeURIComponent(id)}`

/** null: out of reach. */
export const ask = (address: string, options: RequestInit = {}): Promise<Response | null> =>
  fetch(address, options).catch(() => null)
