/**
 * How much may be kept: in a day from one address, in a day from all, and in all. What an address has used is counted in
 * memory, under its HMAC; each server counts for itself. What is kept in all, the database says.
 */
import { type Problem, problem } from '@kumiki/core/base'
import type { Refusal } from './route.ts'

export interface QuotaBounds {
  readonly addressBytes: number
  readonly dayBytes: number
  readonly roomBytes: number
}

const megabyte = 1_000_000
export const usualQuota: QuotaBounds = {
  addressBytes: 20 * megabyte,
  dayBytes: 2_000 * megabyte,
  roomBytes: 20_000 * megabyte,
}

/** What a row takes besides its text. */
const rowBytes = 1_000
const dayMs = 86_400_000
/** How long the size of the database is believed. */
const believeMs = 30_000
const maxBuckets = 100_000

interface Bucket {
  readonly left: number
  readonly at: number
}

/** A refusal, and when to try again. */
export interface Full {
  readonly refusal: Refusal
  readonly waitSeconds: number
}

export class Quota {
  readonly #bounds: QuotaBounds
  readonly #sizeOf: () => Promise<number>
  readonly #buckets = new Map<string, Bucket>()
  #size: { readonly bytes: number; readonly at: number } | null = null

  /** `sizeOf`: how many bytes the database takes. */
  constructor(bounds: QuotaBounds, sizeOf: () => Promise<number>) {
    this.#bounds = bounds
    this.#sizeOf = sizeOf
  }

  /** Takes room for a text; null if there is enough. */
  async take(who: string, length: number, now: number): Promise<Full | null> {
    const { addressBytes, dayBytes, roomBytes } = this.#bounds
    const bytes = length + rowBytes
    if (!this.#size || now - this.#size.at > believeMs) this.#size = { bytes: await this.#sizeOf(), at: now }
    if (this.#size.bytes + bytes > roomBytes) return { refusal: { status: 503, problem: noRoom }, waitSeconds: 3_600 }
    const own = this.#wait(who, bytes, addressBytes, now)
    if (own > 0) return { refusal: { status: 429, problem: muchFromHere(addressBytes) }, waitSeconds: own }
    const all = this.#wait('', bytes, dayBytes, now)
    if (all > 0) return { refusal: { status: 429, problem: muchToday }, waitSeconds: all }
    this.#use(who, bytes, addressBytes, now)
    this.#use('', bytes, dayBytes, now)
    this.#size = { ...this.#size, bytes: this.#size.bytes + bytes }
    return null
  }

  /** Gives back what was not kept after all. */
  giveBack(who: string, length: number, now: number): void {
    this.#use(who, -length - rowBytes, this.#bounds.addressBytes, now)
    this.#use('', -length - rowBytes, this.#bounds.dayBytes, now)
  }

  #left(key: string, full: number, now: number): number {
    const bucket = this.#buckets.get(key)
    return bucket ? Math.min(full, bucket.left + (Math.max(0, now - bucket.at) / dayMs) * full) : full
  }

  /** Seconds until there is room for so many bytes; 0: there is. */
  #wait(key: string, bytes: number, full: number, now: number): number {
    const missing = bytes - this.#left(key, full, now)
    return missing > 0 ? Math.ceil((missing / full) * (dayMs / 1_000)) : 0
  }

  #use(key: string, bytes: number, full: number, now: number): void {
    const left = Math.min(full, this.#left(key, full, now) - bytes)
    this.#buckets.delete(key)
    this.#buckets.set(key, { left, at: now })
    for (const oldest of this.#buckets.keys())
      if (this.#buckets.size > maxBuckets) this.#buckets.delete(oldest)
      else break
  }
}

const muchFromHere = (bytes: number): Problem =>
  problem(
    'too-much',
    `At most ${Math.round(bytes / megabyte)} MB a day can be kept from one address; this would be more. Nothing was kept; try again later.`,
    `ひとつのアドレスから保存できるのは1日${Math.round(bytes / megabyte)}MBまでです。これを超えるため、何も保存していません。時間をおいてもう一度お試しください。`,
  )
const muchToday = problem(
  'too-much-today',
  'The server has kept as much today as it keeps in a day. Nothing was kept; try again tomorrow.',
  'サーバーが1日に保存できる量に達したため、何も保存していません。明日もう一度お試しください。',
)
const noRoom = problem(
  'no-room',
  'The room that the server has for puzzles is used up. Nothing was kept; its operator can make more room.',
  'パズルを保存する場所がいっぱいのため、何も保存していません。サーバーの運営者が場所を増やせます。',
  { fault: 'search' },
)
