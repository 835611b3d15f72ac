/** A Chromium for the tests: the one that is there, or Debian's, installed when it is missing. */
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const places = [
  process.env.KUMIKI_CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser's path, or null when there is none here. */
export const findBrowser = () => places.find((path) => path !== '' && existsSync(path)) ?? null

/** Installs Chromium where that can be done without asking: as root, with apt. */
export function ensureBrowser() {
  if (findBrowser()) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('No Chromium found; the browser tests are skipped. Name one in KUMIKI_CHROMIUM to run them.')
    return
  }
  console.error('Installing Chromium for the browser tests (apt-get install chromium) …')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}
