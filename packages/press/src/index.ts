/** The public API of the press: renders pictures as SVG and text, reads and writes files. */

export * from './drawing/drawn.ts'
export { renderSideLists } from './drawing/sidelisttext.ts'
export { renderSvg, type SvgOptions } from './drawing/svg.ts'
export { renderTerminal, type TerminalOptions } from './drawing/terminal.ts'
export { escapeXml } from './drawing/xml.ts'
export * from './formats/format.ts'
export * from './formats.ts'
