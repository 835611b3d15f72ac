/**
 * Browsers for the tests: installed ones, or Debian's. Chromium runs all tests; Firefox and WebKit, the engine of
 * iPhones, the main ones. `KUMIKI_BROWSERS` names those to use (`chromium,firefox`; `none`): no other is installed,
 * looked for or started.
 */
import { existsSync } from 'node:fs'

const firstOf = (...paths) => paths.find((path) => path !== '' && existsSync(path)) ?? null

const names = ['Chromium', 'Firefox', 'WebKit']

const words = (list) => list.toLowerCase().split(/[,\s]+/)

/**
 * The browsers in a list, or all without a list.
 * @param {string | undefined} list
 * @returns {string[]}
 */
export const chosen = (list) => (list ? names.filter((name) => words(list).includes(name.toLowerCase())) : names)

/**
 * What is wrong with a list, one sentence in each language, or null.
 * @param {string | undefined} list
 * @returns {string | null}
 */
export function problemWith(list) {
  const known = [...names.map((name) => name.toLowerCase()), 'none']
  const unknown = words(list || 'none').find((word) => !known.includes(word))
  if (unknown === undefined) return null
  return [
    `KUMIKI_BROWSERS=${list}: there is no browser "${unknown}"; write ${known.join(', ')}, or several with commas.`,
    `KUMIKI_BROWSERS=${list}: 「${unknown}」というブラウザーはありません。${known.join('、')} から選び、複数はコンマで区切ってください。`,
  ].join('\n')
}

const isChosen = (name) => chosen(process.env.KUMIKI_BROWSERS).includes(name)

/**
 * The last lines of a run: the browsers that were declined. Empty if there are none.
 * @param {string | undefined} list
 */
export function declined(list) {
  const without = names.filter((name) => !chosen(list).includes(name))
  return without.length > 0 ? `Not run: ${without.join(', ')} (KUMIKI_BROWSERS=${list})` : ''
}

/** The path of Chromium, or null if it is not installed. */
export const findBrowser = () =>
  isChosen('Chromium')
    ? firstOf(
        process.env.KUMIKI_CHROMIUM ?? '',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      )
    : null

export const findFirefox = () =>
  isChosen('Firefox')
    ? firstOf(
        process.env.KUMIKI_FIREFOX ?? '',
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      )
    : null

/** WebKit's MiniBrowser, its driver, and a virtual screen; null if one of the three is missing. */
export function findWebKit() {
  if (!isChosen('WebKit')) return null
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch]
  const browser = firstOf(
    `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  )
  const [driver, screen] = [firstOf('/usr/bin/WebKitWebDriver'), firstOf('/usr/bin/Xvfb')]
  return browser && driver && screen ? { browser, driver, screen } : null
}

const without = 'its tests are skipped'
const all = [
  { name: 'Chromium', isHere: () => findBrowser() !== null, packages: ['chromium'], megabytes: 400, without },
  { name: 'Firefox', isHere: () => findFirefox() !== null, packages: ['firefox-esr'], megabytes: 320, without },
  {
    name: 'WebKit',
    isHere: () => findWebKit() !== null,
    packages: ['webkit2gtk-driver', 'xvfb'],
    megabytes: 250,
    without,
  },
]

/**
 * The browsers that tests need: all chosen ones, or those of them that are named.
 * @returns {import('./apt.mjs').Wanted[]}
 */
export const browsers = (...only) =>
  all.filter(({ name }) => isChosen(name) && (only.length === 0 || only.includes(name)))
