/**
 * Brings a fresh clone to the point where everything runs: dependencies installed, sources built. A part is skipped if
 * nothing has changed, by a stamp of the sources' names, sizes and times and the time of the output. Output of removed
 * sources is deleted, and if anyone else wrote into the output, all of it is rebuilt, so that nothing stale is ever run
 * or tested. It prints to stderr.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'

/** Runs a program in the project's folder; its output goes to our stderr by default. */
export function run(program, args, options = {}) {
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
}

/** Runs npm, if possible the one that started this process. */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath
  return own?.endsWith('.js') || own?.endsWith('.cjs')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, { shell: windows, ...options })
}

/** Runs a dependency's program by its package and the script inside it, without shell or PATH. */
export const tool = (script, args, options = {}) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], options)

export function setUp() {
  prepare()
  build()
}

/** Everything except the build. */
export function prepare() {
  needNode()
  install()
}

function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Kumiki needs Node 20.19 or newer; this is ${process.versions.node}.`)
  console.error(`Kumiki には Node 20.19 以上が必要です（現在 ${process.versions.node}）。`)
  process.exit(2)
}

function install() {
  if (installed()) return
  console.error(
    'Installing dependencies into node_modules (about 570 MB) … / 依存パッケージを node_modules に入れています（約 570 MB）…',
  )
  // `npm ci` would refuse a lock file without optional packages of other platforms, which some registries do not offer
  const { status } = npm(['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund'])
  if (status === 0) return
  console.error('npm install failed; see the lines above. / npm install に失敗しました。')
  process.exit(1)
}

/** Whether every package of the lock file is in node_modules in its version (npm keeps a list of what it installed). */
function installed() {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = Object.entries(read('package-lock.json')).filter(
    ([path, { optional }]) => path.startsWith('node_modules/') && !optional,
  )
  const present = read('node_modules/.package-lock.json')
  return wanted.every(([path, { version }]) => present[path]?.version === version && existsSync(join(root, path)))
}

const compile = (...more) =>
  tool('typescript/bin/tsc', ['-b', ...more, ...packages.map((name) => join('packages', name))])
const vite = (...more) => tool('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'error', ...more])

/** Runs steps one after the other until one fails. */
const inTurn = (...steps) => steps.reduce((done, step) => (done.status === 0 ? step() : done), { status: 0 })
const bundle = () =>
  inTurn(
    () => vite(),
    () => vite('--mode', 'studio'),
  )

export function build() {
  buildProgram()
  buildSite()
}

export const buildProgram = () =>
  buildIfChanged(
    'build-stamp',
    'Building the program … / プログラムをビルドしています …',
    programSources(),
    packages.map(outputOf),
    (isTouched) => {
      removeOrphans()
      return isTouched ? compile('--force') : compile()
    },
  )

export const buildSite = () =>
  buildIfChanged(
    'site-stamp',
    'Building the studio and the player … / スタジオとプレーヤーをビルドしています …',
    siteSources,
    ['packages/web/dist/index.html', 'packages/web/dist/play/index.html'],
    bundle,
  )

/** For the check of types, which also compiles: call it before the check, and its result after all was compiled. */
export function rememberBuild() {
  removeOrphans()
  const state = stateOf(programSources())
  return () => {
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeStamp('build-stamp', state, packages.map(outputOf))
  }
}

const programSources = () => packages.map((name) => `${name}/src`)
const stampAt = (name) => join(root, '.cache', name)
const isStamped = (name, sources) => stampOf(name).state === stateOf(sources)

/** The state of the sources at the last build, and the time when that was done. */
function stampOf(name) {
  const [state = '', newest = '0'] = existsSync(stampAt(name)) ? readFileSync(stampAt(name), 'utf8').split('\n') : []
  return { state, newest: Number(newest) }
}

function writeStamp(name, state, outputs) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampAt(name), `${state}\n${newestOf(outputs)}`)
}

/**
 * The time of the last change to compiler output in these folders; other files there do not count.
 * @param {readonly string[]} folders
 */
export function newestOf(folders) {
  const times = folders
    .map((folder) => resolve(root, folder))
    .filter((folder) => existsSync(folder) && statSync(folder).isDirectory())
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.js'))
        .map((path) => statSync(join(folder, path)).mtimeMs),
    )
  return times.reduce((one, other) => Math.max(one, other), 0)
}

const isProgramTouched = () => newestOf(packages.map(outputOf)) > stampOf('build-stamp').newest

/**
 * The outputs that were built from other sources than the present ones.
 * @returns {string[]}
 */
export const staleBuilds = () => [
  ...(isStamped('build-stamp', programSources()) && !isProgramTouched() ? [] : ['packages/*/dist']),
  ...(isStamped('site-stamp', siteSources) ? [] : ['packages/web/dist']),
]

/**
 * Compiler output whose sources no longer exist. Paths are relative to `src` and `dist`.
 * @param {readonly string[]} sources
 * @param {readonly string[]} outputs
 * @returns {string[]}
 */
export function orphansOf(sources, outputs) {
  const stems = new Set(sources.map((path) => path.replace(/\.tsx?$/, '')))
  return outputs.filter((path) => /\.(js|d\.ts)$/.test(path) && !stems.has(path.replace(/\.(js|d\.ts)$/, '')))
}

function removeOrphans() {
  const below = (folder) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(String) : []
  for (const name of packages.filter((one) => one !== 'web')) {
    const [src, dist] = ['src', 'dist'].map((part) => join(root, 'packages', name, part))
    for (const path of orphansOf(below(src), below(dist))) rmSync(join(dist, path))
  }
}

/** Builds the site's two pages again, each as one file. */
export function buildSingleFile() {
  console.error('Building each page as one file … / 各ページを1つのファイルにしています …')
  const singleFile = ['--config', 'packages/web/singlefile/vite.config.ts']
  const done = inTurn(
    () => vite(...singleFile),
    () => vite(...singleFile, '--mode', 'play'),
  )
  if (done.status !== 0) process.exit(1)
}

/** `sources` are relative to packages/. Rebuilds if one of them changed or an output is missing. */
function buildIfChanged(name, saying, sources, outputs, make) {
  const state = stateOf(sources)
  const isMade = outputs.every((path) => existsSync(join(root, path)))
  const isTouched = name === 'build-stamp' && isMade && isProgramTouched()
  if (isMade && !isTouched && isStamped(name, sources)) return
  console.error(saying)
  if (make(isTouched).status !== 0) process.exit(1)
  // the state from before the build, so that changes made during it are built the next time
  writeStamp(name, state, outputs)
}

const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'tsconfig.json')),
)

/** The site's scripts are bundled; its compiled ones only serve the check of types. */
const outputOf = (name) => (name === 'web' ? '.cache/web' : `packages/${name}/dist`)

/** The folders that go into the site. */
const siteSources = [
  'core/src',
  'data/lexicon',
  'data/lists',
  'data/src',
  'press/src',
  'web/handout',
  'web/index.html',
  'web/offline',
  'web/play',
  'web/public',
  'web/singlefile',
  'web/src',
  'web/vite.config.ts',
]

/** A hash of the name, size and time of every source file. */
function stateOf(sources) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const found = statSync(path)
    if (found.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (!/\.(test|contract)\.tsx?$/.test(path)) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
  }
  for (const source of sources) visit(join(root, 'packages', source))
  hash.update(readFileSync(join(root, 'tsconfig.base.json')))
  return hash.digest('hex')
}
