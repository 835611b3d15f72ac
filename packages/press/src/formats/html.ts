/** Clues of other programs may be marked up: their plain text, and plain text that will not be taken for markup. */

const tag = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,300})?\/?>/gi
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(tag, '')
    .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return names[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })

export const isMarkedUp = (html: string): boolean => html.search(tag) >= 0

/** Only what would be read as markup is escaped, for readers that show the text as it is. */
export const asHtml = (text: string): string =>
  text.replace(/&(?=#?[a-z0-9]{1,8};)/gi, '&amp;').replace(/<(?=\/?[a-z])/gi, '&lt;')
