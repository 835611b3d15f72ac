import { printable } from '@kumiki/core/base'

/** Foreign text as XML text: well-formed, and never markup. */
export const escapeXml = (text: string): string => printable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
