/**
 * `npm run dev` in a copy of the project: both pages with their styles, changes without a reload, type errors, and a
 * clean end.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder, root } from './place.ts'
import { program, startBrowser } from './site.ts'

/**
 * Copies the tracked files that the pages need, with the dependencies as links; our own packages are those of the copy.
 */
function copyProject(): string {
  const copy = newFolder('kumiki-dev-')
  const parts = ['packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json']
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...parts], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  // skips type checks that have been done already
  const known = '.cache/dev/.tsbuildinfo'
  if (existsSync(join(root, known))) cpSync(join(root, known), join(copy, known))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@kumiki'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  cpSync(join(root, 'node_modules/@kumiki'), join(copy, 'node_modules/@kumiki'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return copy
}

interface Running {
  readonly address: string
  /** The lines printed so far. */
  readonly lines: readonly string[]
  /** Ends it as Ctrl+C does, and returns the ids of started programs that are left. */
  end(): Promise<readonly number[]>
}

async function start(folder: string, ...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.mjs'), '--port', '0', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`npm run dev ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const [, shown] = /^Studio: (\S+)$/.exec(line) ?? []
      if (shown !== undefined) found(shown)
    })
  })
  return { address, lines, end: () => end(child) }
}

async function end(child: ChildProcess): Promise<readonly number[]> {
  const started = descendantsOf(child.pid ?? 0)
  if (started.length === 0) throw new Error('it has started nothing')
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await ended
  return started.filter((pid) => processes().has(pid))
}

/** Every process of this machine, with its parent. */
const processes = (): ReadonlyMap<number, number> =>
  new Map(
    execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      // zombies have ended already
      .filter(([, , state = 'Z']) => !state.startsWith('Z'))
      .map(([pid, parent]) => [Number(pid), Number(parent)]),
  )

function descendantsOf(pid: number): readonly number[] {
  const all = processes()
  const below = (one: number): number[] =>
    [...all].flatMap(([child, parent]) => (parent === one ? [child, ...below(child)] : []))
  return below(pid)
}

describe.skipIf(program === null || process.platform === 'win32')('npm run dev', () => {
  let copy: string
  let running: Running
  let browser: Browser
  let page: Page
  const troubles: string[] = []
  const edit = (file: string, from: string, to: string): void => {
    const path = join(copy, 'packages/web/src', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  const isMarked = () => page.evaluate(() => Reflect.get(window, 'mark') === true)
  const mark = () => page.evaluate(() => Object.assign(window, { mark: true }))
  /** The background of a button that the pages' styles fill with a colour; without styles it is none or grey. */
  const fill = () =>
    page
      .locator('.btn-primary')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)

  beforeAll(async () => {
    copy = copyProject()
    running = await start(copy)
    browser = await startBrowser()
    page = await browser.newPage({ locale: 'en-US' })
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text())
    })
    page.on('pageerror', ({ message }) => troubles.push(message))
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
  })

  it('shows the studio with its styles, and its workers work', async () => {
    await page.goto(running.address)
    await page.waitForSelector('[data-door="words"]')
    const colour = await fill()
    expect(colour).toMatch(/^(rgb|oklch|color)/)
    expect(['rgba(0, 0, 0, 0)', 'rgb(239, 239, 239)']).not.toContain(colour)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', 'cat\ndog')
    await expect.poll(() => page.locator('.row').count()).toBe(2)
    await page.goto('about:blank')
    expect(troubles).toEqual([])
  })

  it('shows a changed component and a changed style without a reload', async () => {
    await page.goto(running.address)
    await page.waitForSelector('[data-door="words"]')
    await mark()
    edit('studio/home/home.tsx', '<h1>{text.title}', '<h1 data-edited>{text.title}')
    await page.waitForSelector('h1[data-edited]')
    expect(await page.locator('h1').count()).toBe(1)
    appendFileSync(join(copy, 'packages/web/src/studio/style/home.css'), '\nh1 { letter-spacing: 7px; }\n')
    await expect.poll(() => page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing)).toBe('7px')
    expect(await isMarked()).toBe(true)
  })

  it('shows a type error over the page, until it is mended', async () => {
    const soundChecks = () => running.lines.filter((line) => line.includes('The types are right')).length
    // the compiler watches only after its first pass
    await expect.poll(soundChecks, { timeout: 240_000 }).toBe(1)
    edit('studio/home/home.tsx', 'const stack = new Stack()', 'const stack: Stack & { wrong: 1 } = new Stack()')
    const overlay = page.locator('vite-error-overlay')
    await overlay.waitFor({ state: 'attached' })
    await expect.poll(() => overlay.locator('.message-body').textContent()).toContain('home.tsx')
    expect(await overlay.locator('.message-body').textContent()).toMatch(/error TS\d+/)
    edit('studio/home/home.tsx', 'const stack: Stack & { wrong: 1 } =', 'const stack =')
    await expect.poll(soundChecks, { timeout: 240_000 }).toBe(2)
    await overlay.waitFor({ state: 'detached' })
    expect(await isMarked()).toBe(true)
  })

  it('shows the player with its styles, and a change of it without a reload', async () => {
    await page.goto(`${running.address}play/`)
    await page.waitForSelector('.home h1')
    expect(await fill()).not.toBe('rgba(0, 0, 0, 0)')
    await mark()
    edit('player/home.tsx', '<h1>{problem ?', '<h1 data-edited>{problem ?')
    await page.waitForSelector('h1[data-edited]')
    expect(await isMarked()).toBe(true)
    expect(troubles).toEqual([])
  })

  it('ends everything that it started', async () => {
    expect(await running.end()).toEqual([])
  })

  describe('with a server behind the pages', () => {
    let server: Server
    beforeAll(async () => {
      server = createServer(({ url }, response) => void response.end(`the server: ${url}`))
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
      running = await start(copy, '--server', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    }, 300_000)
    afterAll(async () => {
      expect(await running.end()).toEqual([])
      server.close()
      server.closeAllConnections()
    })

    it.each(['api/puzzles?x=1', 'p/abc', 'privacy', 'pages/contest.js'])(
      '%s is answered by the server',
      async (path) => {
        expect(await (await fetch(running.address + path)).text()).toBe(`the server: /${path}`)
      },
    )

    it.each(['', 'play/', 'src/player/page.tsx'])(
      '"%s" is a page of ours, and says that there is a server',
      async (path) => {
        const response = await fetch(running.address + path)
        expect(await response.text()).not.toContain('the server')
        expect(response.headers.get('x-kumiki-server')).toBe('1')
      },
    )
  })
})
