import { describe, expect, it, test } from 'vitest'
import type { Ink } from './picture.ts'
import { dark, light, paper, type Theme } from './theme.ts'

/** WCAG 2.2 contrast: 1 for equal colours, 21 for black on white. */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the contrast of black on white is 21, of a colour with itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#1e50a2', '#1e50a2')).toBe(1)
})

/** The contrast of one ink, as a line or a letter, on another as a ground, on light and on dark screens. */
const promised: readonly (readonly [line: Ink, ground: Ink, inLight: number, inDark: number])[] = [
  ['rule', 'paper', 4, 4.1],
  ['rule', 'cell', 4.2, 6.3],
  ['wall', 'paper', 17.1, 9.3],
  ['entry', 'entry', 6.5, 6.6],
  ['clue', 'marked', 14.2, 8],
  ['marked', 'paper', 5.3, 8.2],
  ['wrong', 'wrong', 5.4, 7.1],
  ['faint', 'faint', 4.7, 7],
]

it.each(promised)('%s on %s has a contrast of %d in light and %d in the dark', (line, ground, inLight, inDark) => {
  const found = [light, dark].map((theme) => contrast(theme[line].line, theme[ground].ground).toFixed(1))
  expect(found).toEqual([inLight.toFixed(1), inDark.toFixed(1)])
})

describe.each(Object.entries({ light, dark, paper }))('in %s', (_, theme: Theme) => {
  const on = (line: Ink, ground: Ink): number => contrast(theme[line].line, theme[ground].ground)

  it.each(['clue', 'entry'] as const)('%s can be read on every ground that a letter may stand on', (letter) => {
    for (const ground of ['paper', 'entry', 'marked', 'wrong', 'faint'] as const)
      expect(on(letter, ground)).toBeGreaterThan(4.5)
  })

  it('wrong or faint entries can be read on their own ground and on paper', () => {
    for (const ink of ['wrong', 'faint'] as const)
      for (const ground of [ink, 'paper'] as const) expect(on(ink, ground)).toBeGreaterThan(4.5)
  })

  it('every line can be seen on paper', () => {
    for (const line of ['rule', 'wall', 'clue', 'entry', 'marked', 'wrong', 'faint'] as const)
      expect(on(line, 'paper')).toBeGreaterThan(3)
  })

  it('a black cell is distinct from a white one by its tone or by the rule between them', () => {
    const tone = contrast(theme.cell.ground, theme.paper.ground)
    const rule = Math.min(on('rule', 'cell'), on('rule', 'paper'))
    expect(Math.max(tone, rule)).toBeGreaterThan(4)
  })
})

test('in print nothing but the paper itself is lighter than a photocopier can reproduce', () => {
  for (const { ground, line } of Object.values(paper))
    for (const colour of [ground, line])
      if (colour !== paper.paper.ground)
        expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(contrast('#333333', '#ffffff'))
})
