/**
 * How a puzzle was made, in one drawing: its stages side by side, numbered, each with its title above and its note
 * below.
 */
import type { Lang } from '@kumiki/core/base'
import type { Stage } from '@kumiki/core/contract'
import { centred, fitted, line, type Mark, type Picture } from '@kumiki/core/drawing'
import type { Outlines } from './drawing/element.ts'
import { renderSvg } from './drawing/svg.ts'

/** Pixels of a unit, and in units: the side of a stage's box, titles, notes, gaps. */
const unit = 18
const side = 20
const titleSize = 1.2
const noteSize = 0.9
const titleRoom = 2.4
const noteRoom = 2
const gap = 2

export function previewSvg(stages: readonly Stage[], lang: Lang, title: string, outlines?: Outlines): string {
  const marks: Mark[] = []
  for (const [index, stage] of stages.entries()) {
    const x = index * (side + gap)
    marks.push(centred(x + side / 2, titleRoom / 2, titleSize, `${index + 1}  ${stage.title[lang]}`, 'strong'))
    marks.push(...fitted(stage.picture, { x, y: titleRoom, w: side, h: side }))
    marks.push(centred(x + side / 2, titleRoom + side + noteRoom / 2, noteSize, stage.note[lang], 'clue'))
    const arrow = x + side + gap / 2
    if (index + 1 < stages.length) marks.push(...pointer(arrow, titleRoom + side / 2))
  }
  const picture: Picture = {
    width: stages.length * (side + gap) - gap,
    height: titleRoom + side + noteRoom,
    marks,
    label: {
      en: stages.map((stage) => `${stage.title.en} (${stage.note.en})`).join(', '),
      ja: stages.map((stage) => `${stage.title.ja}（${stage.note.ja}）`).join('、'),
    },
  }
  return renderSvg(picture, { lang, title, unit, ...(outlines && { outlines }) })
}

/** A › between two stages. */
const pointer = (x: number, y: number): Mark[] => [
  line(x - 0.25, y - 0.5, x + 0.25, y, 0.12, 'clue'),
  line(x + 0.25, y, x - 0.25, y + 0.5, 0.12, 'clue'),
]
