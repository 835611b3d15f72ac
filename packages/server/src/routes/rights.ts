/** The table of rights: every route × every role, made from the table of routes. `docs/security.md` contains it. */
import type { Key, Route } from '../http/route.ts'

/**
 * visitor: anybody · player: has the link of their own play · author: has an edit link · organiser: has the edit link
 * of a contest · operator: has the operator's token
 */
export const roles = ['visitor', 'player', 'author', 'organiser', 'operator'] as const
export type Role = (typeof roles)[number]

/** The roles that hold each key, each for their own objects. */
export const holders: Readonly<Record<Key, readonly Role[]>> = {
  nothing: roles,
  'edit-puzzle': ['author', 'organiser'],
  'edit-collection': ['author'],
  'own-play': ['player'],
  operator: ['operator'],
}

export function rightsTable(routes: readonly Route[]): string {
  const head = ['route', ...roles, 'body', 'a minute', 'what it does']
  const rows = routes.map(({ method, path, key, bounds, body, text }) => [
    `\`${method} ${path}\``,
    ...roles.map((role) => (holders[key].includes(role) ? 'yes' : '–')),
    body ? `${bounds.bytes} B` : '–',
    String(bounds.perMinute),
    text.en,
  ])
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
