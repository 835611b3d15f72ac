/** Where the site is for those who play: --base, else the setting KUMIKI_BASE. */
import { type Bilingual, bad, good, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import type { Given } from './arguments.ts'

/** '': nobody said. */
export function baseWanted(given: Given): Result<string> {
  const named = given.text('base')
  const base = named ?? process.env.KUMIKI_BASE?.trim() ?? ''
  if (base === '' || isSite(base)) return good(base)
  return bad(named === null ? noSiteInSetting(base) : noSite(base))
}

const isSite = (base: string): boolean => URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)

/** What is said where links or codes lead to an address that nobody else can open; null: others can. */
export const localNote = (base: string): Bilingual | null =>
  URL.canParse(base) && isOfThisMachine(base)
    ? {
        en: `"${printable(base)}" leads to this machine alone: others cannot open it. One file to hand out: kumiki link FILE -o FILE.html.`,
        ja: `「${printable(base)}」はこのパソコンの中だけのアドレスで、ほかの人は開けません。ファイルで配るには: kumiki link FILE -o FILE.html。`,
      }
    : null

const isOfThisMachine = (base: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(new URL(base).hostname)

const noSite = (base: string): Problem =>
  problem(
    'no-site',
    `"${printable(base)}" is no address of a site: it must begin with https:// or http://.`,
    `「${printable(base)}」はサイトのアドレスではありません。https:// か http:// で始めてください。`,
  )
const noSiteInSetting = (base: string): Problem =>
  problem(
    'no-site',
    `KUMIKI_BASE is "${printable(base)}", which is no address of a site: it must begin with https:// or http://.`,
    `KUMIKI_BASE の「${printable(base)}」はサイトのアドレスではありません。https:// か http:// で始めてください。`,
  )
