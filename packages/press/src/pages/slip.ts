/**
 * The slip for sending in a keyword: how to take part, then a part to cut out with boxes for the keyword, name,
 * address, age and three questions. Its lines are at least 8 mm apart to leave room for handwriting. On a landscape
 * sheet the questions, or how to take part, stand at the side; a sheet that is still too low is turned, and only then
 * are fewer questions asked.
 */
import { withoutReadings } from '@kumiki/core/base'
import { largestStep, type Room } from './arrange.ts'
import { type Block, baseline, beside, endingAt, linesOf, nothing, paragraph, stacked } from './block.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import { boxRow } from './lettered.ts'
import { gaps, type Paper, turned } from './measures.ts'
import { circle, mm, type Op, part, rectangle, segment, stroked, words } from './page.ts'
import { phrases, slipPhrases, slipSteps } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { doubleRule, kumikiMark, writingLine } from './signs.ts'
import { type Style, thin } from './style.ts'
import { inkMiddle } from './typeface.ts'

/** Empty if the puzzle has no keyword. */
export function laySlip(style: Style, sheet: Sheet, paper: Paper, page: number): Draft[] {
  if (sheet.keyword.length === 0) return []
  const { lang } = style
  const head: Head = {
    title: slipPhrases.title[lang],
    facts: [slipPhrases.about(withoutReadings(sheet.title))[lang]],
    level: null,
    tag: null,
    number: null,
    copied: false,
    nameLine: false,
  }
  for (const wanted of ['all', 'some', 'none'] as const)
    for (const on of paper.width > paper.height ? [paper, turned(paper)] : [paper])
      for (const plan of on.width > on.height ? lying : standing) {
        const body = layPlan(style, sheet, roomOn(style, on, head), page, { ...plan, asked: wanted })
        if (body) return [{ style, paper: on, head, body, numbers: [], next: null }]
      }
  return []
}

/**
 * Where things stand: how to take part, beside the slip or above it; the questions, beside the rest or below it; how
 * many questions there are.
 */
interface Plan {
  readonly isBesideHowTo: boolean
  readonly isBesideQuestions: boolean
  readonly asked: 'all' | 'some' | 'none'
}

const standing = [{ isBesideHowTo: false, isBesideQuestions: false }] as const
const lying = [
  ...standing,
  { isBesideHowTo: false, isBesideQuestions: true },
  { isBesideHowTo: true, isBesideQuestions: false },
] as const

const shareOfHowTo = 0.32

/** null if it does not fit. */
function layPlan(style: Style, sheet: Sheet, { width, height }: Room, page: number, plan: Plan): Block | null {
  const below = mm(5)
  if (plan.isBesideHowTo) {
    const left = width * shareOfHowTo
    const right = width - left - gaps.columns - mm(2)
    const slip = slipBlock(style, sheet, right, height - mm(3) - below, plan)
    const block = stacked([stepsBlock(style, page, left), untilBlock(style, left)], gaps.between)
    return slip && block.height <= height
      ? beside([
          { left: 0, block },
          { left: width - right, block: stacked([spacer(mm(3)), slip], 0) },
        ])
      : null
  }
  const above = howTo(style, page, width)
  const between = gaps.between + mm(2)
  const slip = slipBlock(style, sheet, width, height - above.height - between - below, plan)
  return slip && stacked([above, slip], between)
}

const spacer = (height: number): Block => ({ ...nothing, height })

/** What to do, at the left; deadline and address, at the right. */
function howTo(style: Style, page: number, width: number): Block {
  const { sizes, lang } = style
  const right = Math.max(mm(48), width * 0.31, style.typeface.widthOf(slipPhrases.until[lang], sizes.heading, 'bold'))
  return beside([
    { left: 0, block: stepsBlock(style, page, width - right - gaps.columns) },
    { left: width - right, block: untilBlock(style, right) },
  ])
}

const stepsBlock = (style: Style, page: number, width: number): Block =>
  stacked(
    slipSteps(page)[style.lang].map((text, index) => numbered(style, index + 1, text, width)),
    mm(0.6),
  )

/** Lines for the deadline and the address, to be filled in by the editor. */
function untilBlock(style: Style, width: number): Block {
  const { sizes, lang } = style
  const pitch = mm(thin(style, 7.6, 10))
  const heading = sizes.heading * 1.3
  return {
    height: heading + 3 * pitch,
    at: (x, y) => [
      part('text', [
        words(x, baseline(y, heading, sizes.heading), sizes.heading, slipPhrases.until[lang], 'bold'),
        ...[1, 2, 3].map((line) => writingLine(style, x, y + heading + line * pitch, width)),
        words(x + mm(4), y + heading + pitch - mm(1.4), sizes.line, slipPhrases.date[lang]),
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

/**
 * The part to cut out, inside its dashed frame; its rows are spaced as far apart as the page allows. null if it does
 * not fit.
 */
function slipBlock(style: Style, sheet: Sheet, width: number, room: number, plan: Plan): Block | null {
  const inner = width - 2 * inset
  const title = titleRow(style, sheet, inner)
  const purpose = paragraph(style, slipPhrases.purpose[style.lang], inner, {
    size: style.sizes.caption,
    leading: 1.4,
    weight: 'regular',
    role: 'text',
  })
  const { isBesideQuestions, asked: wanted } = plan
  const gap = mm(9)
  const right = isBesideQuestions ? inner * 0.4 : inner
  const survey = wanted === 'none' ? nothing : questions(style, right, wanted === 'all')
  const sent = (space: number): Block => {
    const own = (left: number): Block[] => [keywordRow(style, sheet, left), ...personRows(style, left)]
    return isBesideQuestions
      ? beside([
          { left: 0, block: stacked(own(inner - right - gap), space) },
          { left: inner - right, block: survey },
        ])
      : stacked([...own(inner), survey], space)
  }
  const whole = (space: number): Block => stacked([title, sent(space), purpose], space)
  const max = room - 2 * inset
  if (whole(mm(1)).height > max) return null
  const space = largestStep(1, 4.6, (step) => whole(mm(step)).height <= max) ?? 1
  const inside = whole(mm(space))
  const height = inside.height + 2 * inset
  return {
    height,
    at: (x, y) => [part('decoration', frameOps(style, x, y, width, height)), ...inside.at(x + inset, y + inset)],
  }
}

/** The dashed line with scissors, and crop marks outside its corners. */
function frameOps(style: Style, x: number, y: number, width: number, height: number): Op[] {
  const { typeface, sizes, lang } = style
  const each = slipPhrases.cut[lang]
  const start = x + mm(10)
  const blade = mm(4)
  const end = start + blade + mm(2) + typeface.widthOf(each, sizes.caption) + mm(2.4)
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
    words(start + blade + mm(2), y + inkMiddle * sizes.caption, sizes.caption, each),
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

/** Where handwriting begins: after the widest label. */
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

/** Which puzzle was best, how hard they were (left out in the short form), and a message to the publisher. */
function questions(style: Style, width: number, isWhole: boolean): Block {
  const { sizes, lang, typeface } = style
  const pitch = mm(thin(style, 8.4, 9.6))
  const heading = sizes.heading * 1.3
  const [best = '', hard = '', more = ''] = slipPhrases.questions[lang]
  const indent = mm(thin(style, 7, 9))
  const room = width - indent
  const isWide = (text: string): boolean => typeface.widthOf(text, sizes.line) > room
  // a question breaks between the question and its choices
  const lines = (text: string): string[] =>
    (isWide(text) ? text.split(/(?<=[:）])(?:　| {2})/) : [text]).flatMap((one) =>
      linesOf(typeface, one, room, sizes.line, 'regular').map((line) => line.map((run) => run.text).join('')),
    )
  const rows = (isWhole ? [best, hard, more] : [best, more]).flatMap((each, index) => {
    const parts = lines(each)
    return parts.map((text, line) => ({
      number: line === 0 ? String(index + 1) : '',
      text,
      answer: line < parts.length - 1 || each === hard ? 0 : each === best ? mm(22) : room,
    }))
  })
  return {
    height: heading + (rows.length + 1) * pitch,
    at: (x, y) => {
      const ops = rows.flatMap(({ number, text, answer }, index): Op[] => {
        const line = y + heading + (index + 1) * pitch
        const behind = indent + typeface.widthOf(text, sizes.line) + mm(3)
        return [
          ...(number === '' ? [] : [words(x, line - mm(1.4), sizes.line, number, 'bold')]),
          words(x + indent, line - mm(1.4), sizes.line, text),
          ...(answer === 0 ? [] : [writingLine(style, x + behind, line, Math.min(answer, width - behind))]),
        ]
      })
      const last = y + heading + (rows.length + 1) * pitch
      return [
        part('heading', [
          words(x, baseline(y, heading, sizes.heading), sizes.heading, slipPhrases.survey[lang], 'bold'),
        ]),
        part('text', [...ops, writingLine(style, x + indent, last, width - indent)]),
      ]
    },
  }
}
