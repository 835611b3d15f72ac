/** The eight directions a word may run in, clockwise from the top. */
export const dirs = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Dir = (typeof dirs)[number]

export const arrows: Readonly<Record<Dir, string>> = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
}
