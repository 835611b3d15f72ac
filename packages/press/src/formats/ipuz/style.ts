/** Cell styles in ipuz, counted in order to report what is left out. */

import type { Loss } from '../foreign.ts'
import { type Fields, isRecord, valueIn } from '../json.ts'

interface Styles {
  /** The first cell with a bar at its side, or null. */
  readonly bar: number | null
  readonly losses: readonly Loss[]
}

const looks: Readonly<Record<string, (count: number) => Loss>> = {
  shapebg: (count) => ({ en: `circles in cells (${count})`, ja: `マスの丸印（${count}個）` }),
  color: (count) => ({ en: `colours of cells (${count})`, ja: `マスの色（${count}個）` }),
  highlight: (count) => ({ en: `highlighted cells (${count})`, ja: `強調されたマス（${count}個）` }),
  imagebg: (count) => ({ en: `background images (${count})`, ja: `背景画像（${count}個）` }),
  mark: (count) => ({ en: `marks in cells (${count})`, ja: `マスの印（${count}個）` }),
  divided: (count) => ({ en: `divided cells (${count})`, ja: `分割されたマス（${count}個）` }),
}

/** Circles are not lost if `org.kumiki:keyword` gives their meaning. */
export function stylesOf(cells: readonly unknown[], fields: Fields): Styles {
  const named = valueIn(fields, 'styles')
  const keyword = valueIn(fields, 'org.kumiki:keyword') !== undefined
  const counts = new Map<string, number>()
  let bar: number | null = null
  for (const [at, cell] of cells.entries()) {
    const written = isRecord(cell) ? valueIn(cell, 'style') : undefined
    const style = typeof written === 'string' && isRecord(named) ? valueIn(named, written) : written
    if (!isRecord(style)) continue
    if (bar === null && valueIn(style, 'barred')) bar = at
    for (const look of Object.keys(looks)) if (valueIn(style, look)) counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  const kept = [...counts].filter(([look]) => !(keyword && look === 'shapebg'))
  return { bar, losses: kept.flatMap(([look, count]) => looks[look]?.(count) ?? []) }
}
