/**
 * `npm run hook`: makes Git run `npm run check` before each push; `npm run hook -- off` ends that. Nothing else
 * installs the hook.
 */
import { run } from './setup.mjs'

const isOff = process.argv[2] === 'off'
const set = isOff ? ['--unset', 'core.hooksPath'] : ['core.hooksPath', 'scripts/hooks']
const { status } = run('git', ['config', ...set])
if (status === 0)
  console.log(
    isOff
      ? 'git push no longer runs a check.'
      : 'git push now runs "npm run check" first; "git push --no-verify" leaves it out.',
  )
process.exit(status ?? 1)
