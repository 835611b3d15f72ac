/** Where this site is, and what its files are called. */
import { readRuby } from '@kumiki/core/player'

/** The folder in which the page lies, as an address with a slash at its end. */
export const siteOf = (address: string): string => new URL('.', address.replace(/[?#].*$/s, '')).href

/** Nobody else comes to such an address. */
export const isLocal = (address: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(new URL(address).hostname) ||
  new URL(address).protocol === 'file:'

/** A folder opened as files has no page by its name alone. */
export const besideThisPage = (link: string): string =>
  link.startsWith('file:') ? link.replace('/play/#', '/play.html#') : link

/** What every system takes as the name of a file; of readings only what they stand above. */
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

/** Text inside an attribute of HTML. */
const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What is put into another page to show a puzzle there. */
export const elementFor = (site: string, link: string, title: string): string =>
  `<script src="${quoted(site)}kumiki-puzzle.js"></script>\n<kumiki-puzzle src="${quoted(link)}" title="${quoted(title)}"></kumiki-puzzle>`

export const frameFor = (link: string, title: string): string =>
  `<iframe src="${quoted(link.replace('/play/#', '/play/?embed=1#'))}" title="${quoted(title)}" width="100%" height="720" style="border:0"></iframe>`
