/**
 * Secrets in links: 128 bits that nobody can guess. The database keeps their SHA-256 only, so whoever reads it can use
 * none of them; for secrets of this size no slower hash is needed.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export const newToken = (): string => randomBytes(16).toString('base64url')

/** Names for what anyone with the link may see: 72 bits, so that they cannot be walked through. */
export const newId = (): string => randomBytes(9).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What no token opens: it stands where there is nothing to open, so that looking takes as long. */
export const nobodys: Buffer = randomBytes(32)

/** Takes the same time whatever the token. */
export const opens = (token: string, hash: Buffer): boolean =>
  hash.length === 32 && timingSafeEqual(hashOf(token), hash)

/** Letters and digits that nobody mistakes for each other; eight of them are 40 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code to be typed from paper. */
export const newCode = (): string => Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('')

/** As people type it: small letters, spaces and hyphens do not matter. */
export const tidyCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
