/** Every kind's own drawing in every rendering, with hostile text in place of each of its texts. */

import { Budget, parse, printable, type Result } from '@kumiki/core/base'
import type { Craft, PuzzleTypes } from '@kumiki/core/contract'
import { type Picture, pointedOut } from '@kumiki/core/drawing'
import { kinds } from '@kumiki/core/kinds'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { Rng } from '../../core/src/base/rng.ts'
import type { ContractCase } from '../../core/src/contract/kind.contract.ts'
import { renderSvg } from './drawing/svg.ts'
import { renderTerminal } from './drawing/terminal.ts'
import { hostileTexts } from './fixtures/hostile.ts'
import { descendants, readXml, textOf } from './fixtures/xml.ts'

const accepted = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.error.text.en)
  return read.value
}

const cases = import.meta.glob<{ readonly contract: ContractCase<PuzzleTypes> }>(
  '../../core/src/kinds/*/fixtures/contract.ts',
  { eager: true },
)
/** Simple kinds need no cases of their own: their presets do. */
const crafts = import.meta.glob<{ readonly simple?: unknown; readonly craft: Craft<PuzzleTypes> }>(
  '../../core/src/kinds/*/craft.ts',
  { eager: true },
)
const cased = [
  ...Object.values(cases).map(({ contract: { craft, specs } }) => ({ craft, specs })),
  ...Object.values(crafts).flatMap(({ simple, craft }) =>
    simple ? [{ craft, specs: craft.presets.map(({ spec }) => accepted(parse(craft.spec, spec))) }] : [],
  ),
]

const briefly = 200

function boardOf<K extends PuzzleTypes>(craft: Craft<K>, spec: object, effort: number) {
  const making = craft.make(spec, new Rng('pictures'), new Budget(effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return turn.value.ok ? turn.value.value : null
}

function picturesOf<K extends PuzzleTypes>(craft: Craft<K>, spec: object): Picture[] {
  // any board will do, so the first is taken that a short search finds
  const made = boardOf(craft, spec, briefly) ?? boardOf(craft, spec, craft.effort)
  if (!made) throw new Error(`no ${craft.face.id} of ${JSON.stringify(spec)}`)
  const { puzzle, answer } = made
  const blank = craft.face.draw(puzzle, craft.face.blank(puzzle))
  return [blank, pointedOut(craft.face.draw(puzzle, answer), [[0, 0]], [[0, 0]])]
}

const withTexts = (picture: Picture, text: string): Picture => ({
  ...picture,
  label: { en: text, ja: text },
  marks: picture.marks.map((mark) => (mark.mark === 'text' ? { ...mark, text } : mark)),
})

/** Throws if a rendering is not well-formed or does not show its texts as they are. */
function inspect(picture: Picture, svgOf: (picture: Picture) => string = renderSvg): void {
  const svg = readXml(svgOf(picture))
  const wanted = picture.marks.flatMap((mark) => (mark.mark === 'text' ? [printable(mark.text)] : []))
  expect(descendants(svg, 'text').map(textOf)).toEqual(wanted)
  expect(descendants(svg, 'script')).toEqual([])
  const lines = renderTerminal(picture, { colour: false })
    .split('\n')
    .filter((row) => row !== '')
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines.map((row) => stringWidth(row))).size).toBe(1)
  expect(lines.join('')).not.toMatch(/\p{Control}/u)
}

describe('the drawings of every kind', () => {
  it('cover the whole table', () => expect(cased.length).toBe(Object.keys(kinds).length + 1))
  for (const kind of cased)
    it(`${kind.craft.face.id}: are well-formed and show any text as text`, () => {
      for (const spec of kind.specs)
        for (const picture of picturesOf(kind.craft, spec)) {
          inspect(picture)
          for (const text of hostileTexts) inspect(withTexts(picture, text))
        }
    })

  it('are refused when a rendering forgets to escape', () => {
    const kind = cased.find(({ craft }) => craft.face.id === 'blocksum')!
    const picture = withTexts(picturesOf(kind.craft, kind.specs[0]!)[1]!, '</text><script>x</script>')
    const careless = (drawing: Picture): string => renderSvg(drawing).replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    expect(() => inspect(picture, careless)).toThrow()
  })
})
