import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const words = 'ねこ いぬ きつね うさぎ しか かもしか いのしし'.split(' ')

/** The width of a PNG, from its header. */
const widthOf = (path: string): number => readFileSync(path).readUInt32BE(16)

describe('print', () => {
  it('makes sheets of the same words for a class, with a key', async () => {
    const cwd = newFolder()
    await kumiki(['make', 'wordsearch', ...words, '--seed', 'a', '--lang', 'ja', '-o', 'w.json'], { cwd })
    const { code, err } = await kumiki(['print', 'w.json', '-o', 'class.pdf', '--variants', '5'], { cwd })
    expect([code, err]).toEqual([0, 'class.pdf · 6 pages\n'])
  })

  it('says before printing that there are fewer good boards than sheets, and what to do', async () => {
    const cwd = newFolder()
    const order = [
      'make',
      'crossword',
      'さくら',
      'らじお',
      '--size',
      '3',
      '--seed',
      'a',
      '--lang',
      'ja',
      '-o',
      'w.json',
    ]
    await kumiki(order, { cwd })
    const { code, err } = await kumiki(['print', 'w.json', '-o', 'class.pdf', '--variants', '200'], { cwd })
    expect(code).toBe(1)
    expect(err).toMatch(
      /^(?:These words give \d+ equally good boards, not 200|No other board)[^\n]+--variants same[^\n]+\n$/,
    )
    expect(readdirSync(cwd)).not.toContain('class.pdf')
    const same = await kumiki(['print', 'w.json', '-o', 'class.pdf', '--variants', 'same'], { cwd })
    expect([same.code, readdirSync(cwd)]).toEqual([0, expect.arrayContaining(['class.pdf'])])
  })

  it('binds a book, and draws pages as pictures of the requested resolution', async () => {
    const cwd = newFolder()
    await kumiki(['make', 'sudoku', '--size', '4', '-n', '2', '--seed', 'a', '-o', 's.jsonl'], { cwd })
    const bound = await kumiki(['print', 's.jsonl', '-o', 'book.pdf', '--book', '--bleed', '--title', 'Two'], { cwd })
    expect([bound.code, bound.err]).toEqual([0, expect.stringMatching(/^book\.pdf · \d+ pages\n$/)])
    const drawn = await kumiki(['print', 's.jsonl', '-o', 'page.png', '--dpi', '72', '--answers', 'none'], { cwd })
    expect([drawn.code, drawn.err]).toEqual([0, 'page-1.png … page-2.png · 2 pages\n'])
    expect(readdirSync(cwd)).toEqual(expect.arrayContaining(['page-1.png', 'page-2.png']))
    expect(widthOf(join(cwd, 'page-1.png'))).toBe(595)
  })

  it('prints with furigana or without, and refuses both at once', async () => {
    const cwd = newFolder()
    await kumiki(['make', 'sudoku', '--size', '4', '--lang', 'ja', '--seed', 'a', '-o', 's.json'], { cwd })
    const printed = async (...more: string[]) => {
      const { code } = await kumiki(['print', 's.json', '-o', 'a.png', '--answers', 'none', '--dpi', '72', ...more], {
        cwd,
      })
      return [code, readFileSync(join(cwd, 'a.png')).length]
    }
    const [code, plain] = await printed('--no-furigana')
    expect(code).toBe(0)
    const [, read] = await printed('--furigana')
    expect(read).toBeGreaterThan(Number(plain))
    const both = await kumiki(['print', 's.json', '-o', 'a.pdf', '--furigana', '--no-furigana', '--lang', 'ja'], {
      cwd,
    })
    expect([both.code, both.err]).toEqual([2, '--furigana と --no-furigana は同時に使えません。\n'])
  })

  it('puts furigana over the kanji of later school years, and names the readings to look at', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'w.txt'), 'ねこ\t今日も屋根で眠る動物\nこい\t池を泳ぐ魚\n')
    await kumiki(['make', 'crossword', '--words', 'w.txt', '--seed', 'a', '--lang', 'ja', '-o', 'w.json'], { cwd })
    const printed = async (...more: string[]) =>
      kumiki(['print', 'w.json', '-o', 'a.pdf', '--lang', 'ja', '--answers', 'none', ...more], { cwd })
    const first = await printed('--furigana', '1')
    expect([first.code, first.err]).toEqual([0, expect.stringMatching(/確かめてください: 今日（きょう）/)])
    const third = await printed('--furigana=3')
    expect([third.code, third.err]).toEqual([0, expect.not.stringMatching(/確かめ/)])
    const seventh = await printed('--furigana', '7')
    expect([seventh.code, seventh.err]).toEqual([2, expect.stringMatching(/^--furigana は学年（1〜6）/)])
  })

  it('prints codes of an address, whichever way it is given, and of the link that plays the puzzle', async () => {
    const cwd = newFolder()
    await kumiki(['make', 'sudoku', '--seed', 'a', '-o', 's.json'], { cwd })
    for (const code of [['--qr', 'https://a.org/{n}'], ['--qr=https://a.org'], ['--qr', '--base', 'https://a.org']])
      expect(await kumiki(['print', ...code, 's.json', '-o', 'a.pdf'], { cwd })).toMatchObject({ code: 0 })
  })
})

it('a drawing as a picture has cells of ten millimetres', async () => {
  const cwd = newFolder()
  await kumiki(['make', 'sudoku', '--size', '4', '--seed', 'a', '-o', 's.png', '--dpi', '254'], { cwd })
  // four cells and a tenth of one at either side
  expect(widthOf(join(cwd, 's.png'))).toBe(420)
})
