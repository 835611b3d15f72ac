import { expect, it } from 'vitest'
import { hasProxy, isFromHere, type Origin } from './admission.ts'

const host = '127.0.0.1:4321'
const from = (headers: Origin['headers'], more: Partial<Origin> = {}): Origin => ({
  headers,
  httpVersion: '1.1',
  peer: '127.0.0.1',
  ...more,
})

it.each([
  ['a program', { host }],
  ['our own page', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  ['an address that was typed', { host, 'sec-fetch-site': 'none' }],
  ['the same machine by name', { host: 'localhost:4321' }],
  ['the same machine by IPv6', { host: '[::1]:4321' }],
])('%s is from here', (_what, headers) => {
  expect(isFromHere(from(headers))).toBe(true)
})

it.each([
  ['a page of another site', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a form of another site in an older browser', { host, origin: 'null' }],
  ['a picture in another site', { host, 'sec-fetch-site': 'cross-site' }],
  ['another program’s page on this machine', { host, origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-site' }],
  ['a name of somebody else that leads here', { host: 'rebound.example:4321', origin: 'http://rebound.example:4321' }],
  ['what came through a proxy', { host, 'x-forwarded-for': '203.0.113.7' }],
  ['what came through a proxy that says only that', { host, via: '1.1 proxy' }],
  ['what names no host', {}],
  ['what came through nginx, which closes its connections', { host, connection: 'close' }],
  ['a page of another name that a proxy led here', { host, referer: 'https://puzzles.example.org/studio/' }],
])('%s is not', (_what, headers) => {
  expect(isFromHere(from(headers))).toBe(false)
})

it.each([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'fastly-client-ip',
])('the header %s gives a proxy away', (name) => {
  expect(hasProxy(from({ host, [name]: '203.0.113.7' }))).toBe(true)
  expect(isFromHere(from({ host, [name]: '203.0.113.7' }))).toBe(false)
})

it('HTTP 1.0 gives a proxy away: nginx speaks it by default', () => {
  expect(hasProxy(from({ host }, { httpVersion: '1.0' }))).toBe(true)
  expect(isFromHere(from({ host }, { httpVersion: '1.0' }))).toBe(false)
  expect(hasProxy(from({ host }))).toBe(false)
})

it('what another machine sends is not from here, whatever it says', () => {
  expect(isFromHere(from({ host }, { peer: '192.0.2.1' }))).toBe(false)
  for (const peer of ['::1', '::ffff:127.0.0.1', '127.0.0.2']) expect(isFromHere(from({ host }, { peer }))).toBe(true)
})
