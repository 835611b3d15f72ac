/** The look of the report: one column of text, figures in columns that line up, light, dark and on paper. */
const series = [
  ['#1f5fbf', '#7fb2ff'],
  ['#b4530a', '#ffab66'],
  ['#1d7a4b', '#6fd3a0'],
  ['#8a3ba8', '#d79bf0'],
  ['#b02347', '#ff8fa8'],
  ['#5d6570', '#b5bdc8'],
] as const

const seriesColours = (shade: 0 | 1): string =>
  series.map((colour, i) => `.c${i}{stroke:${colour[shade]};fill:${colour[shade]}}`).join('')

export const styles = `
:root{color-scheme:light dark;--ink:#1c1c1e;--soft:#62646b;--faint:#e3e4e8;--paper:#fff;--raised:#f6f6f8;--link:#1b4fb3}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif}
main{max-width:54rem;margin:0 auto}
body>input{position:absolute;opacity:0}
body>label{float:right;margin-left:.25rem;padding:.15rem .7rem;border-radius:1rem;color:var(--soft);cursor:pointer;font-size:.875rem}
body>input:checked+label{background:var(--raised);color:var(--ink);box-shadow:inset 0 0 0 1px var(--faint)}
body>input:focus-visible+label{outline:2px solid var(--link)}
#lang-ja:checked~main [lang=en],#lang-en:checked~main [lang=ja]{display:none}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.25}
h2{margin:3.5rem 0 .5rem;padding-top:1rem;border-top:2px solid var(--ink);font-size:1.35rem;line-height:1.3}
p{margin:.5rem 0;max-width:42rem}
a{color:var(--link)}
.badge{padding:.1rem .5rem;border-radius:.25rem;background:var(--raised);color:var(--soft);font-size:.75rem;font-weight:500;vertical-align:middle;box-shadow:inset 0 0 0 1px var(--faint)}
.table{overflow-x:auto;margin:1.5rem 0 .25rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
caption,figcaption{padding:0 0 .4rem;font-weight:600;text-align:left}
th,td{padding:.25rem .75rem;text-align:right;white-space:nowrap}
thead th{color:var(--soft);font-size:.8125rem;font-weight:500;vertical-align:bottom;line-height:1.35}
thead th.measure{color:var(--ink);text-align:center}
thead th.measure small{color:var(--soft);font-weight:400}
thead tr:last-child th{border-bottom:1px solid var(--ink)}
thead th[rowspan]{border-bottom:1px solid var(--ink)}
th[scope=row],thead th[rowspan]{padding-left:0;text-align:left;font-weight:500}
tbody tr+tr>*{border-top:1px solid var(--faint)}
table .number{padding-left:0;text-align:right}
.ours{padding-left:1.75rem;font-weight:600}
thead .ours{font-weight:500}
td small{color:var(--soft);font-weight:400}
.good{font-weight:600}
.source{margin:.25rem 0 1rem;color:var(--soft);font-size:.8125rem}
.chart{margin:2rem 0;overflow-x:auto}
.chart>svg{display:block;width:100%;min-width:34rem;max-width:44rem;height:auto}
.legend{display:flex;flex-wrap:wrap;gap:.1rem 1.25rem;margin:0 0 .25rem;padding:0;list-style:none;font-size:.8125rem}
.sign{width:28px;height:14px;margin-right:.4rem;vertical-align:-2px}
svg text{fill:var(--ink);font-size:12px;stroke:none}
svg .tick,svg .name{fill:var(--soft)}
svg .value{font-size:11px}
.grid{stroke:var(--faint);fill:none}
.axis{stroke:var(--ink);fill:none}
${seriesColours(0)}
.curve{fill:none;stroke-width:2.25;stroke-linejoin:round}
.published.curve{stroke-dasharray:5 4;stroke-width:1.75}
circle.published{fill:var(--paper);stroke-width:1.75}
.bar.published{fill:var(--paper);stroke-width:1.75;stroke-dasharray:4 3}
.notes{max-width:42rem;padding-left:1.2rem;color:var(--soft);font-size:.875rem}
dl{display:flex;flex-wrap:wrap;gap:.35rem 1.5rem;margin:1.25rem 0 0;padding:.7rem .9rem;border-radius:.4rem;background:var(--raised);font-size:.8125rem;line-height:1.4}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
@media screen and (prefers-color-scheme:dark){
:root{--ink:#e9e9ec;--soft:#a3a6ae;--faint:#3a3d44;--paper:#1d1f23;--raised:#282b31;--link:#8fbcff}
${seriesColours(1)}.curve{fill:none}circle.published,.bar.published{fill:var(--paper)}
}
@media print{
body{padding:0;font-size:10pt}body>label{display:none}
figure,table,dl{break-inside:avoid}.chart>svg{min-width:0}h2{break-after:avoid}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`
