/** Puzzles that many tests play are made once and kept beside the build, as long as nothing was built anew. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './place.ts'

const stamp = join(root, '.cache/build-stamp')
const folder = join(root, '.cache/puzzles')

/** `wish` says everything that the text follows from, beside the program itself. */
export async function madeOnce(wish: string, make: () => Promise<string>): Promise<string> {
  if (!existsSync(stamp)) return make()
  const name = createHash('sha256').update(readFileSync(stamp)).update(wish).digest('hex').slice(0, 32)
  const path = join(folder, name)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const text = await make()
  mkdirSync(folder, { recursive: true })
  // whole or not at all, for tests run side by side
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
  return text
}
