/**
 * Rate limits per client and route, as token buckets that refill by a fixed amount per minute. They are kept in memory
 * under an HMAC whose key changes with every start, so no address is ever written anywhere; several servers count
 * separately.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'

interface Bucket {
  level: number
  at: number
}

const maxBuckets = 100_000

export class Limiter {
  readonly #secret = randomBytes(16)
  readonly #buckets = new Map<string, Bucket>()

  /** An address as its HMAC. */
  nameOf(address: string): string {
    return createHmac('sha256', this.#secret).update(customerAt(address)).digest('base64url').slice(0, 16)
  }

  /** Seconds to wait; 0 if the request may proceed. */
  wait(key: string, perMinute: number, now: number): number {
    const bucket = this.#buckets.get(key) ?? { level: perMinute, at: now }
    const level = Math.min(perMinute, bucket.level + (Math.max(0, now - bucket.at) / 60_000) * perMinute)
    const isFree = level >= 1
    this.#buckets.delete(key)
    this.#buckets.set(key, { level: isFree ? level - 1 : level, at: now })
    // the bucket that was used longest ago is full again by now: no client can touch this many in a minute
    if (this.#buckets.size > maxBuckets)
      for (const [oldest] of this.#buckets) {
        this.#buckets.delete(oldest)
        break
      }
    return isFree ? 0 : Math.ceil(((1 - level) * 60) / perMinute)
  }
}

/**
 * The address of a visitor as a proxy reports it, without its port. What is no address counts as the proxy's own, so
 * that no junk gets an allowance of its own.
 */
export function visitorAt(reported: string, own: string): string {
  const text = reported.trim().replace(/^"(.*)"$/, '$1')
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = inBrackets ?? withPort ?? text
  return isIP(address.split('%', 1).join('')) > 0 ? address : own
}

/**
 * Only the network part (64 bits) of an IPv6 address counts, because it belongs to one customer; any notation of its
 * zeros gives the same result.
 */
export function customerAt(address: string): string {
  const [place = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!place.includes(':')) return place
  const [head = '', tail = ''] = place.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = place.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array<number>(zeros).fill(0), ...after].slice(0, 4).join(':')
}

const groupsOf = (part: string): number[] =>
  part
    .split(':')
    .filter((group) => group !== '')
    .map((group) => Number.parseInt(group, 16))
