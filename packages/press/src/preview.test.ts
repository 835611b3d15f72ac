import type { Stage } from '@kumiki/core/contract'
import { expect, test } from 'vitest'
import { hostileTexts } from './fixtures/hostile.ts'
import { blockSum, hashi } from './fixtures/samples.ts'
import { descendants, readXml, textOf } from './fixtures/xml.ts'
import { previewSvg } from './preview.ts'

const stages: readonly Stage[] = [
  { title: { en: 'Picture', ja: '絵' }, note: { en: '3 parts', ja: '部分 3個' }, picture: blockSum(), written: null },
  { title: { en: 'Puzzle', ja: '問題' }, note: { en: '', ja: '' }, picture: hashi(), written: null },
]

test.each(['en', 'ja'] as const)('stages stand side by side, numbered, with titles and notes (%s)', (lang) => {
  const svg = readXml(previewSvg(stages, lang, 'title'))
  const texts = descendants(svg, 'text').map(textOf)
  for (const [index, { title, note }] of stages.entries()) {
    expect(texts).toContain(`${index + 1}  ${title[lang]}`)
    expect(texts).toContain(note[lang])
  }
  const [width, height] = [Number(svg.attributes.width), Number(svg.attributes.height)]
  expect(width / height).toBeGreaterThan(1.5)
})

test('with outlines there is no text left, and each letter is where its text was', () => {
  const svg = readXml(
    previewSvg(stages, 'en', 'title', {
      widthOf: (text, size) => text.length * size * 0.5,
      outlinesOf: (_text, x, y) => `M${x.toFixed(2)} ${y.toFixed(2)}h1v1z`,
    }),
  )
  expect(descendants(svg, 'text')).toEqual([])
  const letters = descendants(svg, 'path').filter(({ attributes }) => attributes.d?.endsWith('h1v1z'))
  const texts = descendants(readXml(previewSvg(stages, 'en', 'title')), 'text')
  expect(letters.length).toBe(texts.length)
  for (const [index, text] of texts.entries()) {
    const { x, y, 'font-size': size, 'text-anchor': anchor } = text.attributes
    const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
    const [left, line] =
      /^M(\S+) (\S+)h/
        .exec(letters[index]?.attributes.d ?? '')
        ?.slice(1)
        .map(Number) ?? []
    expect(left).toBeCloseTo(Number(x) - share * textOf(text).length * Number(size) * 0.5, 0)
    expect(line).toBeCloseTo(Number(y), 1)
  }
})

test('hostile titles are displayed and never executed', () => {
  for (const text of hostileTexts)
    expect(() => readXml(previewSvg([{ ...stages[0]!, title: { en: text, ja: text } }], 'en', text))).not.toThrow()
})
