import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

/** A model that gives the answer the test wants and records the requests. */
interface Heard {
  readonly path: string | undefined
  readonly key: string | undefined
  readonly body: string
}
let heard: Heard[] = []
let reply: { readonly status: number; readonly body: string; readonly location?: string }
const server: Server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    heard.push({ path: request.url, key: request.headers.authorization, body: Buffer.concat(parts).toString() })
    response.writeHead(reply.status, reply.location ? { location: reply.location } : {})
    response.end(reply.body)
  })
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const { port } = server.address() as AddressInfo
const url = `http://127.0.0.1:${port}/v1`
const model = ['--endpoint', url, '--model', 'tiny']
const says = (content: string): void => {
  reply = { status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) }
}

beforeEach(() => {
  heard = []
  says('')
})
afterAll(() => server.close())

describe('theme --endpoint', () => {
  it('asks once for what the lexicon lacks, sends only the theme, and marks and judges the answer', async () => {
    says(
      '養蜂箱\tようほうばこ\tミツバチがくらす木の家\n蜜蝋\tみつろう\t蜜蝋でできたもの\n女王\tじょおう\t巣に一ぴきだけ',
    )
    const { code, out, err } = await kumiki(['theme', '養蜂', '-n', '5', '--lang', 'ja', ...model], {
      env: { KUMIKI_ENDPOINT_KEY: 'secret' },
    })
    expect(code).toBe(0)
    expect(heard).toHaveLength(1)
    const [{ path, key, body } = { path: '', key: '', body: '' }] = heard
    expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer secret'])
    expect(Object.keys(JSON.parse(body))).toEqual(['model', 'messages'])
    expect(body).toContain('「養蜂」についてのクロスワードの言葉を5語')
    expect(body).not.toContain('secret')
    expect(out).toContain('{女王|じょおう}\t巣に一ぴきだけ\tfrom-endpoint')
    expect(out).not.toContain('蜜蝋')
    expect(err).toContain('外した言葉: 蜜蝋（カギに答えが出ている）')
    expect(err).toContain(`127.0.0.1:${port} の tiny に`)
  })

  it('does not ask if the lexicon has enough, nor with --show-request, which prints what would be sent', async () => {
    const enough = await kumiki(['theme', 'fruit', '-n', '5', ...model])
    expect([enough.code, enough.out.trim().split('\n').length]).toEqual([0, 6])
    expect(enough.err).toContain('the model was not asked')
    const shown = await kumiki(['theme', 'beekeeping', '-n', '3', '--show-request', ...model])
    expect(shown.code).toBe(0)
    expect(shown.out).toMatch(/^POST http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions\n\{"model":"tiny"/)
    expect(shown.out).toContain('3 words for a crossword about beekeeping')
    expect(heard).toEqual([])
  })

  it('gives clues to the words of a list that have none, and keeps the others as they are', async () => {
    const path = join(newFolder(), 'mine.txt')
    writeFileSync(path, 'crab\tMy own clue\nlobster\nsquid\n')
    says('lobster\tIt turns red in the pot\nsquid\tThe squid has ten arms\nwhale\tIt was not asked for')
    const { code, out, err } = await kumiki(['theme', '--clues-for', path, ...model])
    expect(code).toBe(0)
    expect(heard[0]?.body).toContain('lobster\\nsquid')
    expect(heard[0]?.body).not.toContain('crab')
    expect(out.trim().split('\n').slice(-3)).toEqual([
      expect.stringMatching(/^crab\t.*My own clue/),
      expect.stringMatching(/^lobster\t.*It turns red in the pot.*from-endpoint/),
      expect.stringMatching(/^squid/),
    ])
    expect(err).toContain('Left out: squid (the clue gives the word away).')
    expect(err).toContain('Left out: whale (it was not asked for).')
  })

  it('keeps the words of the lexicon if the endpoint fails, and gives the reason in either language', async () => {
    const few = ['theme', 'fruit', '-n', '400', '--years', '2', ...model]
    reply = { status: 401, body: '' }
    const refused = await kumiki(few)
    expect([refused.code, refused.out.includes('banana')]).toEqual([1, true])
    expect(refused.err).toContain('answered with 401; it may want a key in $KUMIKI_ENDPOINT_KEY.')
    reply = { status: 200, body: 'not json' }
    expect((await kumiki(['theme', 'qqqq', '--lang', 'ja', ...model])).err).toContain(
      'チャット補完の形ではありません。',
    )
    reply = { status: 307, body: '', location: 'http://127.0.0.1:1/elsewhere' }
    expect(await kumiki(['theme', 'qqqq', ...model])).toMatchObject({ code: 1, out: '' })
    const gone = ['theme', 'qqqq', '--endpoint', 'http://127.0.0.1:1/v1', '--model', 'tiny', '--lang', 'en']
    expect((await kumiki(gone)).err).toMatch(/The endpoint 127\.0\.0\.1:1 cannot be reached/)
  })

  it('refuses what makes no sense, in one sentence', async () => {
    for (const args of [
      ['theme', 'fruit', '--model', 'tiny'],
      ['theme', 'fruit', '--endpoint', url],
      ['theme', 'fruit', '--endpoint', 'ftp://example.org', '--model', 'tiny'],
      ['theme', 'fruit', '--endpoint', 'nonsense', '--model', 'tiny'],
      ['theme', 'fruit', '--show-request'],
      ['theme', '--clues-for', 'animals.en'],
      ['theme', 'fruit', '--clues-for', 'animals.en', ...model],
      ['theme', '--clues-for', 'animals.en', ...model],
    ]) {
      const { code, out, err } = await kumiki(args)
      expect([args, code, out, err.trim().split('\n').length]).toEqual([args, 2, '', 1])
    }
    expect(heard).toEqual([])
  })
})
