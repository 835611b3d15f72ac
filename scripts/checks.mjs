/** The checks that are no tests: each is the name of a promise and what runs it. `npm test` and `npm run check` share them. */
import { run, tool } from './setup.mjs'

const shown = { stdio: 'inherit' }

export const checks = [
  ['types', () => tool('typescript/bin/tsc', ['-b'], shown)],
  ['lint and format', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], shown)],
  [
    'import rules',
    () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', ['packages', '--config', '.dependency-cruiser.mjs'], shown),
  ],
  ['no clock in tests', () => run(process.execPath, ['scripts/clock.mjs'], shown)],
  ['dead code', () => tool('knip/bin/knip.js', [], shown)],
]

/** Runs one after the other and says of each whether it holds. @returns how many passed and failed */
export function runChecks(chosen) {
  const held = chosen.map(([name, check]) => {
    const good = check().status === 0
    console.log(`${good ? 'ok' : 'NOT OK'}: ${name}`)
    return good
  })
  const passed = held.filter(Boolean).length
  return { passed, failed: held.length - passed, skipped: 0 }
}
