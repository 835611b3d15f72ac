/**
 * Browsers for the tests: those that are there, or Debian's, installed when they are missing. Chromium tries everything; Firefox and
 * WebKit, which is what iPhones run, the main ways.
 */
import { existsSync } from 'node:fs'
import { installPackages } from './apt.mjs'

const firstOf = (...paths) => paths.find((path) => path !== '' && existsSync(path)) ?? null

/** The path of Chromium, or null when there is none here. */
export const findBrowser = () =>
  firstOf(
    process.env.KUMIKI_CHROMIUM ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  )

export const findFirefox = () =>
  firstOf(
    process.env.KUMIKI_FIREFOX ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  )

/** WebKit's small browser, what drives it, and a screen for it; null where one of the three is missing. */
export function findWebKit() {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch]
  const browser = firstOf(
    `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  )
  const [driver, screen] = [firstOf('/usr/bin/WebKitWebDriver'), firstOf('/usr/bin/Xvfb')]
  return browser && driver && screen ? { browser, driver, screen } : null
}

const wanted = [
  { name: 'Chromium', isHere: () => findBrowser() !== null, packages: ['chromium'] },
  { name: 'Firefox', isHere: () => findFirefox() !== null, packages: ['firefox-esr'] },
  { name: 'WebKit', isHere: () => findWebKit() !== null, packages: ['webkit2gtk-driver', 'xvfb'] },
]

/** Installs what is missing where that can be done without asking; else says what is skipped. `names`: only these. */
export function ensureBrowsers(...names) {
  const missing = wanted.filter(({ name, isHere }) => (names.length === 0 || names.includes(name)) && !isHere())
  if (missing.length === 0) return
  installPackages(
    'browsers for the tests',
    missing.flatMap(({ packages }) => packages),
  )
  for (const { name, isHere } of missing)
    if (!isHere()) console.error(`No ${name} found, and none can be installed here: its tests are skipped.`)
}
