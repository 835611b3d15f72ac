import { beforeAll, expect, it } from 'vitest'
import { openTypeface } from '../node.ts'
import { Typeface } from '../pages/typeface.ts'
import { subsetOf } from './subset.ts'

let typeface: Typeface
beforeAll(async () => {
  typeface = await openTypeface()
})

const codesIn = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const subset = (text: string): Uint8Array =>
  subsetOf(typeface.files.regular, codesIn(text), (code) => typeface.glyphOf(code))

it('a font of a few characters has these, in their shapes and widths, and no others', () => {
  const text = 'あぬガ組木盤 Aé12'
  const font = subset(text)
  const part = new Typeface({ regular: font, bold: font })
  for (const letter of text) {
    const drawn = [typeface, part].map((one) => [one.widthOf(letter, 100), one.outlineOf(letter, 0, 0, 100, 'regular')])
    expect(drawn[1]).toEqual(drawn[0])
  }
  for (const letter of 'いB3') expect(part.has(letter)).toBe(false)
})

it('is small: so many characters, so many bytes', () => {
  expect(subset('あいうえお').length).toBeLessThan(20_000)
  expect(subset('あいうえお').length).toBeGreaterThan(1_000)
})

it('leaves out what the font has not', () => {
  expect(subset('あ\u{10ffff}')).toEqual(subset('あ'))
})
