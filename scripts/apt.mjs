/**
 * Programs that only the tests need and that are not dependencies. Missing ones are listed with their sizes, then
 * installed if that needs no password: as root with apt, or from npm into .cache. `KUMIKI_INSTALL=none` declines all of
 * it, `KUMIKI_BROWSERS` browsers (scripts/browser.mjs).
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
 * @property {(() => unknown) | null} [install] how it comes here where that is not apt; null: not on this machine
 */

const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const isDeclined = process.env.KUMIKI_INSTALL === 'none'

/** The message that lists what is going to be installed. */
export const listed = (missing) =>
  [
    'Installing what the tests need and this machine lacks:',
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
  const byApt = missing.filter(({ install }) => install === undefined && isPossible)
  const own = missing.filter(({ install }) => install)
  if (!isDeclined && byApt.length + own.length > 0) {
    console.error(listed([...byApt, ...own]))
    if (byApt.length > 0) installByApt(byApt.flatMap(({ packages }) => packages))
    for (const { install } of own) install?.()
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

function installByApt(names) {
  run('apt-get', ['update', '-qq'])
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
}
