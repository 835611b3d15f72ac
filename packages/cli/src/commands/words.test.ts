import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lists } from '@kumiki/data'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../../../press/src/drawing/canvas.ts'
import { kumiki, newFolder } from '../process.contract.ts'

describe('words', () => {
  it('lists what comes with kumiki', async () => {
    const { code, out, err } = await kumiki(['words', '--lang', 'ja'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('北海道の市町村（日本語、179語）')
    expect(out.trimEnd().split('\n')).toHaveLength(lists.length)
    expect(JSON.parse((await kumiki(['words', '--json'])).out)).toEqual(lists)
  })

  it.each(['ja', 'en'])('judges a list in lines of at most 80 columns, in %s', async (lang) => {
    for (const id of ['hokkaido.ja', 'elements.en']) {
      const { code, out, err } = await kumiki(['words', id, '--lang', lang])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([])
      expect(out).toContain('10×10')
    }
  })

  it('judges a file of the user, for a program too, and names words that it cannot use', async () => {
    const path = join(newFolder(), 'mine.tsv')
    writeFileSync(path, 'ねこ\tペット\nこねこ\n猫\nんん\n')
    const { code, out, err } = await kumiki(['words', path, '--json', '--lang', 'en'])
    expect(code).toBe(0)
    expect(err).toContain('Not used: line 3, "猫"')
    expect(JSON.parse(out)).toMatchObject({
      file: path,
      words: 3,
      drop: [{ entry: { word: 'んん' }, reason: 'no-partner' }],
      crossers: [{ partners: 1 }, { partners: 1 }, { partners: 0 }],
    })
    expect((await kumiki(['words', path, '--lang', 'ja'])).out).toContain('ほかの単語と交われない: んん')
  })

  it('gives each word that it cannot use its own reason, and many of one sort what they share', async () => {
    const path = join(newFolder(), 'mine.txt')
    writeFileSync(path, 'ねこ\n猫\n犬\nTシャツ\nいぬ\n')
    expect((await kumiki(['words', path, '--lang', 'en'])).err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Not used: line 2, "猫": "猫" is a kanji/),
      expect.stringMatching(/^Not used: line 3, "犬": "犬" is a kanji/),
      expect.stringMatching(/^Not used: line 4, "Tシャツ": It mixes/),
      expect.stringMatching(/^Possible readings \(guesses:.*: \{猫\|ねこ\} \{犬\|いぬ\}$/),
    ])
    writeFileSync(path, ['ねこ', ...'猫犬鳥魚馬牛羊豚虎兎熊鹿', 'いぬ'].join('\n'))
    const { err } = await kumiki(['words', path, '--lang', 'en'])
    expect(err).toMatch(
      /^Not used: line 2, "猫"; .*line 11, "兎" and 2 more: Only kana, .*give kanji their reading: .*\nPossible readings .*\n$/,
    )
    expect((await kumiki(['words', path, '--lang', 'ja'])).err).toMatch(/「兎」、ほか2語: .*漢字には .*読みを付けて/)
  })

  it('measures the effect of three more words and of some fewer, and explains the measure', async () => {
    const path = join(newFolder(), 'zoo.txt')
    writeFileSync(path, ['lion', 'tiger', 'zebra', 'hippo', 'rhino', 'camel', 'panda', 'koala', 'lynx'].join('\n'))
    const { code, out, err } = await kumiki(['words', path, '--doctor', '--size', '6', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { size, before, after, add, drop, themes } = JSON.parse(out)
    expect([size, themes]).toEqual([6, ['mammals.en']])
    expect([add.length <= 3, drop.length <= 3]).toEqual([true, true])
    if (add.length + drop.length > 0) expect(after.white + after.crossings / 1000).toBeGreaterThan(before.white)
    else expect(after).toEqual(before)
    expect(await kumiki(['words', path, '--size', '6'])).toMatchObject({
      code: 2,
      out: '',
      err: '--size is for --doctor.\n',
    })
    expect(await kumiki(['words', path, '--doctor', '--kind', 'hashi'])).toMatchObject({ code: 2, out: '' })
  })

  it('reports what each word kind can do with a list, with options as flags', async () => {
    const path = join(newFolder(), 'bare.txt')
    writeFileSync(path, 'sun\nsunday\n')
    const { out } = await kumiki(['words', path])
    expect(out).toMatch(/^ {2}Crossword\n( {4}.*\n)*? {4}No word has a clue: only with --bank/m)
    expect(out).toMatch(/^ {2}Skeleton\n(?: {4}.*\n)+ {2}Word search\n/m)
    expect((await kumiki(['words', path, '--lang', 'ja'])).out).toMatch(
      /^ {2}シークワーズ\n( {4}.*\n)*.*sun（sunday の中）/m,
    )
    const { kinds } = JSON.parse((await kumiki(['words', path, '--json'])).out)
    expect(kinds).toMatchObject([
      { kind: 'codeword' },
      { kind: 'crossword', taken: true },
      { kind: 'skeleton' },
      { kind: 'wordsearch' },
    ])
  })

  it('refuses a file of another sort in a few lines, in both languages', async () => {
    const folder = newFolder()
    const [story, binary] = [join(folder, 'story.txt'), join(folder, 'program')]
    const lines = [
      '“Hello!” she said',
      'It was 1984',
      '—',
      'a;b;c',
      'It was a bright cold day, and the clocks struck',
      'so',
    ]
    writeFileSync(
      story,
      Array.from({ length: 500 }, () => lines)
        .flat()
        .join('\n'),
    )
    writeFileSync(binary, Buffer.from(Array.from({ length: 9_000 }, (_, n) => (n * 7) % 128)))
    for (const lang of ['en', 'ja']) {
      const outcome = await kumiki(['make', 'skeleton', '--words', story, '-o', join(folder, 'x.svg'), '--lang', lang])
      expect(outcome.err).toMatch(lang === 'en' ? /lines cannot be used, such as line 1/ : /使えない行が3000行中/)
      expect(outcome.err.length).toBeLessThan(2_500)
      const none = await kumiki(['words', binary, '--lang', lang])
      expect(none).toMatchObject({ code: 2, out: '' })
      expect(none.err).toMatch(lang === 'en' ? /is not a text file\.\n$/ : /テキストファイルではありません。\n$/)
    }
  })

  it('names a line without a number for its score if others have one', async () => {
    const path = join(newFolder(), 'scores.txt')
    writeFileSync(path, 'cow;50\nrat;abc\ndog;20\n')
    expect((await kumiki(['words', path, '--lang', 'en'])).err).toMatch(/^Line 2: "abc" is not a number.*clue/)
    expect((await kumiki(['words', path, '--lang', 'ja'])).err).toMatch(/^2行目の「abc」は数ではない/)
    writeFileSync(path, 'cow;gives milk\nrat;has a tail\n')
    expect((await kumiki(['words', path, '--lang', 'en'])).err).toBe('')
  })

  it('explains once how words are counted and written, and not for its own lists', async () => {
    const path = join(newFolder(), 'mine.txt')
    writeFileSync(path, 'しょうゆ\nショウユ\nみそ\nさとう')
    for (const lang of ['ja', 'en']) {
      const { err } = await kumiki(['words', path, '--lang', lang])
      expect(err.trimEnd().split('\n')).toHaveLength(2)
      expect(err).toContain('ショウユ')
      expect(err).toContain('しようゆ')
    }
    expect((await kumiki(['words', 'countries.ja', 'countries.en'])).err).toBe('')
  })

  it('counts words after merging, and notes lists of two scripts', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'kana.txt'), 'きゃべつ\nキャベツ\nれもん\n')
    writeFileSync(join(cwd, 'latin.txt'), 'cat\ntea\n')
    const args = ['make', 'crossword', '--words', 'kana.txt', '--words', 'latin.txt', '--size', '4', '--effort', '999']
    const { err } = await kumiki([...args, '--lang', 'en'], { cwd })
    expect(err).toContain('in kana (2) and in Latin letters (2)')
    expect(err).toContain('"きゃべつ" is written きやべつ in the cells.')
    expect(err).not.toContain('2 words are written')
  })

  it('calls standard input by its name', async () => {
    for (const args of [
      ['words', '-'],
      ['make', 'skeleton', '--words', '-'],
    ])
      expect(await kumiki([...args, '--lang', 'en'], { input: Buffer.from('') })).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^Standard input is empty/),
      })
  })

  it('refuses a file that does not exist or holds no word', async () => {
    expect(await kumiki(['words', 'no-such-file', '--lang', 'en'])).toMatchObject({ code: 2, out: '' })
    const path = join(newFolder(), 'empty.txt')
    writeFileSync(path, '# nothing\n')
    expect(await kumiki(['words', path, '--lang', 'en'])).toMatchObject({ code: 2, out: '' })
  })
})
