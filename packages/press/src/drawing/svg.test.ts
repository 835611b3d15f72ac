import { printable } from '@kumiki/core/base'
import { box, centred, dark, type Picture, text } from '@kumiki/core/drawing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { band } from '../../../core/src/drawing/picture.ts'
import { hostileTexts } from '../fixtures/hostile.ts'
import { blockSum, crossword, hashi, wordSearch } from '../fixtures/samples.ts'
import { descendants, readXml, textOf } from '../fixtures/xml.ts'
import { renderSvg } from './svg.ts'

const pictures = {
  blockSum: blockSum(),
  crossword: crossword(),
  hashi: hashi(),
  search: wordSearch(['AB', 'CD'], [[0, 0, 1, 1]]),
}

test.each(Object.entries(pictures))('%s is a well-formed drawing with a label', (_, picture) => {
  const svg = readXml(renderSvg(picture, { lang: 'ja' }))
  expect(svg.name).toBe('svg')
  expect(svg.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', role: 'img', lang: 'ja' })
  expect(descendants(svg, 'title').map(textOf)).toEqual(['見本'])
})

test('a title names the drawing and the label then describes it; without one the label is the name', () => {
  const named = (title: string) => {
    const svg = readXml(renderSvg(crossword(), { lang: 'ja', title }))
    return ['title', 'desc'].map((name) => descendants(svg, name).map(textOf))
  }
  expect(named('春の <問題>')).toEqual([['春の <問題>'], ['見本']])
  expect(named(' ')).toEqual([['見本'], []])
  expect(named('見本')).toEqual([['見本'], []])
})

test('the view box is the cells at the unit asked for, with room for the outer walls', () => {
  const svg = readXml(renderSvg(crossword(), { unit: 10 }))
  expect(svg.attributes.viewBox).toBe('-1 -1 42 32')
})

test('every text of the picture is in the drawing, in order', () => {
  const picture = crossword()
  const wanted = picture.marks.filter((mark) => mark.mark === 'text').map((mark) => mark.text)
  expect(descendants(readXml(renderSvg(picture)), 'text').map(textOf)).toEqual(wanted)
})

test('neighbouring lines of one ink and width share a path without losing a line', () => {
  const picture = blockSum()
  const paths = descendants(readXml(renderSvg(picture)), 'path')
  const lines = picture.marks.filter((mark) => mark.mark === 'line').length
  expect(
    paths
      .map((path) => path.attributes.d ?? '')
      .join('')
      .split('M'),
  ).toHaveLength(lines + 1)
  expect(paths.length).toBeLessThan(lines)
})

const saying = (words: string): Picture => ({
  width: 1,
  height: 1,
  marks: [box(0, 0, 1, 1, 'paper'), text(0, 0, 0.3, words, 'top-left', 'clue'), centred(0.5, 0.5, 0.5, words, 'entry')],
  label: { en: words, ja: words },
})

test.each(hostileTexts)('the hostile text %j is shown as text', (text) => {
  const svg = readXml(renderSvg(saying(text)))
  expect(descendants(svg, 'text').map(textOf)).toEqual([printable(text), printable(text)])
  expect(descendants(svg, 'title').map(textOf)).toEqual([printable(text)])
  expect(descendants(svg, 'script')).toEqual([])
})

test('any text at all gives a well-formed drawing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(descendants(readXml(renderSvg(saying(text))), 'text').map(textOf)).toEqual([
        printable(text),
        printable(text),
      ])
    }),
  )
})

test('the drawing holds no script, no link and nothing from outside', () => {
  for (const picture of Object.values(pictures)) {
    const source = renderSvg(picture).replace('http://www.w3.org/2000/svg', '')
    expect(source).not.toMatch(/<script|href|url\(|@import|https?:/)
  }
})

test('highlighted cells do not depend on colour alone, and wrong cells look different from the others', () => {
  const cell = (ink: 'paper' | 'marked' | 'wrong'): Picture => ({ ...saying(''), marks: [box(0, 0, 1, 1, ink)] })
  const rings = (ink: 'paper' | 'marked' | 'wrong') =>
    descendants(readXml(renderSvg(cell(ink))), 'rect').filter(({ attributes }) => attributes['stroke-width'])
  expect(rings('paper')).toEqual([])
  expect(rings('marked').map(({ attributes }) => attributes['stroke-dasharray'])).toEqual([undefined])
  expect(rings('wrong').map(({ attributes }) => attributes['stroke-dasharray'])).toEqual(['4.8'])
})

test('dark colours are for screens, and print has one ink', () => {
  const [screen = '', print = ''] =
    renderSvg(crossword()).split('@media screen and (prefers-color-scheme:dark)').at(-1)?.split('@media print') ?? []
  expect(screen).toContain(dark.entry.line)
  expect(print).not.toMatch(/#(?!fff|000|333)/)
})

const only = (...marks: Picture['marks']): Picture => ({ ...saying(''), marks })

test('a text stands above or below, left or right of its point as its anchor says', () => {
  const anchors = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'centre'] as const
  const texts = descendants(
    readXml(renderSvg(only(...anchors.map((at) => text(2, 2, 1, 'A', at, 'clue'))), { unit: 1 })),
    'text',
  )
  expect(texts.map(({ attributes }) => attributes['text-anchor'])).toEqual([
    undefined,
    'end',
    undefined,
    'end',
    'middle',
  ])
  const heights = texts.map(({ attributes }) => Number(attributes.y) - 2)
  const capital = 0.73
  for (const top of heights.slice(0, 2)) expect(top).toBeGreaterThanOrEqual(capital)
  for (const bottom of heights.slice(2, 4)) expect(bottom).toBeLessThanOrEqual(0)
  expect(heights[4]).toBeCloseTo(capital / 2, 1)
})

test('the ends of a band are half circles around its first and last point, in whichever of eight directions it runs', () => {
  for (const [across, down] of [
    [3, 0],
    [0, 3],
    [3, 3],
    [-3, 3],
    [0, -3],
    [0, 0],
  ] as const) {
    const svg = readXml(renderSvg(only(band(5, 5, 5 + across, 5 + down, 0.4, 'entry', 'marked')), { unit: 100 }))
    const [path] = descendants(svg, 'path')
    expect(path?.attributes.class).toBe('marked line-entry')
    const points = [...(path?.attributes.d ?? '').matchAll(/(?<=[ML]| 0 0 0 )([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    expect(points).toHaveLength(5)
    const ends = [
      [500, 500],
      [500 + 100 * across, 500 + 100 * down],
    ] as const
    for (const [index, [x, y]] of points.entries()) {
      const [toX, toY] = ends[index === 1 || index === 2 ? 1 : 0]
      expect(Math.hypot(x - toX, y - toY)).toBeCloseTo(40, 0)
      // square to the way it runs
      expect(Math.abs((x - toX) * across + (y - toY) * down)).toBeLessThan(0.1)
    }
  }
})

test('the grounds of neighbouring bands lie under all their outlines', () => {
  const crossing = [band(0.5, 0.5, 2.5, 0.5, 0.4, 'entry', 'marked'), band(1.5, 0.5, 1.5, 2.5, 0.4, 'entry', 'marked')]
  expect(descendants(readXml(renderSvg(only(...crossing))), 'path')).toHaveLength(1)
  expect(
    descendants(readXml(renderSvg(only(...crossing, band(0, 0, 1, 1, 0.4, 'entry', 'wrong')))), 'path'),
  ).toHaveLength(2)
})

test('the press contains no colour values: all of them are in the theme', () => {
  const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../fixtures/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const written = (source: string) => /#[\da-f]{3,8}\b|rgb|hsl|u001b\[\d/i.test(source)
  expect(Object.keys(sources).filter((path) => written(sources[path] ?? ''))).toEqual([])
  expect(written("const red = '#f00'")).toBe(true)
})

test('a cell shaded by hand lets what is printed there be read', () => {
  const shaded = { width: 1, height: 1, marks: [box(0, 0, 1, 1, 'entry')], label: { en: '', ja: '' } }
  const [, cell] = descendants(readXml(renderSvg(shaded)), 'rect')
  expect(cell?.attributes).toMatchObject({ class: 'text-entry', 'fill-opacity': '0.35' })
})
