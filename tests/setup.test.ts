/** What the set-up says before it installs, what can be declined, and that nothing old is left to be tested. */
import { describe, expect, it } from 'vitest'
import { listed } from '../scripts/apt.mjs'
import { browsers, chosen, declined, problemWith } from '../scripts/browser.mjs'
import { orphansOf } from '../scripts/setup.mjs'

describe('what is installed', () => {
  it('is listed before with its packages and sizes, and with how to decline it', () => {
    const lines = listed(browsers()).split('\n')
    for (const { name, packages, megabytes } of browsers())
      expect(lines).toContain(`  ${name}: ${packages.join(', ')} (about ${megabytes} MB)`)
    expect(lines.at(-1)).toMatch(/KUMIKI_INSTALL=none.*KUMIKI_BROWSERS=chromium/)
  })
  it('is every browser, or those that are chosen; what was declined is said at the end', () => {
    expect(chosen(undefined)).toEqual(['Chromium', 'Firefox', 'WebKit'])
    expect(declined(undefined)).toBe('')
    expect(chosen('webkit, chromium')).toEqual(['Chromium', 'WebKit'])
    expect(declined('chromium')).toBe('Not run: Firefox, WebKit (KUMIKI_BROWSERS=chromium)')
    expect(declined('none')).toBe('Not run: Chromium, Firefox, WebKit (KUMIKI_BROWSERS=none)')
  })
  it('is refused in one sentence where a name is none', () => {
    expect(problemWith('chromium,opera')).toMatch(
      /^KUMIKI_BROWSERS=chromium,opera: there is no browser "opera"; .*\n.*「opera」/,
    )
    for (const list of [undefined, '', 'none', 'firefox']) expect(problemWith(list)).toBeNull()
  })
})

it('what was built of a source that is gone is found, and nothing else', () => {
  const sources = ['a.ts', 'kinds/b.tsx', 'data.json']
  const outputs = ['a.js', 'a.d.ts', 'kinds/b.js', 'data.json', '.tsbuildinfo', 'old.js', 'kinds/old.d.ts', 'kinds']
  expect(orphansOf(sources, outputs)).toEqual(['old.js', 'kinds/old.d.ts'])
})
