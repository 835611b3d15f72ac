/** Icons in a 24 × 24 box, named by their buttons. The studio adds its own, so that the player loads none of those. */
import type { studioSigns } from './signs.ts'

const paths = {
  back: 'M15 5l-7 7 7 7',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.8 2.7L16 9.5',
  hint: 'M9.5 17.5c0-2-3-3.5-3-7a5.5 5.5 0 0 1 11 0c0 3.5-3 5-3 7zM10 20.5h4',
  menu: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  undo: 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4 4-4 4M19 10h-9a5 5 0 0 0 0 10h3',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l11 6.5-11 6.5z',
  pencil: 'M5 19l1-4L16 5l3 3L9 18z',
  erase: 'M8 19l-4-4a1.5 1.5 0 0 1 0-2l8-8a1.5 1.5 0 0 1 2 0l5 5a1.5 1.5 0 0 1 0 2l-7 7zM9 8l7 7M8 19h12',
  backspace: 'M9 6h10a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H9l-6-6zM12 10l4 4M16 10l-4 4',
  share: 'M12 14V4M8.5 7.5L12 4l3.5 3.5M6 11H5v9h14v-9h-1',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
  ring: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  keyboard: 'M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  larger: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5M8.5 11h5M11 8.5v5',
  smaller: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5M8.5 11h5',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

export type IconName = keyof typeof paths | keyof typeof studioSigns

const signs: Partial<Record<IconName, string>> = { ...paths }

export const addSigns = (more: Partial<Record<IconName, string>>): void => {
  Object.assign(signs, more)
}

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[name]} />
  </svg>
)

/** The logo: two timbers, one joined into the other. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M0 0h24v24H0z" class="timber" />
    <path d="M0 9h8l-2 6h12l-2-6h8v3H24M0 12h5M19 12h5" class="joint" />
  </svg>
)
