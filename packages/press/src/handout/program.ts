/**
 * The program of handouts as the site's build gives it: in parts, of which a page holds those that its puzzles need. A
 * part is the text of a function that is given the parts it imports.
 */

export interface HandoutProgram {
  /** What runs at once: the theme, and what unseals the rest. */
  readonly scripts: readonly HandoutScript[]
  /** The sign of the house as an SVG in base64. */
  readonly icon: string
  readonly style: string
  /** The name of the part that begins. */
  readonly main: string
  readonly parts: Readonly<Record<string, HandoutPart>>
}

export interface HandoutScript {
  readonly code: string
  /** What a policy calls it. */
  readonly hash: string
}

interface HandoutPart {
  readonly code: string
  /** Those that it imports or asks for. */
  readonly needs: readonly string[]
  /** The kind or the report that it is for; null: any. */
  readonly only: string | null
}

/** One script of all parts that a page of these kinds and with this report needs. */
export function scriptFor({ main, parts }: HandoutProgram, wanted: ReadonlySet<string>): string {
  const names = new Set<string>()
  const visit = (name: string): void => {
    const part = parts[name]
    if (!part || names.has(name) || (part.only !== null && !wanted.has(part.only))) return
    names.add(name)
    for (const needed of part.needs) visit(needed)
  }
  visit(main)
  const all = [...names].sort().map((name) => `${name}:${parts[name]?.code}`)
  return `{const parts={${all.join(',\n')}},known={},need=(name)=>known[name]??=parts[name](need);need(${JSON.stringify(main)})}\n`
}

/** Whether what was read is such a program, and not some other page of the site. */
export function isProgram(value: unknown): value is HandoutProgram {
  if (typeof value !== 'object' || value === null) return false
  const { scripts, icon, style, main, parts }: Readonly<Record<string, unknown>> = { ...value }
  return (
    Array.isArray(scripts) &&
    [icon, style, main].every((text) => typeof text === 'string') &&
    typeof parts === 'object' &&
    parts !== null
  )
}
