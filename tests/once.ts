/** Caches puzzles that many tests play beside the build, until the next build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './place.ts'

const stamp = join(root, '.cache/build-stamp')
const folder = join(root, '.cache/puzzles')

/** `wish` contains everything that determines the text, except the program itself. */
export async function madeOnce(wish: string, make: () => Promise<string>): Promise<string> {
  if (!existsSync(stamp)) return make()
  const name = createHash('sha256').update(readFileSync(stamp)).update(wish).digest('hex').slice(0, 32)
  const path = join(folder, name)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const text = await make()
  mkdirSync(folder, { recursive: true })
  // written whole or not at all, because tests run in parallel
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
  return text
}
