/** `@kumiki/core/drawing`: pictures as lists of marks, their themes, and how they are put together. */

export { fitted } from './drawing/arrange.ts'
export { bold } from './drawing/bold.ts'
export { pointedOut } from './drawing/overlay.ts'
export { type Anchor, box, centred, type Ink, line, type Mark, type Picture, text } from './drawing/picture.ts'
export { dark, light, paper, type Theme, terminal } from './drawing/theme.ts'
