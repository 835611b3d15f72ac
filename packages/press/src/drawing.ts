/**
 * `@kumiki/press/drawing`: a puzzle as a drawing, and as text for a terminal. `@kumiki/press/svg` writes a drawing as
 * SVG.
 */

export { drawn, sideLists } from './drawing/drawn.ts'
export { renderSideLists } from './drawing/sidelisttext.ts'
export { renderTerminal } from './drawing/terminal.ts'
