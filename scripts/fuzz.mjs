/**
 * `npm run fuzz`: a million damaged files for every reader of other programs' files, and links; `npm run fuzz -- 50000
 * .puz` for fewer, and for one.
 */
import { tool } from './setup.mjs'

const [rounds = '1000000', ending] = process.argv.slice(2)
process.env.KUMIKI_FUZZ = rounds
const only = ending === undefined ? [] : ['-t', ending]
const { status } = tool(
  'vitest/vitest.mjs',
  ['run', 'packages/press/src/formats/fuzz.test.ts', 'packages/press/src/link/fuzz.test.ts', ...only],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
