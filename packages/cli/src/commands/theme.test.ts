import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWords } from '@kumiki/core/words'
import { themes } from '@kumiki/data'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../../../press/src/drawing/canvas.ts'
import { kumiki, newFolder } from '../process.contract.ts'

describe('theme', () => {
  it('lists every theme, in lines of at most 80 columns', async () => {
    for (const lang of ['ja', 'en']) {
      const { code, out, err } = await kumiki(['theme', '--lang', lang])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out.match(/^ {2}[a-z]\S+/gm)?.map((id) => id.trim())).toEqual(themes.map(({ id }) => id))
      expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([])
    }
  })

  it('gives a list that --words reads, in the language of the name, and names its source', async () => {
    const path = join(newFolder(), 'fruit.tsv')
    const { code, out, err } = await kumiki(['theme', 'くだもの', '--years', '小2', '-o', path])
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toMatch(/^\d+ words from Fruit and nuts.*\.\nWrote .*fruit\.tsv\.\n$/)
    const { entries, refused } = readWords(readFileSync(path, 'utf8'))
    expect(refused).toEqual([])
    expect(entries.length).toBeGreaterThan(5)
    expect(entries.filter(({ clue }) => clue === '')).toEqual([])
    const made = await kumiki(['make', 'crossword', '--words', path, '--size', '5', '--effort', '2000', '--json'])
    expect(made.code).toBe(0)
  })

  it('writes a list for spreadsheets by its extension, names the file it replaced, and refuses other extensions', async () => {
    const cwd = newFolder()
    const tsv = await kumiki(['theme', 'fruit', '-n', '20', '-o', 'a.tsv', '-o', 'a.csv'], { cwd })
    expect(tsv.code).toBe(0)
    const [tabs, commas] = ['a.tsv', 'a.csv'].map((name) => readFileSync(join(cwd, name), 'utf8'))
    expect(commas).toMatch(/^\ufeff"word","clue","tags"\r\n/)
    expect(commas).not.toContain('\t')
    expect(readWords(commas ?? '').entries).toEqual(readWords(tabs ?? '').entries)
    const again = await kumiki(['theme', 'fruit', '-n', '21', '-o', 'a.tsv'], { cwd })
    expect(again.err).toMatch(/\nReplaced a\.tsv\.\n$/)
    expect(readdirSync(cwd).sort()).toEqual(['a.csv', 'a.tsv'])
    for (const name of ['a.pdf', 'a.svg', 'a.kumiki.json'])
      expect(await kumiki(['theme', 'fruit', '-o', name], { cwd })).toMatchObject({
        code: 2,
        err: `A list of words is written as .tsv, .csv or .txt; "${name}" ends otherwise.\n`,
      })
  })

  it('writes JSON by extensions that are no table, and names them', async () => {
    const cwd = newFolder()
    const json = await kumiki(['theme', 'fruit', '--json', '-o', 'a.json', '-o', 'a.jsonl'], { cwd })
    expect(json.code).toBe(0)
    for (const name of ['a.json', 'a.jsonl'])
      expect(JSON.parse(readFileSync(join(cwd, name), 'utf8'))).toMatchObject({ lang: 'en' })
    expect(await kumiki(['theme', 'fruit', '--json', '-o', 'a.csv'], { cwd })).toMatchObject({
      code: 2,
      err: 'A list of words is written as .json, .jsonl or .txt with --json; "a.csv" ends otherwise.\n',
    })
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'a.jsonl'])
  })

  it('reports how names were joined, and gives years, themes and harder clues to programs', async () => {
    const sea = await kumiki(['theme', 'sea', 'animals', '-n', '2000', '--json', '--harder'])
    expect(sea.code).toBe(0)
    expect(sea.err).toMatch(/what is about sea and animals alike\.\n$/)
    const { lang, joining, words } = JSON.parse(sea.out)
    expect([lang, joining]).toEqual(['en', 'all'])
    expect(words[0]).toMatchObject({ theme: expect.stringMatching(/\.en$/), year: expect.any(Number) })
    const apart = await kumiki(['theme', '果物', 'スポーツ', '-n', '2000', '--lang', 'ja'])
    expect(apart.err).toMatch(/「果物」と「スポーツ」を合わせました。\n$/)
  })

  it('suggests near names for an unknown one, in one sentence, with exit code 2', async () => {
    for (const [name, meant] of [
      ['フルツー', /もしかして「フルーツ」ですか？\n$/],
      ['コウノトリ', /「鳥」.*（birds\.ja）の言葉です。\n$/],
      ['元素', /単語リスト elements\.ja/],
      ['ぬぬぬぬぬぬ', /似た名前のテーマもありません。\n$/],
    ] as const) {
      const { code, out, err } = await kumiki(['theme', name, '--lang', 'ja'])
      expect([name, code, out]).toEqual([name, 2, ''])
      expect(err).toMatch(meant)
      expect(err.trimEnd().split('\n')).toHaveLength(1)
    }
  })

  it('refuses years that do not exist', async () => {
    for (const years of ['0', '11', '6-3', 'x', ''])
      expect(await kumiki(['theme', 'fruit', `--years=${years}`])).toMatchObject({ code: 2, out: '' })
  })

  it('is taken by --words if there is no file of its name', async () => {
    const args = ['make', 'crossword', '--words', 'sea+mammals', '--size', '5', '--effort', '2000', '--json']
    const { code, err } = await kumiki(args)
    expect(code).toBe(0)
    expect(err).toMatch(/what is about sea and mammals alike|some about each: sea, mammals/)
  })
})
