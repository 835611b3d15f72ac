/**
 * `npm run tables`: writes the files generated from the table of kinds: the faces for players, and the studio's list of
 * kinds that need no input.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFaces } from './faces.mjs'
import { plainKinds, tableText } from './plain.mjs'
import { root } from './setup.mjs'

writeFaces()
// only the core, because the studio is built from the files written here
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/core'], {
  cwd: root,
  stdio: 'inherit',
})
const all = await plainKinds(await import('@kumiki/core'))
writeFileSync(join(root, 'packages/web/src/studio/plain/table.ts'), tableText(all))
console.error(`the faces and ${all.length} plain kinds are written`)
