/**
 * Charts as SVG, drawn without scripts. A series has one colour; the published figures for it have the same colour but
 * are dashed and hollow, so that both can be distinguished in grey and by colour-blind readers.
 */

import type { Bilingual } from '@kumiki/core'
import type { Chart, Point } from './findings.ts'
import { asWritten, both, bothInOne, rounded } from './markup.ts'
import { linearScale, logScale, type Scale, spanScale } from './scale.ts'

const width = 680
const height = 360
const plot = { left: 64, right: 20, top: 16, bottom: 48 }
const inner = { width: width - plot.left - plot.right, height: height - plot.top - plot.bottom }
const colours = 6

export function renderChart(chart: Chart): string {
  const points = chart.series.flatMap(({ ours, published }) => [...ours, ...published])
  const heights = points.map(({ y }) => y)
  const y = chart.yScale === 'log' ? logScale(heights) : linearScale(heights)
  const x = chart.sort === 'bar' || points.some((point) => typeof point.x === 'string') ? slots(points) : along(points)
  return [
    '<figure class="chart">',
    `<figcaption>${both(chart.title)}</figcaption>`,
    legend(chart),
    `<svg role="img" viewBox="0 0 ${width} ${height}"><title>${bothInOne(chart.title)}</title>`,
    grid(chart, x, y),
    chart.sort === 'bar' ? bars(chart, x, y) : curves(chart, x, y),
    '</svg></figure>',
  ].join('\n')
}

/** The layout of the bottom axis: named slots of equal width, or numbers along a line. */
interface Bottom {
  readonly ticks: readonly { readonly text: string; readonly x: number }[]
  readonly slot: number
  at(value: number | string): number
}

function slots(points: readonly Point[]): Bottom {
  const names = [...new Set(points.map((point) => point.x))]
  if (names.every((name) => typeof name === 'number')) names.sort((a, b) => Number(a) - Number(b))
  const slot = inner.width / Math.max(1, names.length)
  const at = (name: number | string): number => plot.left + (names.indexOf(name) + 0.5) * slot
  return { ticks: names.map((name) => ({ text: String(name), x: at(name) })), slot, at }
}

function along(points: readonly Point[]): Bottom {
  const numbers = points.map((point) => Number(point.x))
  const scale = spanScale(numbers)
  const at = (value: number | string): number => plot.left + 16 + scale.at(Number(value)) * (inner.width - 32)
  return { ticks: scale.ticks.map((tick) => ({ text: asWritten(tick), x: at(tick) })), slot: 0, at }
}

const level = (y: Scale, value: number): number => plot.top + (1 - y.at(value)) * inner.height
const n = (value: number): string => String(Math.round(value * 10) / 10)

function grid(chart: Chart, x: Bottom, y: Scale): string {
  const bottom = plot.top + inner.height
  const middle = plot.top + inner.height / 2
  return [
    ...y.ticks.map((tick) => {
      const at = n(level(y, tick))
      return `<path class="grid" d="M${plot.left} ${at}H${width - plot.right}"/><text class="tick" x="${plot.left - 8}" y="${at}" dy="4" text-anchor="end">${asWritten(tick)}</text>`
    }),
    ...x.ticks.map(
      (tick) =>
        `<text class="tick" x="${n(tick.x)}" y="${bottom + 18}" text-anchor="middle">${bothInOne({ en: tick.text, ja: tick.text })}</text>`,
    ),
    `<path class="axis" d="M${plot.left} ${bottom}H${width - plot.right}"/>`,
    `<text class="name" x="${n(plot.left + inner.width / 2)}" y="${height - 8}" text-anchor="middle">${both(chart.xLabel, 'tspan')}</text>`,
    `<text class="name" transform="translate(14 ${n(middle)}) rotate(-90)" text-anchor="middle">${both(chart.yLabel, 'tspan')}</text>`,
  ].join('\n')
}

function curves(chart: Chart, x: Bottom, y: Scale): string {
  const curve = (points: readonly Point[], name: string): string => {
    const places = points.map((point) => ({ x: n(x.at(point.x)), y: n(level(y, point.y)), value: point.y }))
    const path = places.map((place, i) => `${i === 0 ? 'M' : 'L'}${place.x} ${place.y}`).join('')
    const dots = places.map(
      (place) =>
        `<circle class="${name}" cx="${place.x}" cy="${place.y}" r="4"><title>${rounded(place.value)}</title></circle>`,
    )
    return points.length === 0 ? '' : `<path class="curve ${name}" d="${path}"/>${dots.join('')}`
  }
  return chart.series
    .map(
      ({ ours, published }, i) => curve(published, `published c${i % colours}`) + curve(ours, `ours c${i % colours}`),
    )
    .join('\n')
}

function bars(chart: Chart, x: Bottom, y: Scale): string {
  const groups = chart.series.flatMap(({ ours, published }, i) => [
    ...(published.length > 0 ? [{ points: published, name: `published c${i % colours}`, written: asWritten }] : []),
    { points: ours, name: `ours c${i % colours}`, written: rounded },
  ])
  const thick = Math.min(56, (x.slot * 0.8) / Math.max(1, groups.length))
  const bottom = plot.top + inner.height
  return groups
    .flatMap(({ points, name, written }, i) =>
      points.map((point) => {
        const left = x.at(point.x) + (i - groups.length / 2) * thick
        const top = level(y, point.y)
        const value = `<text class="value" x="${n(left + thick / 2)}" y="${n(top - 5)}" text-anchor="middle">${written(point.y)}</text>`
        return `<rect class="bar ${name}" x="${n(left + 2)}" y="${n(top)}" width="${n(thick - 4)}" height="${n(bottom - top)}"/>${thick >= 26 ? value : ''}`
      }),
    )
    .join('\n')
}

function legend(chart: Chart): string {
  const sign = (name: string): string =>
    chart.sort === 'bar'
      ? `<svg class="sign" viewBox="0 0 28 14" aria-hidden="true"><rect class="bar ${name}" x="7" y="1" width="14" height="12"/></svg>`
      : `<svg class="sign" viewBox="0 0 28 14" aria-hidden="true"><path class="curve ${name}" d="M1 7H27"/><circle class="${name}" cx="14" cy="7" r="4"/></svg>`
  const compares = chart.series.some(({ published }) => published.length > 0)
  const entries = chart.series.flatMap(({ name, ours, published }, i) => [
    ...(ours.length > 0 ? [`<li>${sign(`ours c${i % colours}`)}${both(compares ? ourOwn(name) : name)}</li>`] : []),
    ...(published.length > 0 ? [`<li>${sign(`published c${i % colours}`)}${both(asPublished(name))}</li>`] : []),
  ])
  return `<ul class="legend">${entries.join('')}</ul>`
}

const ourOwn = (name: Bilingual): Bilingual => ({ en: `${name.en}, ours`, ja: `${name.ja}（今回）` })
const asPublished = (name: Bilingual): Bilingual => ({ en: `${name.en}, published`, ja: `${name.ja}（発表値）` })
