/** Text in XML. */

import { printable } from '@kumiki/core/base'

/** Text from outside as XML text: well-formed, and nothing but text. */
export const escapeXml = (text: string): string => printable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
