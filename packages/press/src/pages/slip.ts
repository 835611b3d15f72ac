/**
 * The slip with which a keyword is sent in: how to take part, then what is cut out, with boxes for the keyword, name, address, age and
 * three questions. Its lines are at least 8 mm apart, so that a hand finds room.
 */
import { withoutReadings } from '@kumiki/core/base/ruby'
import { type Block, baseline, endingAt, nothing, paragraph, stacked } from './block.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import { boxRow } from './lettered.ts'
import { gaps, type Paper } from './measures.ts'
import { circle, mm, type Op, part, rectangle, segment, stroked, words } from './page.ts'
import { phrases, slipPhrases, slipSteps } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { doubleRule, kumikiMark, writingLine } from './signs.ts'
import { type Style, thin } from './style.ts'
import { inkMiddle } from './typeface.ts'

/** Empty where the puzzle has no keyword. */
export function laySlip(style: Style, sheet: Sheet, paper: Paper, page: number): Draft[] {
  if (sheet.keyword.length === 0) return []
  const { lang } = style
  const head: Head = {
    title: slipPhrases.title[lang],
    facts: [slipPhrases.about(withoutReadings(sheet.title))[lang]],
    level: null,
    byClues: false,
    number: null,
    copied: false,
    nameLine: false,
  }
  const { width, height } = roomOn(style, paper, head)
  const above = howTo(style, page, width)
  const between = gaps.between + mm(2)
  const body = stacked([above, slipBlock(style, sheet, width, height - above.height - between - mm(5))], between)
  return [{ style, paper, head, body, numbers: [], next: null }]
}

/** What to do at the left; until when and where to at the right, to be filled in by the editor. */
function howTo(style: Style, page: number, width: number): Block {
  const { sizes, lang } = style
  const right = Math.max(mm(48), width * 0.31, style.typeface.widthOf(slipPhrases.until[lang], sizes.heading, 'bold'))
  const left = width - right - gaps.columns
  const steps = stacked(
    slipSteps(page)[lang].map((text, index) => numbered(style, index + 1, text, left)),
    mm(0.6),
  )
  const pitch = mm(thin(style, 7.6, 10))
  const heading = sizes.heading * 1.3
  return {
    height: Math.max(steps.height, heading + 3 * pitch),
    at: (x, y) => [
      ...steps.at(x, y),
      part('text', [
        words(x + width - right, baseline(y, heading, sizes.heading), sizes.heading, slipPhrases.until[lang], 'bold'),
        ...[1, 2, 3].map((line) => writingLine(style, x + width - right, y + heading + line * pitch, right)),
        words(x + width - right + mm(4), y + heading + pitch - mm(1.4), sizes.line, slipPhrases.date[lang]),
      ]),
    ],
  }
}

function numbered(style: Style, number: number, text: string, width: number): Block {
  const { sizes, typeface } = style
  const indent = typeface.widthOf('0. ', sizes.line)
  const lines = paragraph(style, text, width - indent, {
    size: sizes.line,
    leading: 1.6,
    weight: 'regular',
    role: 'item',
  })
  return {
    height: lines.height,
    at: (x, y) => [
      part('item', [words(x, baseline(y, sizes.line * 1.6, sizes.line), sizes.line, `${number}.`)]),
      ...lines.at(x + indent, y),
    ],
  }
}

const inset = mm(6)

/** What is cut out, inside its dashed frame; its rows stand as far apart as the page allows. Where it is too full, less is asked. */
function slipBlock(style: Style, sheet: Sheet, width: number, room: number): Block {
  const inner = width - 2 * inset
  const rowsWith = (asked: Block): Block[] => [
    titleRow(style, sheet, inner),
    keywordRow(style, sheet, inner),
    ...personRows(style, inner),
    asked,
    paragraph(style, slipPhrases.purpose[style.lang], inner, {
      size: style.sizes.caption,
      leading: 1.4,
      weight: 'regular',
      role: 'text',
    }),
  ]
  const isRoomFor = (rows: readonly Block[]): boolean => stacked(rows, mm(1)).height <= room - 2 * inset
  const all = [questions(style, inner, true), questions(style, inner, false), nothing].map(rowsWith)
  const rows = all.find(isRoomFor) ?? rowsWith(nothing)
  const spare = room - 2 * inset - stacked(rows, 0).height
  const inside = stacked(rows, Math.min(mm(4.6), Math.max(0, spare / (rows.length - 1))))
  const height = inside.height + 2 * inset
  return {
    height,
    at: (x, y) => [part('decoration', frameOps(style, x, y, width, height)), ...inside.at(x + inset, y + inset)],
  }
}

/** The dashed line with scissors, and marks outside its corners for who cuts. */
function frameOps(style: Style, x: number, y: number, width: number, height: number): Op[] {
  const { typeface, sizes, lang } = style
  const said = slipPhrases.cut[lang]
  const start = x + mm(10)
  const blade = mm(4)
  const end = start + blade + mm(2) + typeface.widthOf(said, sizes.caption) + mm(2.4)
  const [right, bottom] = [x + width, y + height]
  const dashes = [mm(1.1), mm(0.8)] as const
  const weight = thin(style, 0.7, 1.1)
  const reach = mm(4.6)
  const corners = [
    [x, y, -1, -1],
    [right, y, 1, -1],
    [x, bottom, -1, 1],
    [right, bottom, 1, 1],
  ] as const
  const marks = corners
    .map(
      ([cx, cy, across, down]) =>
        segment(cx, cy + down * mm(0.6), cx, cy + down * reach) +
        segment(cx + across * mm(0.6), cy, cx + across * reach, cy),
    )
    .join('')
  return [
    stroked(segment(x, y, start - mm(1.6), y) + segment(end, y, right, y), weight, dashes),
    stroked(
      segment(right, y, right, bottom) + segment(right, bottom, x, bottom) + segment(x, bottom, x, y),
      weight,
      dashes,
    ),
    stroked(marks, 0.5),
    stroked(scissors(start, y, blade), 0.7),
    words(start + blade + mm(2), y + inkMiddle * sizes.caption, sizes.caption, said),
  ]
}

/** Two blades and two rings, their middle at a height. */
const scissors = (x: number, middle: number, size: number): string => {
  const ring = size * 0.19
  return [
    circle(x + ring, middle - size * 0.24, ring),
    circle(x + ring, middle + size * 0.24, ring),
    segment(x + 2 * ring, middle - size * 0.16, x + size, middle + size * 0.26),
    segment(x + 2 * ring, middle + size * 0.16, x + size, middle - size * 0.26),
  ].join('')
}

function titleRow(style: Style, sheet: Sheet, width: number): Block {
  const { typeface, sizes, lang } = style
  const size = sizes.title * 0.9
  const height = size * 1.25
  const name = slipPhrases.slip[lang]
  const left = typeface.widthOf(name, size, 'bold') + mm(4)
  const mark = mm(thin(style, 3.4, 5))
  const sign = typeface.widthOf(phrases.kumiki[lang], sizes.footer)
  const room = width - left - sign - mark - mm(10)
  const letters = Array.from(withoutReadings(sheet.title))
  while (letters.length > 1 && typeface.widthOf(letters.join(''), sizes.caption) > room) letters.pop()
  const title = letters.join('')
  const rule = doubleRule(style)
  return {
    height: height + mm(1.6) + rule.height,
    at: (x, y) => {
      const line = baseline(y, height, size)
      const middle = line - inkMiddle * size
      const tag = typeface.widthOf(title, sizes.caption) + mm(4)
      return [
        part('heading', [words(x, line, size, name, 'bold')]),
        part('text', [
          stroked(rectangle(x + left, middle - sizes.caption * 0.78, tag, sizes.caption * 1.56), thin(style, 0.6, 0.9)),
          words(x + left + mm(2), middle + inkMiddle * sizes.caption, sizes.caption, title),
        ]),
        part('decoration', [
          ...kumikiMark(x + width - sign - mark - mm(1.5), middle - mark / 2, mark),
          endingAt(typeface, x + width, middle + inkMiddle * sizes.footer, sizes.footer, phrases.kumiki[lang]),
        ]),
        ...rule.at(x, y + height + mm(1.6), width),
      ]
    },
  }
}

/** Where what is written begins: behind the widest label. */
const labelled = ({ typeface, sizes, lang }: Style): number =>
  Math.max(...slipPhrases.labels[lang].map((label) => typeface.widthOf(label, sizes.line))) + mm(4)

function keywordRow(style: Style, { keyword }: Sheet, width: number): Block {
  const { sizes, lang } = style
  const left = Math.max(labelled(style), style.typeface.widthOf(phrases.keyword[lang], sizes.heading, 'bold') + mm(4))
  const gap = mm(2)
  const side = Math.min(mm(thin(style, 16, 20)), (width - left + gap) / keyword.length - gap)
  const row = boxRow(style, keyword, side, gap)
  return {
    height: side,
    at: (x, y) => [
      part('heading', [
        words(x, y + side / 2 + inkMiddle * sizes.heading, sizes.heading, phrases.keyword[lang], 'bold'),
      ]),
      ...row.at(x + left, y),
    ],
  }
}

/** Name, age, address. */
function personRows(style: Style, width: number): Block[] {
  const { sizes, lang, typeface } = style
  const pitch = mm(thin(style, 8.6, 10))
  const left = labelled(style)
  const field = (draw: (x: number, line: number) => Op[]): Block => ({
    height: pitch,
    at: (x, y) => [part('text', draw(x, y + pitch))],
  })
  const label = (x: number, line: number, text: string): Op => words(x, line - mm(1.4), sizes.line, text)
  const [reading = '', name = '', post = '', address = ''] = slipPhrases.labels[lang]
  const [age, years] = [slipPhrases.age[lang], slipPhrases.years[lang]]
  const ageRoom = typeface.widthOf(age, sizes.line) + mm(26)
  const box = Math.min(mm(7), pitch)
  return [
    ...(reading === ''
      ? []
      : [field((x, line) => [label(x, line, reading), writingLine(style, x + left, line, width - left)])]),
    field((x, line) => [
      label(x, line, name),
      writingLine(style, x + left, line, width - left - ageRoom - mm(4)),
      label(x + width - ageRoom, line, age),
      writingLine(style, x + width - mm(22), line, mm(22)),
      ...(years === '' ? [] : [endingAt(typeface, x + width, line - mm(1.4), sizes.line, years)]),
    ]),
    field((x, line) => [
      label(x, line, post),
      ...(lang === 'ja'
        ? [0, 1, 2, 3, 4, 5, 6].map((index) =>
            stroked(
              rectangle(x + left + index * (box + mm(0.9)) + (index > 2 ? mm(2.2) : 0), line - box, box, box),
              thin(style, 0.6, 0.9),
            ),
          )
        : [writingLine(style, x + left, line, mm(40))]),
    ]),
    field((x, line) => [label(x, line, address), writingLine(style, x + left, line, width - left)]),
    field((x, line) => [writingLine(style, x + left, line, width - left)]),
  ]
}

/** Which was best, how hard they were (where its line is wide enough for that), a word to us. */
function questions(style: Style, width: number, isWhole: boolean): Block {
  const { sizes, lang, typeface } = style
  const pitch = mm(thin(style, 8.4, 9.6))
  const heading = sizes.heading * 1.3
  const [best = '', hard = '', more = ''] = slipPhrases.questions[lang]
  const indent = mm(thin(style, 7, 9))
  const fits = isWhole && indent + typeface.widthOf(hard, sizes.line) <= width
  const asked = fits ? [best, hard, more] : [best, more]
  return {
    height: heading + (asked.length + 1) * pitch,
    at: (x, y) => {
      const ops = asked.flatMap((said, index): Op[] => {
        const line = y + heading + (index + 1) * pitch
        const behind = x + indent + typeface.widthOf(said, sizes.line) + mm(3)
        const room = x + width - behind
        return [
          words(x, line - mm(1.4), sizes.line, String(index + 1), 'bold'),
          words(x + indent, line - mm(1.4), sizes.line, said),
          ...(said === hard ? [] : [writingLine(style, behind, line, said === best ? Math.min(mm(22), room) : room)]),
        ]
      })
      const last = y + heading + (asked.length + 1) * pitch
      return [
        part('heading', [
          words(x, baseline(y, heading, sizes.heading), sizes.heading, slipPhrases.survey[lang], 'bold'),
        ]),
        part('text', [...ops, writingLine(style, x + indent, last, width - indent)]),
      ]
    },
  }
}
