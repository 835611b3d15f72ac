/**
 * `npm run approve`: writes the pictures that the tests of pages compare with. Look at them in
 * packages/press/src/fixtures/approved before you commit them.
 */
import { ensure } from './apt.mjs'
import { poppler } from './poppler.mjs'
import { setUp, tool } from './setup.mjs'

setUp()
ensure([poppler])
const done = tool('vitest/vitest.mjs', ['run', 'packages/press/src/pages/pixels.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, KUMIKI_APPROVE: '1' },
})
process.exit(done.status ?? 1)
