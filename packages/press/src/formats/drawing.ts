/** A puzzle as a drawing: one SVG, or text as a terminal shows it. Both speak the puzzle's own language. */

import { good } from '@kumiki/core/base/result'
import { withReadings } from '@kumiki/core/base/ruby'
import { langs, printable } from '@kumiki/core/base/text'
import { renderAside } from '../aside.ts'
import { asides, drawn } from '../drawn.ts'
import type { WriteOne } from '../format.ts'
import { withHeading } from '../heading.ts'
import { withLists } from '../lists.ts'
import { renderSvg } from '../svg.ts'
import { renderTerminal } from '../terminal.ts'

/** The mere name of the kind is no title. */
export const writeSvg: WriteOne = (file, face, options) => {
  const picture = drawn(file, face, options)
  if (!picture.ok) return picture
  const page = withLists(picture.value, asides(file, face, options), file.lang)
  const own = !langs.some((lang) => face.title[lang] === file.title)
  return good(
    renderSvg(own ? withHeading(page, file.title) : page, { lang: file.lang, title: withReadings(file.title) }),
  )
}

export const writeText: WriteOne = (file, face, options) => {
  const picture = drawn(file, face, options)
  if (!picture.ok) return picture
  const board = renderTerminal(picture.value, { colour: false })
  return good(
    `${withReadings(printable(file.title))}\n\n${board}${renderAside(asides(file, face, options), file.lang)}`,
  )
}
