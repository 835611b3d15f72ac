/** The typeface of printed pages, read from the package that it comes in. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Typeface } from '@kumiki/press/paper'

const require = createRequire(import.meta.url)

let opened: Promise<Typeface> | null = null

/** Read once. */
export const openTypeface = (): Promise<Typeface> => {
  opened ??= read()
  return opened
}

async function read(): Promise<Typeface> {
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf')),
  ])
  return new Typeface({ regular, bold })
}
