/**
 * What the press needs from Node: the typeface that it prints with, read from its package, and files that are written
 * whole. The code of pages (and pdfkit with it) is loaded only when a typeface is opened.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Typeface } from './pages/typeface.ts'

export { Draft, writeWhole } from './draft.ts'

const require = createRequire(import.meta.url)

let opened: Promise<Typeface> | null = null

/** Reads the two font files once. */
export const openTypeface = (): Promise<Typeface> => {
  opened ??= read()
  return opened
}

async function read(): Promise<Typeface> {
  const [{ Typeface }, regular, bold] = await Promise.all([
    import('./pages/typeface.ts'),
    readFile(require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf')),
  ])
  return new Typeface({ regular, bold })
}
