/**
 * The hash of one file per kind, preset and seed. The same version must give the same bytes on every machine, every Node
 * and every browser. `--write` records them in docs/golden.json; without it they are printed, for a test to compare.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenTexts } from './golden-texts.mjs'
import { build, root } from './setup.mjs'

if (process.argv.includes('--write')) build()

const hashes = {}
for await (const [name, text] of goldenTexts(await import('@kumiki/core')))
  hashes[name] = createHash('sha256').update(text).digest('hex')
const text = `${JSON.stringify(hashes, null, 2)}\n`
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/golden.json'), text)
else process.stdout.write(text)
