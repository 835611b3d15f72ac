/**
 * `npm run dev`: studio and player from their sources. Changes show at once, and type errors appear over the page. `npm
 * run dev -- serve` adds a server (`kumiki serve`, whose options may follow), restarted after each build. `--port N` is
 * the port of the pages, `--server URL` a server that is already running. Ctrl+C ends everything.
 */
import { spawn } from 'node:child_process'
import { createServer as listen } from 'node:net'
import { join } from 'node:path'
import { prepare, root, setUp } from './setup.mjs'

const usualPort = 5173
/** Paths that the server answers itself: its API and its own pages. */
const its = '^/(api|p|c|plays|edit|enter|today|privacy|pages|healthz|readyz|metrics)([/?]|$)'

const given = process.argv.slice(2)
const port = Number(taken('--port') ?? usualPort)
const running = taken('--server') ?? null
const isServing = running === null && given[0] === 'serve'
if (!isServing && given.length > 0) {
  console.error('npm run dev -- [serve [OPTION…]] [--port N] [--server URL]')
  process.exit(2)
}
if (isServing) setUp()
else prepare()

// not before everything is installed
const { createServer } = await import('vite')
const target = isServing ? `http://127.0.0.1:${await freePort()}` : running
const pages = await createServer({
  configFile: join(root, 'packages/web/vite.config.ts'),
  server: { port, proxy: target === null ? undefined : { [its]: target } },
  plugins: target === null ? [] : [servedPages()],
})
const started = []
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
await pages.listen()
const [address] = pages.resolvedUrls?.local ?? []
if (isServing) started.push(compile(), serve(new URL(target).port, address))
console.log(`Studio: ${address}\nPlayer: ${address}play/`)

/** Takes an option's value out of the arguments. */
function taken(option) {
  const at = given.indexOf(option)
  return at < 0 ? undefined : given.splice(at, 2)[1]
}

/** Makes the studio offer publishing here, as on a served site. */
function servedPages() {
  return {
    name: 'served-pages',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeader('x-kumiki-server', '1')
        next()
      })
    },
  }
}

/** Compiles the server's code and watches it. */
function compile() {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '-b', '--watch', '--preserveWatchOutput', 'packages/cli']
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
}

function serve(itsPort, base) {
  const options = given.slice(1)
  const names = (option) => options.some((one) => one === option || one.startsWith(`${option}=`))
  const ownBase = names('--base') ? [] : ['--base', base]
  const ownData =
    names('--data') || names('--database') || process.env.DATABASE_URL
      ? []
      : ['--data', join(root, '.cache/dev-server')]
  const bin = join(root, 'packages/cli/bin/kumiki.js')
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', bin, 'serve', '--port', itsPort, ...ownBase, ...ownData, ...options],
    // its address is that of the pages, so its own is not printed
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  child.on('exit', () => void end())
  return child
}

async function end() {
  const ends = started.map(
    (child) =>
      new Promise((done) => (child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done())),
  )
  for (const child of started) child.kill()
  await Promise.all([pages.close(), ...ends])
  process.exit(0)
}

function freePort() {
  return new Promise((found) => {
    const probe = listen().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => found(String(free)))
    })
  })
}
