import { langs } from '@kumiki/core/base'
import { kinds } from '@kumiki/core/kinds'
import { listOf } from '@kumiki/data'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../../../press/src/drawing/canvas.ts'
import { commands } from '../commands/table.ts'
import { parseArguments } from './arguments.ts'
import type { Page } from './command.ts'
import { commonFlags, helpPage, overview, spelling, table, wrap } from './help.ts'

async function pageOf(name: string, args: readonly string[]): Promise<Page> {
  const { command } = (await commands[name]?.load()) ?? {}
  const page = await command?.page(args)
  if (!page?.ok) throw new Error(`no page for ${name}`)
  return page.value
}

const listed = Object.entries(commands).flatMap(([id, { text }]) => (text ? [[id, text] as const] : []))
const pages = [
  ...listed.map(([name]) => ({ name, args: [] as string[] })),
  ...Object.keys(kinds).map((kind) => ({ name: 'make', args: [kind] })),
]

function expectOneScreen(help: string): void {
  const lines = help.split('\n')
  expect(lines.length).toBeLessThanOrEqual(30)
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([])
}

describe.each(langs)('help in %s', (lang) => {
  it('of the program fits one screen and names every command', () => {
    const help = overview(listed, lang)
    expectOneScreen(help)
    expect(listed.length).toBeGreaterThanOrEqual(7)
    for (const [name] of listed) expect(help).toContain(`  ${name}`)
  })

  it.each(pages)(
    'of $name $args cuts no text, fits one screen if its options do, with two examples',
    async ({ name, args }) => {
      const page = await pageOf(name, args)
      const help = helpPage(page, lang)
      const own = table(page.listed.map((flag) => [spelling(flag, lang), flag.text[lang]]))
      const plain = help.replace(/\s/g, '')
      for (const { text } of page.listed) expect(plain).toContain(text[lang].replace(/\s/g, ''))
      expect(help.split('\n').filter((line) => widthOf(line) > 80)).toEqual([])
      if (own.length <= 18) expectOneScreen(help)
      else expect(help.split('\n').length).toBeLessThanOrEqual(own.length + 12)
      expect(help.match(/^ {2}kumiki /gm)).toHaveLength(2)
    },
  )
})

it.each(pages)('in Japanese the usage of $name $args names what to write in Japanese', async ({ name, args }) => {
  const help = helpPage(await pageOf(name, args), 'ja')
  expect(help).not.toMatch(/\b(?:WORD|FILE|TEXT|KIND|OPTION|NAME)\b/)
})

it.each(pages)('the examples of $name $args can be parsed', async ({ name, args }) => {
  const { examples } = await pageOf(name, args)
  const lines = examples.flatMap(({ line }) => (typeof line === 'string' ? [line] : Object.values(line)))
  for (const call of lines.flatMap((line) => line.split(' | '))) {
    const [program, command = '', ...rest] = call.split(' ')
    expect(program).toBe('kumiki')
    const page = await pageOf(command, rest)
    const parsed = parseArguments(rest, [...page.flags, ...commonFlags])
    expect(parsed.ok ? null : parsed.error).toBe(null)
  }
})

it.each(Object.keys(kinds))('no option of %s has the name of one that every kind has', async (kind) => {
  const general = await pageOf('make', [])
  const own = await pageOf('make', [kind])
  const names = [...own.flags, ...commonFlags].map((flag) => flag.name)
  expect(new Set(names).size).toBe(names.length)
  expect(own.flags.length).toBeGreaterThan(general.flags.length)
})

it('lines break between words, after commas, and between Japanese characters but not before a closing mark', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('あいうえ。かき', 8)).toEqual(['あいう', 'え。かき'])
  expect(wrap('文字 22、う 22、え', 9)).toEqual(['文字 22、', 'う 22、え'])
  expect(wrap('あい12、う', 6)).toEqual(['あい', '12、う'])
  expect(wrap('あいう（え）', 8)).toEqual(['あいう', '（え）'])
  expect(wrap('sub-1,sub-2,lat-1', 12)).toEqual(['sub-1,sub-2,', 'lat-1'])
  expect(wrap('', 10)).toEqual([''])
})

it('the examples of kinds that take words name lists that come with kumiki', async () => {
  let count = 0
  for (const kind of Object.keys(kinds)) {
    const page = await pageOf('make', [kind])
    if (!page.flags.some(({ name }) => name === 'words')) continue
    count++
    for (const lang of langs)
      for (const { line } of page.examples) {
        const list = /--words (\S+)/.exec(typeof line === 'string' ? line : line[lang])?.[1] ?? ''
        expect(listOf(list)?.lang).toBe(lang)
      }
  }
  expect(count).toBeGreaterThan(0)
})
