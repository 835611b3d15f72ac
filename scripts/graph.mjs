/**
 * Finds the tests that a change can affect: the graph of imports, read from the import lines of the sources and walked
 * backwards from the changed files. Type imports are left out, because the compiler checks types. Built files count as
 * their sources; a worker or a page named by `new URL` counts as imported; and a file whose path appears in a test (a
 * page of docs, a script that is started) is related to that test.
 *
 * Each step costs 1, a dynamic import 3, because modules that only a table opens (a kind, a format, a command) are less
 * related. So the nearest tests come first, and a caller takes as many as it has time for. Takes about a second for
 * 1,500 files; nothing is cached.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './setup.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'ignore'] })
const paths = (text) => text.split('\0').filter((path) => path !== '')

/** The files that differ from the point where this branch left `main`: committed, not yet committed, and new. */
export function changedFiles() {
  const base = ['main', 'origin/main'].map(mergeBase).find((found) => found !== null) ?? 'HEAD'
  const changed = paths(git('diff', '--name-only', '-z', base))
  return [...new Set([...changed, ...paths(git('ls-files', '-o', '--exclude-standard', '-z'))])].toSorted()
}

function mergeBase(branch) {
  try {
    return git('merge-base', branch, 'HEAD').trim()
  } catch {
    return null
  }
}

/** Every file of the project as it is now, by its path, with its text if it is code. */
export function readProject() {
  const all = paths(git('ls-files', '-co', '--exclude-standard', '-z')).filter((path) => existsSync(join(root, path)))
  return new Map(
    all.map((path) => [path, /\.([cm]?[jt]sx?)$/.test(path) ? readFileSync(join(root, path), 'utf8') : '']),
  )
}

export const isTest = (path) => /^(packages\/[^/]+\/src|tests)\/.*\.test\.ts$/.test(path)

const line = /^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const onRequest = /\bimport\(\s*['"]([^'"]+)['"]/g
const byAddress = /\bnew URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g

/** The imports of a file, as written, with the cost of following each. */
export const importsIn = (code) => [
  ...[...code.matchAll(line), ...code.matchAll(byAddress)].map(([, to]) => ({ to, cost: 1 })),
  ...[...code.matchAll(onRequest)].map(([, to]) => ({ to, cost: 3 })),
]

/** Resolves a specifier to a file; null for a foreign package or nothing. */
function resolver(files, manifests) {
  const asSource = (path) => {
    const source = path.replace(/^(packages\/[^/]+)\/dist\//, '$1/src/')
    return [path, source, source.replace(/\.js$/, '.ts'), source.replace(/\.js$/, '.tsx')].find((one) => files.has(one))
  }
  return (from, to) => {
    if (to.startsWith('.')) return asSource(posix.join(posix.dirname(from), to)) ?? null
    const [, name, sub = ''] = /^@kumiki\/([^/]+)(\/.*)?$/.exec(to) ?? []
    if (name === undefined) return null
    for (const [key, target] of Object.entries(manifests.get(name) ?? {})) {
      const [before, after] = `.${key.slice(1)}`.split('*')
      const wanted = `.${sub}`
      const fits = after === undefined ? wanted === before : wanted.startsWith(before) && wanted.endsWith(after)
      if (!fits || target === null) continue
      const middle = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length)
      const path = typeof target === 'string' ? target : (target.source ?? target.default)
      return asSource(posix.join('packages', name, path.replace('*', middle))) ?? null
    }
    return null
  }
}

const manifestsOf = (files) =>
  new Map(
    [...files.keys()].flatMap((path) => {
      const [, name] = /^packages\/([^/]+)\/package\.json$/.exec(path) ?? []
      return name ? [[name, JSON.parse(readFileSync(join(root, path), 'utf8')).exports ?? {}]] : []
    }),
  )

/**
 * The importers of each file, with the cost of each import.
 * @returns {Map<string, Map<string, number>>}
 */
export function importers(files, manifests = manifestsOf(files)) {
  const resolve = resolver(files, manifests)
  const back = new Map()
  for (const [from, code] of files)
    for (const { to, cost } of importsIn(code)) {
      const path = resolve(from, to)
      if (path === null) continue
      const known = back.get(path) ?? back.set(path, new Map()).get(path)
      known.set(from, Math.min(cost, known.get(from) ?? cost))
    }
  return back
}

/**
 * The test files that a change affects, the nearest first. `more`: patterns of paths, with the tests that no import
 * ties to them.
 * @returns {{ path: string, distance: number }[]}
 */
export function related(changed, files, more = {}, back = importers(files)) {
  const tests = [...files.keys()].filter(isTest)
  const support = [...files.keys()].filter((path) => path.startsWith('tests/') && path.endsWith('.ts'))
  const open = []
  const distances = new Map()
  const reach = (path, distance) => {
    if (distance >= (distances.get(path) ?? Number.POSITIVE_INFINITY)) return
    distances.set(path, distance)
    open[distance] = [...(open[distance] ?? []), path]
  }
  for (const path of changed) {
    reach(path, 0)
    for (const one of new Set([...tests, ...support])) if (files.get(one).includes(path)) reach(one, 1)
    for (const [pattern, wanted] of Object.entries(more))
      if (new RegExp(pattern).test(path))
        for (const one of tests) if (wanted.some((begin) => one.startsWith(begin))) reach(one, 4)
  }
  for (let distance = 0; distance < open.length; distance++)
    for (const path of open[distance] ?? [])
      if (distances.get(path) === distance) for (const [by, cost] of back.get(path) ?? []) reach(by, distance + cost)
  return tests
    .filter((path) => distances.has(path))
    .map((path) => ({ path, distance: distances.get(path) }))
    .toSorted((one, other) => one.distance - other.distance || one.path.localeCompare(other.path))
}

/** Whether a file, or one that it imports, contains the words. */
export function reaches(path, words, files, back) {
  const seen = new Set()
  const forward = new Map()
  for (const [to, by] of back) for (const from of by.keys()) forward.set(from, [...(forward.get(from) ?? []), to])
  const visit = (one) => {
    if (seen.has(one)) return false
    seen.add(one)
    return (files.get(one) ?? '').includes(words) || (forward.get(one) ?? []).some(visit)
  }
  return visit(path)
}
