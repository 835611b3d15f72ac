/**
 * `node scripts/clock.mjs`: reports every place in the tests that depends on the clock: a wait for a number of
 * milliseconds, a look at the time, and Math.random, which cannot be repeated. Tests wait for states, get their time
 * from the program's `clock` or `now`, and count work. Exceptions stand in tests/clock.json with a reason; an entry
 * that is no longer needed is reported too. Exits with 1 if anything is found.
 *
 * It reads the syntax tree without types. So a wait is found by its name, even if renamed on import, but not behind a
 * variable that holds the function. A plain `setTimeout(done)` is not a wait but a turn of the event loop.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from './setup.mjs'

const waits = ['setTimeout', 'setInterval', 'sleep', 'waitForTimeout']
const looks = { Date: ['now'], performance: ['now'], process: ['hrtime', 'uptime'], Math: ['random'] }

/**
 * @param {string} name
 * @param {string} code
 * @returns {{ line: number, what: string }[]}
 */
export function knowsClock(name, code) {
  // most files mention none of these, so no tree is needed
  if (
    !/setTimeout|setInterval|sleep|waitForTimeout|timers\/promises|Date|performance|process\.|Math\.random/.test(code)
  )
    return []
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const renamed = promised(file)
  const found = []
  const visit = (node) => {
    const what = offence(node, renamed)
    if (what) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, what })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The local names of the waits that the file imports from node:timers/promises. */
function promised(file) {
  const names = new Map()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !/^(node:)?timers\/promises$/.test(statement.moduleSpecifier.text))
      continue
    const bindings = statement.importClause?.namedBindings
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements) names.set(name.text, (propertyName ?? name).text)
  }
  return names
}

function offence(node, renamed) {
  if (ts.isPropertyAccessExpression(node)) {
    const owner = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
    const { text } = node.name
    return ts.isIdentifier(owner) && looks[owner.text]?.includes(text) ? `${owner.text}.${text}` : null
  }
  if (ts.isNewExpression(node))
    return ts.isIdentifier(node.expression) && node.expression.text === 'Date' && !node.arguments?.length
      ? 'new Date'
      : null
  if (!ts.isCallExpression(node)) return null
  const { expression: called, arguments: given } = node
  const name = ts.isIdentifier(called) ? called.text : ts.isPropertyAccessExpression(called) ? called.name.text : ''
  if (ts.isIdentifier(called) && name === 'Date') return 'new Date'
  if (ts.isIdentifier(called) && renamed.has(name)) return given.length > 0 ? renamed.get(name) : null
  // the second argument of a plain timer is the time; a number as the first means another library's timer
  const isTimed = name.startsWith('set') ? given.length > 1 || (given[0] && ts.isNumericLiteral(given[0])) : true
  return waits.includes(name) && isTimed ? name : null
}

/** Tests, the files that several of them share, and the tests of the whole product. */
export const testFiles = () =>
  [
    ...filesBelow('packages').filter((path) => /^packages\/[^/]+\/src\/.*\.(test|contract)\.ts$/.test(path)),
    ...filesBelow('tests').filter((path) => path.endsWith('.ts')),
  ].toSorted()

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return /^(node_modules|dist)$/.test(entry.name) ? [] : filesBelow(path)
  })

/**
 * The complaints: places that no entry allows, and entries that no place needs.
 * @param {Iterable<readonly [path: string, code: string]>} files
 * @param {Readonly<Record<string, { what: readonly string[], why: string }>>} allowed
 * @returns {string[]}
 */
export function complaints(files, allowed) {
  const needed = new Set()
  const found = [...files].flatMap(([path, code]) =>
    knowsClock(path, code).flatMap(({ line, what }) => {
      needed.add(`${path} ${what}`)
      return allowed[path]?.what.includes(what)
        ? []
        : [`${path}:${line} knows the clock: ${what}. Wait for a state, inject the time, or count work.`]
    }),
  )
  const idle = Object.entries(allowed).flatMap(([path, { what }]) =>
    what
      .filter((one) => !needed.has(`${path} ${one}`))
      .map((one) => `tests/clock.json allows ${one} in ${path}, where it is not used. Take the entry out.`),
  )
  return [...found, ...idle]
}

export const allowedPlaces = () => JSON.parse(readFileSync(join(root, 'tests/clock.json'), 'utf8'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = testFiles().map((path) => [path, readFileSync(join(root, path), 'utf8')])
  const found = complaints(files, allowedPlaces())
  for (const one of found) console.log(one)
  process.exitCode = found.length > 0 ? 1 : 0
}
