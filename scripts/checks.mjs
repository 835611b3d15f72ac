/**
 * The checks that are not vitest tests: each has a name and the program that runs it. `npm test` and `npm run check`
 * share them.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'

/** @type {readonly (readonly [name: string, ...command: string[]])[]} */
export const checks = [
  ['types', 'node_modules/typescript/bin/tsc', '-b', '--pretty'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['import rules', cruise, 'packages', '--config', '.dependency-cruiser.mjs'],
  ['dead code', 'node_modules/knip/bin/knip.js'],
  ['no clock in tests', 'scripts/clock.mjs'],
  ['comments', 'scripts/comments.mjs'],
  ['faces for players', 'scripts/faces.mjs', '--check'],
]

/**
 * Runs the checks two at a time, which is safe because they only read. Prints for each whether it passed, and the
 * output of those that failed.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>}
 */
export async function runChecks(chosen) {
  const waiting = [...chosen]
  const failures = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, ...command] = next
      const { code, said: output } = await run(command)
      if (code !== 0) failures.push(name)
      if (code !== 0) console.log(output.trimEnd())
      console.log(`${code === 0 ? 'ok' : 'NOT OK'}: ${name}`)
    }
  }
  await Promise.all([work(), work()])
  return { passed: chosen.length - failures.length, failed: failures.length, skipped: 0, failures }
}

function run([script, ...args]) {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  return new Promise((done) => child.on('close', (code) => done({ code, said: output })))
}
