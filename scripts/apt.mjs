/**
 * Programs that only the tests need, and that the project does not bring along: what is missing is listed with its size, then installed where
 * that can be done without asking, as root with apt. `KUMIKI_INSTALL=none` declines all of it, `KUMIKI_BROWSERS` browsers (scripts/browser.mjs).
 */
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

/**
 * @typedef {object} Wanted
 * @property {string} name as people know it
 * @property {() => boolean} isHere
 * @property {readonly string[]} packages
 * @property {number} megabytes about what it takes on the disk, with what it needs
 * @property {string} without what is skipped without it
 */

const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const isDeclined = process.env.KUMIKI_INSTALL === 'none'

/** What is to be installed, as it is told before. */
export const listed = (missing) =>
  [
    'Installing with apt-get what the tests need and this machine lacks:',
    ...missing.map(({ name, packages, megabytes }) => `  ${name}: ${packages.join(', ')} (about ${megabytes} MB)`),
    'KUMIKI_INSTALL=none declines all of it, KUMIKI_BROWSERS=chromium or KUMIKI_BROWSERS=none the browsers.',
  ].join('\n')

/**
 * @param {readonly Wanted[]} wanted
 * @returns {string[]} what is still missing, and what that means
 */
export function ensure(wanted) {
  const missing = wanted.filter(({ isHere }) => !isHere())
  if (missing.length === 0) return []
  if (isPossible && !isDeclined) {
    console.error(listed(missing))
    run('apt-get', ['update', '-qq'])
    const names = missing.flatMap(({ packages }) => packages)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
  }
  const lines = missing
    .filter(({ isHere }) => !isHere())
    .map(
      ({ name, without }) =>
        `No ${name} found, ${isDeclined ? 'and KUMIKI_INSTALL=none' : 'and none can be installed here'}: ${without}.`,
    )
  for (const line of lines) console.error(line)
  return lines
}
