import { expect, it } from 'vitest'
import { customerAt, Limiter } from './limiter.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:aaaa::'],
  ['2001:db8::1:2:3:4', '2001:db8::9:8:7:6'],
  ['2001:db8::1', '2001:db8:0:0:ffff::2'],
  ['2001:DB8::1', '2001:0db8::1'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
])('%s and %s are one customer', (one, other) => {
  expect(customerAt(one)).toBe(customerAt(other))
})

it.each([
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['::1', '1::'],
])('%s and %s are two', (one, other) => {
  expect(customerAt(one)).not.toBe(customerAt(other))
})

it('lets the allowed number through in a minute, and one more after the wait that it gives', () => {
  const limiter = new Limiter()
  const at = (ms: number) => limiter.wait('key', 6, ms)
  expect(Array.from({ length: 6 }, () => at(0))).toEqual(Array(6).fill(0))
  const wait = at(0)
  expect(wait).toBe(10)
  expect(at(wait * 1_000 - 10)).toBeGreaterThan(0)
  expect(at(wait * 1_000)).toBe(0)
  expect(limiter.wait('other', 6, 0)).toBe(0)
})
