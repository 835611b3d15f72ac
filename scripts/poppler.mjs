/** Poppler, which renders pages for the tests, and qpdf, which checks the files: those that are there, or Debian's, installed when missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const runs = (program, flag) => spawnSync(program, [flag], { stdio: 'ignore' }).error === undefined

/** @returns {boolean} */
export const findPoppler = () => runs('pdftoppm', '-v')
/** @returns {boolean} */
export const findQpdf = () => runs('qpdf', '--version')

/** Installs them where that can be done without asking: as root, with apt. */
export function ensurePoppler() {
  if (findPoppler() && findQpdf()) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'No pdftoppm or qpdf found; the tests of rendered pages are skipped. They are in poppler-utils and qpdf.',
    )
    return
  }
  console.error('Installing poppler and qpdf for the tests of pages (apt-get install poppler-utils qpdf) …')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils', 'qpdf'])
}
