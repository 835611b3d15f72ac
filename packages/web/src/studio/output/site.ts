/** The address of this site, and the names of its files. */
import { readRuby } from '@kumiki/core/player'

/** The folder of the page, as an address with a trailing slash. */
export const siteOf = (address: string): string => new URL('.', address.replace(/[?#].*$/s, '')).href

/** Whether an address is only reachable from this machine. */
export const isLocal = (address: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(new URL(address).hostname) ||
  new URL(address).protocol === 'file:'

/** A folder opened as files has no index pages. */
export const besideThisPage = (link: string): string =>
  link.startsWith('file:') ? link.replace('/play/#', '/play.html#') : link

/** A file name that is valid on every system. Furigana is reduced to its base text. */
export function fileNameOf(title: string, otherwise: string): string {
  const plain = readRuby(title)
    .map(({ text }) => text)
    .join('')
  const safe = Array.from(plain.replace(forbidden, ' ').replace(/\s+/g, ' '))
    .slice(0, 80)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return safe === '' ? otherwise : safe
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no name may hold
const forbidden = /[\\/:*?"<>|#%\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Escapes text for an HTML attribute. */
const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The HTML that shows a puzzle in another page. */
export const elementFor = (site: string, link: string, title: string): string =>
  `<script src="${quoted(site)}kumiki-puzzle.js"></script>\n<kumiki-puzzle src="${quoted(link)}" title="${quoted(title)}"></kumiki-puzzle>`

export const frameFor = (link: string, title: string): string =>
  `<iframe src="${quoted(link.replace('/play/#', '/play/?embed=1#'))}" title="${quoted(title)}" width="100%" height="720" style="border:0"></iframe>`
