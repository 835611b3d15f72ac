/**
 * Secrets in links: 128 random bits. The database keeps only their SHA-256, so a leaked database reveals no usable
 * secret; secrets of this size need no slower hash.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export const newToken = (): string => randomBytes(16).toString('base64url')

/** Public ids: 72 random bits, so that they cannot be enumerated. */
export const newId = (): string => randomBytes(9).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * A hash that no token matches. It is compared when there is nothing to open, so that the request takes the same time.
 */
export const nobodys: Buffer = randomBytes(32)

/** Runs in constant time for any token. */
export const opens = (token: string, hash: Buffer): boolean =>
  hash.length === 32 && timingSafeEqual(hashOf(token), hash)

/** Letters and digits that do not look alike; eight of them are 40 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code to be typed from paper. */
export const newCode = (): string => Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('')

/** Normalizes a typed code: case, width, spaces and hyphens do not matter. */
export const tidyCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
