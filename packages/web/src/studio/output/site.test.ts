import { describe, expect, it } from 'vitest'
import { elementFor, fileNameOf, frameFor, isLocal, siteOf } from './site.ts'
import { spelt } from './spelling.ts'

describe('where the site is', () => {
  it.each([
    ['https://x.org/', 'https://x.org/'],
    ['https://x.org/index.html', 'https://x.org/'],
    ['https://x.org/a/b/?from=c/d#id', 'https://x.org/a/b/'],
    ['https://x.org/a/b/index.html#a/b', 'https://x.org/a/b/'],
    ['file:///home/kumiki/index.html', 'file:///home/kumiki/'],
  ])('follows from %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })
  it.each(['http://localhost:80/', 'http://127.0.0.1/', 'http://[::1]:5/', 'file:///x/', 'http://a.localhost/'])(
    'is reachable only from this machine at %s',
    (address) => expect(isLocal(address)).toBe(true),
  )
  it.each(['https://x.org/', 'http://192.168.0.2/', 'https://localhost.org/'])(
    'is reachable by others at %s',
    (address) => expect(isLocal(address)).toBe(false),
  )
})

describe('the name of a file', () => {
  it.each([
    ['北海道めぐり', '北海道めぐり'],
    ['{北海道|ほっかいどう}めぐり', '北海道めぐり'],
    ['../../etc/passwd', 'etc passwd'],
    ['a:b*c?"d"<e>|f\\g', 'a b c d e f g'],
    ['  . .hidden. ', 'hidden'],
    ['\u202egpj.exe\u0000', 'gpj.exe'],
    ['', 'crossword'],
    ['///', 'crossword'],
  ])('of %s is %s', (title, name) => {
    expect(fileNameOf(title, 'crossword')).toBe(name)
  })
  it('is short, and never ends in half a character', () => {
    const name = fileNameOf('😀'.repeat(300), 'x')
    expect(Array.from(name)).toHaveLength(80)
    expect(() => encodeURIComponent(name)).not.toThrow()
  })
})

describe('the code for another page', () => {
  const link = 'https://x.org/play/#k1abc'
  it('shows the player', () => {
    expect(frameFor(link, 'T')).toContain('src="https://x.org/play/?embed=1#k1abc"')
    expect(elementFor('https://x.org/', link, 'T')).toContain('src="https://x.org/kumiki-puzzle.js"')
  })
  it('escapes titles inside its quotes', () => {
    for (const code of [frameFor(link, '"><b>&'), elementFor('https://x.org/', link, '"><b>&')])
      expect(code).toContain('title="&quot;&gt;&lt;b&gt;&amp;"')
  })
})

describe('a sentence of the press', () => {
  it('names options as on the page', () => {
    const text = { en: 'With `split` it fits; `!slip`.', ja: '`split` で入ります。' }
    expect(spelt(text).en).not.toContain('`')
    expect(spelt(text).ja).toBe('「大きな盤面を何枚かに分ける」 で入ります。')
  })
  it('is empty if there is none', () => {
    expect(spelt(undefined)).toEqual({ en: '', ja: '' })
  })
})
