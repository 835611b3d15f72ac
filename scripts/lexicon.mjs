/**
 * `npm run lexicon`: writes the index of themes (packages/data/src/lexicon/themes.ts) from the files in packages/data/lexicon, and
 * prints how much there is. A test compares the index with the files.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, root, tool } from './setup.mjs'

build()
const { readTheme, themeFrom } = await import('@kumiki/data')

const folder = join(root, 'packages/data/lexicon')
const files = readdirSync(folder).sort()
const texts = files.map((name) => readTheme(readFileSync(join(folder, name), 'utf8')))
const themes = files.map((name, index) => themeFrom(name.replace(/\.tsv$/, ''), texts[index]))

const index = join(root, 'packages/data/src/lexicon/themes.ts')
writeFileSync(
  index,
  `/** What themes there are; made from the files by \`npm run lexicon\`. */
import type { Theme } from './theme.ts'

export const themes: readonly Theme[] = ${JSON.stringify(themes)}
`,
)
tool('@biomejs/biome/bin/biome', ['format', '--write', index])

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
console.log(`largest theme ${largest} bytes; index ${gzipSync(JSON.stringify(themes)).length} bytes gzipped`)
