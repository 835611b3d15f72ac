/**
 * Writes the JSON Schemas of the file and of every kind's spec, puzzle and answer to docs/schema; --check only
 * compares.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root } from './setup.mjs'

build()
const { kinds, fileSchema, inputSchema } = await import('@kumiki/core')

const folder = join(root, 'docs/schema')
const wanted = { 'file.json': fileSchema() }
for (const [id, module] of Object.entries(kinds))
  await module(async (own) => {
    const craft = await own.craft()
    wanted[`${id}.spec.json`] = inputSchema(craft.spec)
    wanted[`${id}.puzzle.json`] = inputSchema(craft.face.puzzle)
    wanted[`${id}.answer.json`] = inputSchema(craft.face.answer)
  })
const texts = Object.entries(wanted).map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`])

mkdirSync(folder, { recursive: true })
const present = readdirSync(folder)
if (process.argv.includes('--check')) {
  const stale = texts.filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  )
  const extra = present.filter((name) => !(name in wanted))
  for (const name of [...stale.map(([stalest]) => stalest), ...extra])
    console.error(`docs/schema/${name} is not up to date: npm run schemas`)
  process.exit(stale.length + extra.length > 0 ? 1 : 0)
}
for (const name of present) if (!(name in wanted)) rmSync(join(folder, name))
for (const [name, text] of texts) writeFileSync(join(folder, name), text)
console.error(`${texts.length} schemas written to docs/schema`)
