import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const sheet = ['make', 'wordsearch', '--effort', '20000', '--seed', 'a']

describe('word searches on the command line', () => {
  it('describe levels, where levels are listed and where one is explained', async () => {
    const path = join(newFolder(), 'a.kumiki.json')
    expect((await kumiki([...sheet, 'cat', 'dog', 'horse', '-o', path])).code).toBe(0)
    expect((await kumiki(['kinds', 'wordsearch'])).out).toContain('one word in five')
    expect((await kumiki(['explain', path])).err).toMatch(/level \d.* one word in five/)
    expect((await kumiki(['explain', path, '--lang', 'ja'])).err).toContain('5語に1語')
  })

  it('take a size or a mask beside a preset with its own share, and a share beside a picture', async () => {
    const folder = newFolder()
    const [text, picture] = ['shape.txt', 'shape.png'].map((name) => join(folder, name))
    writeFileSync(text!, '......\n......\n....\n....\n')
    const disc = Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="99"/></svg>')
    await sharp(disc).flatten({ background: '#fff' }).png().toFile(picture!)
    const first = [...sheet, 'cat', 'dog', '--preset', 'first']
    expect((await kumiki([...first, '--size', '6'])).code).toBe(0)
    expect((await kumiki([...first, '--mask', text!])).code).toBe(0)
    expect((await kumiki([...sheet, 'cat', 'dog', '--mask', picture!, '--fill', '0.9'])).code).toBe(0)
    expect((await kumiki([...sheet, 'cat', 'dog', '--mask', picture!, '--smallest'])).code).toBe(0)
  })

  it('name the options that only sheets have', async () => {
    const { out } = await kumiki(['kinds', 'wordsearch', '--lang', 'ja'])
    expect(out).toMatch(/--clues .*（sheet のみ）/)
    for (const option of [['--level', '3'], ['--clues'], ['--no-safe']])
      expect(await kumiki([...sheet, 'cat', 'dog', '--mode', 'dense', ...option])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^--\S+ cannot be used with --mode dense\.\n$/),
      })
  })

  it('report once that a word is listed twice', async () => {
    const { code, err } = await kumiki([...sheet, 'cat', 'cat', 'dog'])
    expect(code).toBe(0)
    expect(err).not.toContain('as often')
    expect(err).toContain('Listed more than once, to be found once: cat.')
  })

  it('report the size of the board if none was given, and word errors in one style', async () => {
    expect((await kumiki([...sheet, 'cat', 'dog', 'horse', '--smallest'])).err).toMatch(/ · 5×5 · seed a/)
    expect((await kumiki([...sheet, 'cat', 'dog', 'horse', '--size', '9'])).err).not.toContain('9×9')
    const large = [...sheet, 'cat', 'dog', '--mode', 'dense', '--size', '30']
    expect((await kumiki(large)).err).toMatch(/^--size must be at most 16 by 16.*, not "30"\.\n$/)
    expect((await kumiki([...large, '--lang', 'ja'])).err).toMatch(/^--size は dense では、.*。「30」は使えません。\n$/)
  })

  it('show the message and the words of clues on answer sheets and when solved', async () => {
    const folder = newFolder()
    const words = join(folder, 'words.tsv')
    writeFileSync(words, 'saw\tIt has teeth\nhammer\tIt hits\nplane\tIt smooths\nchisel\tIt cuts\n')
    const [path, svg, text] = ['a.kumiki.json', 'a.svg', 'a.txt'].map((name) => join(folder, name))
    const args = [...sheet, '--words', words, '--clues', '--message', 'well done', '-o', path!]
    expect((await kumiki(args)).code).toBe(0)
    for (const to of [svg!, text!]) {
      expect((await kumiki(['convert', path!, to])).code).toBe(0)
      expect(lettersOf(to)).not.toMatch(/saw|WELLDONE/)
      expect((await kumiki(['convert', path!, to, '--answer'])).code).toBe(0)
      expect(lettersOf(to)).toMatch(/Ithasteeth\(3:saw\).*WELLDONE/)
    }
    expect((await kumiki(['solve', path!])).out).toMatch(/It has teeth \(3: saw\)[\s\S]*WELL DONE/)
  })
})

/** The text of a drawing, without tags and blanks. */
const lettersOf = (path: string): string => readFileSync(path, 'utf8').replace(/<[^>]*>|\s/g, '')
