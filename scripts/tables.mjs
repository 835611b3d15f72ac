/**
 * `npm run tables`: writes what else lists the kinds from their table: the faces of players, and the studio's kinds
 * that need nothing.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFaces } from './faces.mjs'
import { plainKinds, tableText } from './plain.mjs'
import { root } from './setup.mjs'

writeFaces()
// the core alone: the studio is built of what is written here
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/core'], {
  cwd: root,
  stdio: 'inherit',
})
const all = await plainKinds(await import('@kumiki/core'))
writeFileSync(join(root, 'packages/web/src/studio/plain/table.ts'), tableText(all))
console.error(`the faces and ${all.length} plain kinds are written`)
