/** Where the player of handouts lies: beside this page, or in it where the studio is one file. */
import { siteOf } from './site.ts'

declare global {
  var kumikiFile: ((name: string) => string) | undefined
}

const name = 'handout.json'

export const programAddress = (): string => globalThis.kumikiFile?.(name) ?? `${siteOf(location.href)}${name}`
