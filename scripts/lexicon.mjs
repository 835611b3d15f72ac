/**
 * `npm run lexicon`: writes the index of themes (packages/data/src/lexicon/themes.ts) and of their tags (tagged.ts)
 * from the files in packages/data/lexicon, and prints totals. Tests compare both with the files. `npm run lexicon --
 * audit LANG SEED [COUNT]`: prints random entries of a language, for a person to judge. A seed gives the same entries
 * until entries are added or removed.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, root, tool } from './setup.mjs'

build()
const { readTheme, taggedIn, themeFrom } = await import('@kumiki/data')
const { Rng } = await import('@kumiki/core')

const folder = join(root, 'packages/data/lexicon')
const files = readdirSync(folder).sort()
const texts = files.map((name) => readTheme(readFileSync(join(folder, name), 'utf8')))
const themes = files.map((name, index) => themeFrom(name.replace(/\.tsv$/, ''), texts[index]))
const tagged = taggedIn(themes.map(({ id }, index) => [id, texts[index]]))

const [task, ...wanted] = process.argv.slice(2)
if (task === 'audit') audit(...wanted)
else if (task === undefined) {
  writeIndex()
  printFigures()
} else refuse()

function writeIndex() {
  const index = join(root, 'packages/data/src/lexicon/themes.ts')
  writeFileSync(
    index,
    `/** What themes there are; made from the files by \`npm run lexicon\`. */
import type { Theme } from './theme.ts'

export const themes: readonly Theme[] = ${JSON.stringify(themes)}
`,
  )
  const tags = join(root, 'packages/data/src/lexicon/tagged.ts')
  writeFileSync(
    tags,
    `/** Which themes have entries with a tag; made from the files by \`npm run lexicon\`. */
export const tagged: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(tagged)}
`,
  )
  tool('@biomejs/biome/bin/biome', ['format', '--write', index, tags])
}

function printFigures() {
  for (const lang of ['ja', 'en']) {
    const own = texts.filter((_, at) => themes[at].lang === lang).map(({ entries }) => entries)
    const entries = own.flat()
    const harder = entries.filter((entry) => entry.harder !== '').length
    const young = entries.filter(({ year }) => year <= 6).length
    const tags = new Set(entries.flatMap((entry) => entry.tags)).size
    console.log(
      `${lang}: ${own.length} themes, ${entries.length} entries, ${harder} with a harder clue (${Math.round((100 * harder) / entries.length)} %), ${young} known by year 6, ${tags} tags`,
    )
  }
  const largest = Math.max(...files.map((name) => statSync(join(folder, name)).size))
  console.log(
    `largest theme ${largest} bytes; index ${gzipSync(JSON.stringify([themes, tagged])).length} bytes gzipped`,
  )
}

/** One line for each entry: its theme, then the columns of its file. */
function audit(lang, seed, count = '300') {
  const all = themes.flatMap((theme, at) =>
    theme.lang === lang ? texts[at].entries.map((entry) => ({ ...entry, theme: theme.id })) : [],
  )
  if (all.length === 0 || !seed || !/^[1-9]\d*$/.test(count)) return refuse()
  for (const { theme, word, writing, clue, harder, tags, year } of new Rng(seed).shuffle(all).slice(0, Number(count)))
    console.log([theme, word, writing, clue, harder, tags.join(), year].join('\t'))
}

function refuse() {
  console.error('npm run lexicon, or npm run lexicon -- audit ja|en SEED [COUNT]')
  console.error('npm run lexicon または npm run lexicon -- audit ja|en シード [件数]')
  process.exitCode = 2
}
