/** Puzzles as PNG and as pages. Both need a typeface, PNG also a rasteriser; the print tools supply them. */
import { bad, good, problem } from '@kumiki/core/base'
import { answersDrawn } from '../../drawing/bold.ts'
import { papersFor } from '../../pages/kindpapers.ts'
import { mm } from '../../pages/page.ts'
import { writePdf } from '../../pages/pdf.ts'
import { printSheets, usualPrint } from '../../pages/print.ts'
import { unprintable } from '../../pages/refusals.ts'
import { sheetOf } from '../../pages/sheet.ts'
import type { Write } from '../format.ts'
import { svgOf } from './drawing.ts'

/** A cell is 10 mm wide. */
const unit = mm(10)
const usualDpi = 300

export const writePng: Write = async ([puzzle], options) => {
  const { tools, dpi = usualDpi } = options
  if (!tools) return bad(noTools)
  const outlines = await tools.typeface()
  const sheet = sheetOf(puzzle, 1, { lang: null })
  const refused = unprintable([sheet], { ...usualPrint, answers: options.answer ? 'back' : 'none' }, outlines)
  if (refused) return bad(refused)
  const svg = await puzzle((file, face) => svgOf(file, face, options, { outlines, unit }))
  if (!svg.ok) return svg
  const picture = await tools.rasterize(svg.value, dpi)
  return picture.ok ? good({ content: picture.value, notes: [] }) : picture
}

/** Sheets on A4, with the answer at the back if it is wanted. */
export const writeSheets: Write = async (puzzles, { tools, answer }) => {
  if (!tools) return bad(noTools)
  const typeface = await tools.typeface()
  const options = { ...usualPrint, answers: answer ? 'back' : 'none' } as const
  const print = printSheets(puzzles, options, typeface, await papersFor(puzzles), await answersDrawn(puzzles))
  if (!print.ok) return print
  const content = await writePdf(print.value.pages, typeface, { ...print.value, date: tools.now() })
  return good({ content, notes: print.value.notes })
}

const noTools = problem(
  'no-tools',
  'Pictures and pages need a typeface and something that draws dots; none was given.',
  '画像やページを書き出すには、書体と描画の道具が必要です（渡されていません）。',
)
