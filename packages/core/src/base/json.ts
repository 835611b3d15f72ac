/**
 * Finds where a text stops being JSON. Engines word this differently or not at all (Node 20 mostly does not), and an
 * error about a broken file should name the place, the same everywhere.
 *
 * Method: tokens by sticky expressions, strings by a loop, structure by a stack of open brackets; linear, no recursion.
 * Accepts exactly what `JSON.parse` accepts (RFC 8259).
 */

/** `…OrEnd`: the bracket may also close here. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'comma' | 'nothing'

const blank = /[ \t\n\r]*/y
const brackets = '{}[],:'
const token = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** The offset of the first token that is not allowed there; null when the whole text is JSON. */
export function whereJsonBreaks(text: string): number | null {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    if (text.charAt(at) <= ' ') at = endOf(blank, text, at) ?? at
    if (at === text.length) return expected === 'nothing' ? null : at
    const sign = text.charAt(at)
    const end: number | null =
      sign === '"' ? stringEnd(text, at) : brackets.includes(sign) ? at + 1 : endOf(token, text, at)
    if (end === null) return at
    const next = follow(expected, sign === '"' ? 'string' : sign, open)
    if (next === null) return at
    expected = next
    at = end
  }
}

/** The end of a match that starts at `at`. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** A loop, because an expression for a whole string would keep a backtracking state for every character. */
function stringEnd(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; ) {
    const sign = text.charAt(at)
    if (sign === '"') return at + 1
    if (sign < ' ') return null
    const next = sign === '\\' ? endOf(escaped, text, at) : at + 1
    if (next === null) return null
    at = next
  }
  return null
}

function follow(expected: Expected, sign: string, open: ('{' | '[')[]): Expected | null {
  const takesValue = expected === 'value' || expected === 'valueOrEnd'
  switch (sign) {
    case '{':
    case '[':
      if (!takesValue) return null
      open.push(sign)
      return sign === '{' ? 'keyOrEnd' : 'valueOrEnd'
    case '}':
    case ']':
      if (open.at(-1) !== (sign === '}' ? '{' : '[')) return null
      if (expected !== 'comma' && expected !== (sign === '}' ? 'keyOrEnd' : 'valueOrEnd')) return null
      open.pop()
      return afterValue(open)
    case ',':
      return expected === 'comma' ? (open.at(-1) === '{' ? 'key' : 'value') : null
    case ':':
      return expected === 'colon' ? 'value' : null
    case 'string':
      if (expected === 'key' || expected === 'keyOrEnd') return 'colon'
      return takesValue ? afterValue(open) : null
    default:
      return takesValue ? afterValue(open) : null
  }
}

const afterValue = (open: readonly string[]): Expected => (open.length === 0 ? 'nothing' : 'comma')
