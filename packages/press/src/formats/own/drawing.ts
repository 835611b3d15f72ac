/** A puzzle as a drawing, in the puzzle's own language: one SVG, or text as a terminal shows it. */

import { good, langs, printable, type Result, withReadings } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { boldAnswer } from '../../drawing/bold.ts'
import { drawn, sideLists } from '../../drawing/drawn.ts'
import { withHeading } from '../../drawing/heading.ts'
import { withLists } from '../../drawing/sidelists.ts'
import { renderSideLists } from '../../drawing/sidelisttext.ts'
import { renderSvg, type SvgOptions } from '../../drawing/svg.ts'
import { renderTerminal } from '../../drawing/terminal.ts'
import type { WriteOne, WriteOptions } from '../format.ts'

export const writeSvg: WriteOne = (file, face, options) => svgOf(file, face, options, {})

/** Shows the title unless it is the mere name of the kind. */
export async function svgOf<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  { answer = false, bold = false }: WriteOptions,
  look: SvgOptions,
): Promise<Result<string>> {
  const picture = answer && bold ? await boldAnswer(file, face) : drawn(file, face, answer)
  if (!picture.ok) return picture
  const page = withLists(picture.value, sideLists(file, face, answer), file.lang)
  const own = !langs.some((lang) => face.title[lang] === file.title)
  const { lang, title } = file
  return good(renderSvg(own ? withHeading(page, title) : page, { lang, title: withReadings(title), ...look }))
}

export const writeText: WriteOne = (file, face, { answer = false }) => {
  const picture = drawn(file, face, answer)
  if (!picture.ok) return picture
  const board = renderTerminal(picture.value, { colour: false })
  return good(
    `${withReadings(printable(file.title))}\n\n${board}${renderSideLists(sideLists(file, face, answer), file.lang)}`,
  )
}
