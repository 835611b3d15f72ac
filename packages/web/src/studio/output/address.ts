/**
 * Where the site is for others: a copy on a server, said once and kept on this device; else where this page is. Links
 * and codes lead there.
 */
import { useState } from 'preact/hooks'
import { readLocal, writeLocal } from '../../store/local.ts'
import { siteOf } from './site.ts'

const place = 'kumiki.site'

/** The address of a folder with a slash at its end; null: it is none that others could open. */
export function siteIn(typed: string): string | null {
  const text = typed.trim()
  const address = /^[\w-]+(\.[\w-]+)+([/:]|$)/.test(text) ? `https://${text}` : text
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return null
  const { origin, pathname } = new URL(address)
  const folder = pathname.replace(/[^/]*\.html$/, '').replace(/\/play\/?$/, '/')
  return `${origin}${folder.endsWith('/') ? folder : `${folder}/`}`
}

/** null: nobody has said. */
function storedSite(): string | null {
  const stored = readLocal(place)
  return typeof stored === 'string' ? siteIn(stored) : null
}

export interface SiteForOthers {
  /** With a slash at its end. */
  readonly site: string
  /** What was said; null: nothing, so it is where this page is. */
  readonly said: string | null
  /** null: where this page is. */
  say(site: string | null): void
}

export function useSite(): SiteForOthers {
  const [said, setSaid] = useState(storedSite)
  return {
    site: said ?? siteOf(location.href),
    said,
    say: (site) => {
      writeLocal(place, site ?? '')
      setSaid(site)
    },
  }
}
