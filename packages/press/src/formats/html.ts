/**
 * Clues of other programs may contain markup. This turns it into plain text, and escapes plain text that would be read
 * as markup. Furigana is written as markup, with brackets for readers that do not support it.
 */
import { pair } from '@kumiki/core/base'

const tag = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,300})?\/?>/gi
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const bracket = '(?:<rp>[^<>]{0,9}</rp>)?'
const ruby = new RegExp(`<ruby>([^<>{}|]{1,200})${bracket}<rt>([^<>{}|]{1,200})</rt>${bracket}</ruby>`, 'gi')

export const plainText = (html: string): string =>
  html
    .replace(ruby, '{$1|$2}')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(tag, '')
    .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return names[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })

export const isMarkedUp = (html: string): boolean => html.replace(ruby, '').search(tag) >= 0

/** Escapes only what would be read as markup, for readers that show the text as it is. */
export const asHtml = (text: string): string =>
  text
    .replace(/&(?=#?[a-z0-9]{1,8};)/gi, '&amp;')
    .replace(/<(?=\/?[a-z])/gi, '&lt;')
    .replace(pair, '<ruby>$1<rp>（</rp><rt>$2</rt><rp>）</rp></ruby>')
