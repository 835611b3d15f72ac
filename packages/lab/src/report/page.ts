/**
 * The report as one self-contained page: no script, no font, no external link. Both languages are in it; two radio
 * buttons and the style sheet show one of them, and without a style sheet both are shown.
 */
import type { Lang } from '@kumiki/core'
import { escapeXml } from '@kumiki/press'
import { renderChart } from './chart.ts'
import type { Figure, Label, Measure, Table } from './findings.ts'
import { asWritten, both, bothInOne, rounded, roundedLike } from './markup.ts'
import type { LabResult } from './results.ts'
import { styles } from './styles.ts'

const title = { en: 'Kumiki lab', ja: 'Kumiki ラボ' }

export function page(results: readonly LabResult[], lang: Lang): string {
  const choice = (value: Lang, name: string): string =>
    `<input type="radio" name="lang" id="lang-${value}"${value === lang ? ' checked="checked"' : ''}/><label for="lang-${value}">${name}</label>`
  return [
    '<!doctype html>',
    `<html lang="${lang}" xmlns="http://www.w3.org/1999/xhtml">`,
    '<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<title>${bothInOne(title)}</title><style>${styles}</style></head>`,
    '<body>',
    choice('ja', '日本語'),
    choice('en', 'English'),
    '<main>',
    `<header><h1>${both(title)}</h1>${both(introduction, 'p')}${contents(results)}</header>`,
    ...results.map(section),
    '</main></body></html>',
    '',
  ].join('\n')
}

const introduction = {
  en: 'What was measured, beside what was published. Times are processor time. The ratio is ours divided by the published figure.',
  ja: '今回測った値を、発表されている値と並べます。時間はすべて CPU 時間です。比は「今回 ÷ 発表値」です。',
}

function contents(results: readonly LabResult[]): string {
  if (results.length === 0)
    return `<p>${both({ en: 'Nothing has been measured yet.', ja: 'まだ何も測っていません。' })}</p>`
  const items = results.map(({ id, title }) => `<li><a href="#${escapeXml(id)}">${both(title)}</a></li>`)
  return `<nav><ol>${items.join('')}</ol></nav>`
}

function section({ id, title, text, findings, run }: LabResult): string {
  const badge = run.quick ? ` <small class="badge">${both({ en: 'quick run', ja: '簡易測定' })}</small>` : ''
  const notes = findings.notes.map((note) => `<li>${both(note)}</li>`)
  return [
    `<section id="${escapeXml(id)}"><h2>${both(title)}${badge}</h2>`,
    both(text, 'p'),
    ...findings.tables.map(renderTable),
    ...findings.charts.map(renderChart),
    notes.length > 0 ? `<ul class="notes">${notes.join('')}</ul>` : '',
    circumstances(run),
    '</section>',
  ].join('\n')
}

function circumstances(run: LabResult['run']): string {
  const entries: [{ en: string; ja: string }, string][] = [
    [{ en: 'Command', ja: 'コマンド' }, `<code>${escapeXml(run.command)}</code>`],
    [{ en: 'Date (UTC)', ja: '日時（UTC）' }, escapeXml(run.date)],
    [{ en: 'Version', ja: '版' }, escapeXml(run.commit === null ? run.version : `${run.version}, ${run.commit}`)],
    [{ en: 'Machine', ja: '機械' }, escapeXml(run.machine)],
    [{ en: 'Seed', ja: 'シード' }, escapeXml(run.seed)],
    [{ en: 'Processor time', ja: 'CPU 時間' }, `${rounded(run.cpuMs / 1000)} s`],
  ]
  return `<dl>${entries.map(([name, value]) => `<div><dt>${both(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

/** Each measure has a column for ours and, where there is a figure to compare, one for that and one for the ratio. */
function renderTable(table: Table): string {
  const compared = table.measures.map((_, i) => table.rows.some((row) => row.figures[i]?.published != null))
  const side = table.keys.map((_, i) =>
    table.rows.every((row) => typeof row.keys[i] === 'number') ? ' class="number"' : '',
  )
  const keys = table.keys.map((key, i) => `<th rowspan="2" scope="col"${side[i]}>${both(key)}</th>`)
  const heads = table.measures.map(
    (measure, i) =>
      `<th class="measure" colspan="${compared[i] ? 3 : 1}" scope="colgroup">${both(measure.title)} <small>${both(measure.unit)}</small></th>`,
  )
  const subheads = table.measures.map((_, i) =>
    compared[i]
      ? `<th class="ours" scope="col">${both(words.ours)}</th><th scope="col">${both(words[table.against ?? 'published'])}</th><th scope="col">${both(words.ratio)}</th>`
      : `<th class="ours" scope="col">${both(words.ours)}</th>`,
  )
  const rows = table.rows.map((row) => {
    const names = row.keys.map((key, i) => `<th scope="row"${side[i]}>${labelText(key)}</th>`)
    const cells = row.figures.map((figure, i) => figureCells(figure, table.measures[i], compared[i] ?? false))
    return `<tr>${names.join('')}${cells.join('')}</tr>`
  })
  const origin = table.against === 'aim' ? { en: 'Aim', ja: '目標' } : { en: 'Published in', ja: '発表値の出典' }
  const source = table.source
    ? `<p class="source">${both({ en: `${origin.en}: ${table.source.en}`, ja: `${origin.ja}：${table.source.ja}` })}</p>`
    : ''
  return [
    `<div class="table"><table><caption>${both(table.title)}</caption>`,
    `<thead><tr>${keys.join('')}${heads.join('')}</tr><tr>${subheads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>${source}`,
  ].join('\n')
}

const words = {
  ours: { en: 'ours', ja: '今回' },
  published: { en: 'published', ja: '発表値' },
  aim: { en: 'aim', ja: '目標' },
  ratio: { en: 'ratio', ja: '比' },
}

const labelText = (key: Label): string => (typeof key === 'object' ? both(key) : escapeXml(String(key)))

function figureCells({ ours, plusMinus, published }: Figure, measure: Measure | undefined, compared: boolean): string {
  const error = ours === null || plusMinus === null ? '' : ` <small>±${roundedLike(plusMinus, ours)}</small>`
  const first = `<td class="ours">${ours === null ? '—' : rounded(ours) + error}</td>`
  if (!compared) return first
  const ratio = ours !== null && published !== null && published !== 0 ? ours / published : null
  const second = `<td>${published === null ? '—' : asWritten(published)}</td>`
  return `${first}${second}<td${ratio === null || !measure ? '' : verdict(ratio, measure.better)}>${ratio === null ? '—' : `×${rounded(ratio)}`}</td>`
}

/** A ratio on the good side is set bold. */
function verdict(ratio: number, better: Measure['better']): string {
  const good = better === 'more' ? ratio >= 1 : better === 'less' ? ratio <= 1 : false
  return good ? ' class="good"' : ''
}
