import { beforeAll, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const run = (...args: string[]) => kumiki(args, { cwd })

beforeAll(async () => {
  for (const command of [
    'make blocksum --size 4 --seed a -o whole.kumiki.json',
    'convert whole.kumiki.json open.kumiki.json --for-players',
    'make crossword cat tar rat --seed a -o clues.kumiki.json --for-players',
  ])
    expect(await run(...command.split(' '))).toMatchObject({ code: 0 })
})

it('a link stands alone on its line; with and without the answer it differs, and a solved one equals the maker’s', async () => {
  const plain = await run('link', 'whole.kumiki.json', '--base', 'https://example.org/')
  expect(plain).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^https:\/\/example\.org\/play\/#k1[\w-]+\n$/),
  })
  expect((await run('link', 'open.kumiki.json', '--base', 'https://example.org')).out).toBe(plain.out)
  const whole = await run('link', 'whole.kumiki.json', '--self-checking')
  expect(whole.out).toMatch(/^\/play\/#k1/)
  // a link without a site is of no use to others, and a message says so
  expect(whole.err).toMatch(/^[^\n]+--base https[^\n]+\n$/)
  expect(whole.out.length).toBeGreaterThan(plain.out.length - 'https://example.org'.length)
  expect((await run('link', 'open.kumiki.json', '--self-checking')).out).toBe(whole.out)
})

it('a puzzle that cannot be linked is refused in one sentence', async () => {
  expect(await run('link')).toMatchObject({ code: 2, err: 'Give a file to link to.\n' })
  expect(await run('link', 'whole.kumiki.json', '--base', 'example.org')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/must begin with https/),
  })
  expect(await run('link', 'none.json')).toMatchObject({ code: 2, err: expect.stringMatching(/^[^\n]+\n$/) })
  expect(await run('link', 'clues.kumiki.json', '--self-checking', '--lang', 'ja')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^[^\n]*答えが入っていません。どの言葉が入るかはカギで決まり/),
  })
})
