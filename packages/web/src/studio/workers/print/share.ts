/** The address that plays a puzzle, and its QR code. */
import { bad, good, type Result } from '@kumiki/core/base'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { answered } from '@kumiki/core/verbs/answer'
import { linkTo, unreadable } from '@kumiki/press/link'
import { codeOf } from '@kumiki/press/paper'
import type { Linked } from './protocol.ts'

export async function link(line: string, selfChecking: boolean, base: string): Promise<Result<Linked>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, _face, module) => {
    const whole = selfChecking ? answered(await module.craft(), file) : good(file)
    if (!whole.ok) return whole
    const address = linkTo(whole.value, { selfChecking, base })
    const against = unreadable(address)
    if (against) return bad(against)
    const code = codeOf(address)
    return good({
      link: address,
      code: code && drawnCode(code.rows),
      squares: code?.rows.length ?? 0,
      hasAnswer: selfChecking && whole.value.answer !== undefined,
    })
  })
}

/** The quiet zone: the white border around a code, in squares. */
const quiet = 4

function drawnCode(rows: readonly (readonly (readonly [start: number, length: number])[])[]): Blob {
  const width = rows.length + 2 * quiet
  const path = rows
    .flatMap((runs, row) => runs.map(([start, length]) => `M${start} ${row}h${length}v1h${-length}z`))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 8}" height="${width * 8}" viewBox="${-quiet} ${-quiet} ${width} ${width}" shape-rendering="crispEdges"><path d="M${-quiet} ${-quiet}h${width}v${width}h${-width}z" fill="#fff"/><path d="${path}" fill="#000"/></svg>\n`
  return new Blob([svg], { type: 'image/svg+xml' })
}
