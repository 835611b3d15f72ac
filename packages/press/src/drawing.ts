/** `@kumiki/press/drawing`: a puzzle as a drawing, and as text for a terminal. `@kumiki/press/svg` writes a drawing as SVG. */

export { renderAside } from './drawing/aside.ts'
export { asides, drawn } from './drawing/drawn.ts'
export { renderTerminal } from './drawing/terminal.ts'
