/**
 * Checks the imports between folders against the layers in docs/architecture.md. A folder imports from the lines above
 * its own and from itself; types and dynamic imports count. A name that ends in a slash stands for a folder with
 * everything below it, inside of which only cycles are checked. A star in a name stands for each folder there, one
 * beside another. Tests, contracts and fixtures may import anything.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** A package's layers, the lowest first. */
export type Layers = ReadonlyMap<string, readonly (readonly string[])[]>

/**
 * A file and a file that it imports, by their paths below `packages`, without `src` and their endings:
 * `core/kind/craft`.
 */
export interface Import {
  readonly from: string
  readonly to: string
}

/** The blocks ```layers NAME of a page. */
export function layersOf(page: string): Layers {
  const blocks = [...page.matchAll(/^```layers (\S+)\n([\s\S]*?)^```/gm)]
  return new Map(
    blocks.map(([, name = '', lines = '']) => [
      name,
      lines
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/)),
    ]),
  )
}

/** Every import between the sources of our packages. `packages`: the folder that holds them. */
export function importsOf(packages: string): readonly Import[] {
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'src')
    if (!existsSync(folder)) return []
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
    return files.flatMap((file) => {
      const path = join(folder, file)
      const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true)
      return importedFiles.flatMap(({ fileName }) => {
        const to = targetOf(packages, path, fileName)
        return to === null ? [] : [{ from: nameOf(packages, path), to }]
      })
    })
  })
}

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.d\.ts$|\.(test|contract)\.tsx?$|(^|[/\\])fixtures[/\\]/.test(file)

const nameOf = (packages: string, path: string): string =>
  relative(packages, path)
    .replaceAll('\\', '/')
    .replace('/src/', '/')
    .replace(/\.tsx?$/, '')

/** null if it is no source of ours. A package's entries are resolved by its `exports`. */
function targetOf(packages: string, from: string, specifier: string): string | null {
  const [, name = '', rest = ''] = /^@kumiki\/([a-z]+)(?:\/(.*))?$/.exec(specifier) ?? []
  if (name === '')
    return specifier.startsWith('.') && /\.tsx?$/.test(specifier)
      ? nameOf(packages, join(dirname(from), specifier))
      : null
  const { exports = {} }: { exports?: Record<string, { source?: string } | string> } = JSON.parse(
    readFileSync(join(packages, name, 'package.json'), 'utf8'),
  )
  const entry = exports[rest === '' ? '.' : `./${rest}`]
  const source = typeof entry === 'object' ? entry.source : undefined
  return source === undefined ? `${name}/${rest || 'index'}` : nameOf(packages, join(packages, name, source))
}

const folderOf = (file: string): string => dirname(file)
const packageOf = (file: string): string => file.split('/')[0] ?? ''

/** The violations of the layers, one sentence each. */
export function violations(layers: Layers, imports: readonly Import[]): readonly string[] {
  const across = imports.filter(({ from, to }) => packageOf(from) !== packageOf(to))
  const inside = imports.filter(({ from, to }) => packageOf(from) === packageOf(to) && folderOf(from) !== folderOf(to))
  const order = layers.get('packages') ?? []
  const level = (name: string): number => order.findIndex((names) => names.includes(name))
  return [
    ...across
      .filter(({ from, to }) => level(packageOf(to)) >= level(packageOf(from)))
      .map(({ from, to }) => `${from} imports ${to}: the package ${packageOf(to)} is not below ${packageOf(from)}`),
    ...[...new Set(inside.map(({ from }) => packageOf(from)))].flatMap((name) =>
      upward(
        name,
        layers.get(name) ?? [],
        inside.filter(({ from }) => packageOf(from) === name),
      ),
    ),
    ...cycles(inside),
  ]
}

function upward(name: string, layers: readonly (readonly string[])[], imports: readonly Import[]): readonly string[] {
  const folders = [...new Set(imports.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]))]
  const named = (each: string): readonly string[] => (each.includes('*') ? matching(each, name, folders) : [each])
  const places = layers.flatMap((names, level) => names.flatMap(named).map((each) => ({ each, level })))
  /** The most specific entry for a folder. */
  const placeOf = (folder: string) => {
    const below = folder === name ? '.' : folder.slice(name.length + 1)
    return places
      .filter(({ each }) => each === below || (each.endsWith('/') && `${below}/`.startsWith(each)))
      .toSorted((a, b) => b.each.length - a.each.length)[0]
  }
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [placeOf(folderOf(from)), placeOf(folderOf(to))]
    if (!own) return [`${folderOf(from)} stands in no layer of ${name}`]
    if (!other) return [`${folderOf(to)} stands in no layer of ${name}`]
    if (other.level < own.level || (own.each === other.each && own.each.endsWith('/'))) return []
    return [`${from} imports ${to}: ${other.each} is not below ${own.each}`]
  })
}

/** The folders of a package that a name with a star stands for. */
function matching(name: string, inPackage: string, folders: readonly string[]): readonly string[] {
  const pattern = new RegExp(`^${name.replaceAll('*', '[^/]+')}`)
  return [...new Set(folders.flatMap((folder) => pattern.exec(`${folder.slice(inPackage.length + 1)}/`)?.[0] ?? []))]
}

/** Folders that import themselves through others. */
function cycles(imports: readonly Import[]): readonly string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const known = next.get(folderOf(from)) ?? new Set()
    next.set(folderOf(from), known.add(folderOf(to)))
  }
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const waiting = [...(next.get(start) ?? [])]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (folder === start) return true
      if (seen.has(folder)) continue
      seen.add(folder)
      waiting.push(...(next.get(folder) ?? []))
    }
    return false
  }
  return [...next.keys()].filter(reaches).map((folder) => `${folder} is in a cycle of folders`)
}
