/** Poppler, which renders pages for the tests, and qpdf, which checks the files: those that are there, or Debian's, installed when missing. */
import { spawnSync } from 'node:child_process'
import { installPackages } from './apt.mjs'

const runs = (program, flag) => spawnSync(program, [flag], { stdio: 'ignore' }).error === undefined

/** @returns {boolean} */
export const findPoppler = () => runs('pdftoppm', '-v')
/** @returns {boolean} */
export const findQpdf = () => runs('qpdf', '--version')

export function ensurePoppler() {
  if (findPoppler() && findQpdf()) return
  installPackages('poppler and qpdf for the tests of pages', ['poppler-utils', 'qpdf'])
  if (!findPoppler() || !findQpdf())
    console.error(
      'No pdftoppm or qpdf found (poppler-utils, qpdf), and none can be installed here: the tests of rendered pages are skipped.',
    )
}
