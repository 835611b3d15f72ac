/**
 * The hash of one file per kind, preset and seed. The same version must give the same bytes on every machine and every
 * Node. `--write` records them in docs/golden.json; without it they are printed, for a test or another Node to compare.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root } from './setup.mjs'

if (process.argv.includes('--write')) build()
const { crafts, formatFile, make, parse } = await import('@kumiki/core')

const hashes = {}
for (const [id, door] of Object.entries(crafts))
  await (await door.craft())(async (craft) => {
    for (const preset of [{ id: 'default', spec: {} }, ...craft.presets])
      for (const seed of ['golden-1', 'golden-2']) {
        const spec = parse(craft.spec, preset.spec)
        // a kind that works on the user's words has nothing to make without them
        if (!spec.ok) continue
        const made = await make(craft, { spec: spec.value, seed, effort: craft.effort, lang: 'en', title: null })
        const text = made.ok ? formatFile(made.value) : made.error.code
        hashes[`${id} ${preset.id} ${seed}`] = createHash('sha256').update(text).digest('hex')
      }
  })
const text = `${JSON.stringify(hashes, null, 2)}\n`
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/golden.json'), text)
else process.stdout.write(text)
