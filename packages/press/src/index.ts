/** The public face of the press: pictures become SVG and text, files come in and go out. */
export { renderAside } from './aside.ts'
export * from './drawn.ts'
export * from './format.ts'
export * from './formats.ts'
export { renderSvg, type SvgOptions } from './svg.ts'
export { renderTerminal, type TerminalOptions } from './terminal.ts'
export { escapeXml } from './xml.ts'
