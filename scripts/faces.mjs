/**
 * Writes `kinds/faces.ts`, the faces that a player's page can load, and `kinds/papers.ts`, the worked examples, from
 * the table of kinds; --check only compares. They are separate tables because a page that imports `kinds.ts` could
 * reach every maker.
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

/** The content of `papers.ts`: the kinds with a worked example. */
export function papersFor(kinds) {
  const entries = kinds.split(/^ {2}(?=\w+: kindModule\()/m).flatMap((entry) => {
    const [kind] = /^\w+/.exec(entry) ?? []
    const [face, paper] = ['face', 'paper'].map(
      (part) => new RegExp(`^ {4}${part}: \\(\\) => (import\\('[^']+'\\)),$`, 'm').exec(entry)?.[1],
    )
    return kind && face && paper ? [`  ${kind}: lazyPaper(\n    () => ${face},\n    () => ${paper},\n  ),`] : []
  })
  return `/** The face and the worked example of every kind that has one. Written from kinds.ts by \`npm run tables\`. */
import { type LazyPaper, lazyPaper } from '../kind/paper.ts'

export const papers: Readonly<Record<string, LazyPaper>> = {
${entries.join('\n')}
}
`
}

/** Writes the files, or returns whether they are up to date. */
export function writeFaces(base = root, isCheck = false) {
  const kinds = readFileSync(join(kindsFolder(base), 'kinds.ts'), 'utf8')
  const faces = facesFor(kinds)
  if (faces === null) throw new Error('kinds/kinds.ts does not look like the table of kinds any more')
  const tables = Object.entries({ 'faces.ts': faces, 'papers.ts': papersFor(kinds) }).map(([name, text]) => [
    join(kindsFolder(base), name),
    text,
  ])
  if (isCheck) return tables.every(([path, text]) => readFileSync(path, 'utf8') === text)
  for (const [path, text] of tables) writeFileSync(path, text)
  return true
}

if (
  import.meta.url === pathToFileURL(process.argv[1] ?? '').href &&
  !writeFaces(root, process.argv.includes('--check'))
) {
  console.error('packages/core/src/kinds/faces.ts or papers.ts is not up to date: npm run tables')
  process.exit(1)
}
