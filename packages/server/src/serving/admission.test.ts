import { expect, it } from 'vitest'
import { isFromHere } from './admission.ts'

const host = '127.0.0.1:4321'

it.each([
  ['a program', { host }],
  ['our own page', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  ['an address that was typed', { host, 'sec-fetch-site': 'none' }],
  ['the same machine by name', { host: 'localhost:4321' }],
  ['the same machine by IPv6', { host: '[::1]:4321' }],
])('%s is from here', (_what, headers) => {
  expect(isFromHere(headers)).toBe(true)
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
])('%s is not', (_what, headers) => {
  expect(isFromHere(headers)).toBe(false)
})
