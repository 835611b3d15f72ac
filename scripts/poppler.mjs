/** Poppler, which renders pages for the tests, and qpdf, which checks the files. */
import { spawnSync } from 'node:child_process'

const runs = (program, flag) => spawnSync(program, [flag], { stdio: 'ignore' }).error === undefined

/** @returns {boolean} */
export const findPoppler = () => runs('pdftoppm', '-v')
/** @returns {boolean} */
export const findQpdf = () => runs('qpdf', '--version')

/** @type {import('./apt.mjs').Wanted} */
export const poppler = {
  name: 'pdftoppm or qpdf',
  isHere: () => findPoppler() && findQpdf(),
  packages: ['poppler-utils', 'qpdf'],
  megabytes: 20,
  without: 'the tests of rendered pages are skipped',
}
