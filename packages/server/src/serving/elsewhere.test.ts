/**
 * Requests that nothing serves are refused in one sentence: with a page for people, with JSON for programs, and even
 * for bytes that are not a request.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newServer, type TestServer } from './place.contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await newServer()
})
afterAll(() => server?.leave())

const outcome = { problem: { code: 'not-found', text: { en: expect.any(String), ja: expect.any(String) } } }

it('answers programs in JSON, and people with a page in their language', async () => {
  for (const path of ['/nothing', '/api/nothing', '/assets/nothing.js'])
    expect(await server.ask('GET', path)).toMatchObject({ status: 404, json: outcome })
  const headers = { accept: 'text/html,*/*', 'accept-language': 'ja' }
  const page = await fetch(`${server.base}/nothing`, { headers })
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<h1>ここには何もありません。</h1>')
  expect((await fetch(`${server.base}/api/nothing`, { headers })).headers.get('content-type')).toMatch(/json/)
})

it('lists the methods that are allowed', async () => {
  const methods = async (method: string, path: string) => {
    const { status, json, headers } = await server.ask(method, path, method === 'GET' ? undefined : '{}')
    return [status, json?.problem?.code, headers.get('allow')]
  }
  expect(await methods('GET', '/api/puzzles/x/judge')).toEqual([405, 'no-method', 'POST'])
  expect(await methods('POST', '/api/puzzles/x')).toEqual([405, 'no-method', 'GET, HEAD, PATCH, DELETE'])
  for (const path of ['/', '/play', '/play/', '/pages/page.css'])
    expect(await methods('DELETE', path)).toEqual([405, 'no-method', 'GET, HEAD'])
  for (const path of ['/nothing', '/api/nothing', '/pages/nothing.css'])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await methods(method, path)).toEqual([404, 'not-found', null])
})

it.each([
  ['another language', 'EHLO example.org\r\n\r\n', 400, 'bad-request'],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad-request'],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
])('answers whoever does not speak HTTP: %s', async (_name, words, status, code) => {
  const { hostname, port } = new URL(server.base)
  const line = connect(Number(port), hostname, () => line.write(words))
  let heard = ''
  for await (const part of line) heard += String(part)
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ problem: { code } })
})
