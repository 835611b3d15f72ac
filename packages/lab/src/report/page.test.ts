import { expect, test } from 'vitest'
import { descendants, type Element, readXml, textOf } from '../../../press/src/fixtures/xml.ts'
import { sampleFindings } from '../fixtures/findings.ts'
import { page } from './page.ts'
import type { LabResult } from './results.ts'

const result: LabResult = {
  id: 'sample',
  title: { en: 'A <sample>', ja: '見本' },
  text: { en: 'Why & how', ja: 'なぜ' },
  findings: sampleFindings,
  run: {
    date: '2020-01-02 03:04',
    commit: 'abcdef',
    machine: 'a "machine"',
    version: '0.1.0',
    command: 'kumiki lab sample',
    quick: true,
    seed: 'lab',
    cpuMs: 1500,
  },
}

const read = (html: string): Element => readXml(html.replace('<!doctype html>\n', ''))
const cells = (row: Element, name: string): string[] => descendants(row, name).map(textOf)

test('the page is well-formed, self-contained and has no script', () => {
  const html = page([result], 'ja')
  expect(descendants(read(html), 'script')).toEqual([])
  expect(html.replaceAll(/xmlns="[^"]*"/g, '')).not.toMatch(/https?:|<link|@import|url\(|<img/)
  expect(html).toContain('&lt;sample&gt;')
})

test('a table shows ours with its error, the published figure and the ratio', () => {
  const [, , first, second] = descendants(read(page([result], 'en')), 'tr')
  expect(first && cells(first, 'td')).toEqual(['3.03 ±0.05', '3', '×1.01', '12,346', '50', '100', '×0.500'])
  expect(second && cells(second, 'td')).toEqual(['—', '5.4', '—', '0', '300', '100', '×3'])
})

test('a measure without published figures has no empty columns', () => {
  const head = descendants(read(page([result], 'en')), 'th').filter((th) => th.attributes.class === 'measure')
  expect(head.map((th) => th.attributes.colspan)).toEqual(['3', '1', '3'])
})

test('only a ratio on the good side is bold', () => {
  const good = descendants(read(page([result], 'en')), 'td').filter((td) => td.attributes.class === 'good')
  expect(good.map(textOf)).toEqual(['×0.500'])
})

test('every text is there in both languages, and the page opens in the one asked for', () => {
  const html = read(page([result], 'ja'))
  const chosen = descendants(html, 'input').filter((input) => input.attributes.checked === 'checked')
  expect(chosen.map((input) => input.attributes.id)).toEqual(['lang-ja'])
  const spans = descendants(html, 'span')
  const inLang = (lang: string): number => spans.filter((span) => span.attributes.lang === lang).length
  expect(inLang('en')).toBeGreaterThan(10)
  expect(inLang('ja')).toBe(inLang('en'))
})

test('a chart draws every point, ours filled and the published ones hollow', () => {
  const [curves, bars] = descendants(read(page([result], 'en')), 'figure')
  if (!curves || !bars) throw new Error('two charts were expected')
  const drawn = (figure: Element, name: string, sort: string): number =>
    descendants(figure, name).filter((mark) => mark.attributes.class?.includes(sort)).length
  const signs = { ours: 2, published: 1 }
  expect(drawn(curves, 'circle', 'ours') - signs.ours).toBe(10)
  expect(drawn(curves, 'circle', 'published') - signs.published).toBe(3)
  expect(drawn(bars, 'rect', 'ours') - 1).toBe(3)
  expect(drawn(bars, 'rect', 'published') - 1).toBe(3)
})

test('a page without results states that there are none', () => {
  expect(page([], 'en')).toContain('Nothing has been measured yet.')
})
