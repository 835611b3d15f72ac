/** The player with two more kinds, which exist only for tests: one with edges to draw, one with cells to mark. */
import { join, relative } from 'node:path'
import { parse } from '@kumiki/core/base'
import type { Craft, PuzzleTypes } from '@kumiki/core/contract'
import { make } from '@kumiki/core/verbs/make'
import { build, type Plugin } from 'vite'
import { vi } from 'vitest'
import { type Made, madeOf } from '../hands.ts'
import { newFolder, root } from '../place.ts'
import { House } from './browser.ts'

const web = join(root, 'packages/web')

/** Adds both to the table of kinds that a page has. */
const planted: Plugin = {
  name: 'planted-kinds',
  transform(code, id) {
    const [, table] = /core\/src\/kinds\/(faces|kinds)\.ts$/.exec(id) ?? []
    if (!table) return null
    const parts = (file: string, name: string): string => {
      const part = (of: string): string =>
        `async () => (await import('../contract/fixtures/${file}.ts')).${name}.craft${of}`
      return table === 'faces'
        ? `lazyFace(async () => ({ face: await (${part('.face')})() }))`
        : `kindModule({
            face: async () => ({ face: await (${part('.face')})() }),
            craft: async () => ({ craft: await (${part('')})() }),
            recount: async () => ({ recount: await (${part('.recount')})() }),
          })`
    }
    return `${code}
      Object.assign(${table}, { 'planted-edges': ${parts('edges', 'edges')}, 'planted-marks': ${parts('marks', 'marks')} })`
  },
}

export async function openPlanted(): Promise<House> {
  vi.stubEnv('NODE_ENV', 'production')
  const folder = newFolder('kumiki-planted-')
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'silent',
    plugins: [planted],
    worker: { plugins: () => [planted], format: 'es' },
    build: { outDir: folder },
  })
  return House.open(relative(root, folder), 'served')
}

/** A puzzle of one of these kinds. */
export async function plantedPuzzle<K extends PuzzleTypes>(
  craft: Craft<K>,
  lang: 'en' | 'ja',
  spec: object,
): Promise<Made> {
  const read = parse(craft.spec, spec)
  if (!read.ok) throw new Error(read.error.text.en)
  const file = await make(craft, { spec: read.value, seed: 'play', effort: craft.effort, lang, title: null })
  if (!file.ok) throw new Error(file.error.text.en)
  return madeOf(file.value, craft.face)
}
