/**
 * Writes `kinds/faces.ts`, the faces that a player's page can load, from the table of kinds; --check only compares. It
 * is a separate table because a page that imports `kinds.ts` could reach every maker.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

/** @param {string} base the folder of the project */
export const kindsFolder = (base = root) => join(base, 'packages/core/src/kinds')

/** The content of `faces.ts` for this text of `kinds.ts`, or null if that does not look like the table. */
export function facesFor(kinds) {
  const entry = /^ {2}(\w+): kindModule\(\{\n {4}face: \(\) => import\('([^']+)'\),$/gm
  const entries = [...kinds.matchAll(entry)]
  if (entries.length === 0 || entries.length !== kinds.split(': kindModule(').length - 1) return null
  return `/**
 * The face of every kind, loaded when it is needed: all that players load of it. Written from kinds.ts by \`npm run
 * tables\`.
 */
import { type LazyFace, lazyFace } from '../kind/face.ts'

export const faces: Readonly<Record<string, LazyFace>> = {
${entries.map(([, kind, path]) => `  ${kind}: lazyFace(() => import('${path}')),`).join('\n')}
}
`
}

/** Writes the file, or returns whether it is up to date. */
export function writeFaces(base = root, isCheck = false) {
  const path = join(kindsFolder(base), 'faces.ts')
  const text = facesFor(readFileSync(join(kindsFolder(base), 'kinds.ts'), 'utf8'))
  if (text === null) throw new Error('kinds/kinds.ts does not look like the table of kinds any more')
  if (isCheck) return readFileSync(path, 'utf8') === text
  writeFileSync(path, text)
  return true
}

if (
  import.meta.url === pathToFileURL(process.argv[1] ?? '').href &&
  !writeFaces(root, process.argv.includes('--check'))
) {
  console.error('packages/core/src/kinds/faces.ts is not up to date: npm run tables')
  process.exit(1)
}
