/** Requests from the player to the server of this site. */

/** The address of a published puzzle in the API. */
export const addressOf = (id: string): string => `../api/puzzles/${encodeURIComponent(id)}`

/** null if the server is out of reach. */
export const ask = (address: string, options: RequestInit = {}): Promise<Response | null> =>
  fetch(address, options).catch(() => null)
