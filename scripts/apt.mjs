/** Debian's packages for the tests: installed where that can be done without asking, as root with apt. */
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
let isUpToDate = false

/** Says what it installs and for what. Whether all went well the caller sees by looking again. */
export function installPackages(what, packages) {
  if (!isPossible) return
  console.error(`Installing ${what} (apt-get install ${packages.join(' ')}) …`)
  if (!isUpToDate) run('apt-get', ['update', '-qq'])
  isUpToDate = true
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
