/** WebKit, the engine of iPhones: its MiniBrowser on a virtual screen, driven by selenium through WebKitWebDriver. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { vi } from 'vitest'
import { findWebKit } from '../../scripts/browser.mjs'
import { patience } from '../site.ts'
import type { Engine, Spot } from './engine.ts'

const programs = findWebKit()

/** null if it is not installed. */
export const openWebKit = programs === null ? null : () => open(programs)

async function open({ browser, driver, screen }: NonNullable<typeof programs>): Promise<Engine> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstLine(display.stdio[3] as Readable)
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const end = (): void => {
    server.kill()
    display.kill()
  }
  try {
    await listening(port)
    const options = { binary: browser, args: ['--automation', '--full-screen'] }
    const web = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build()
    await web.manage().setTimeouts({ script: patience, pageLoad: patience })
    await web.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
    return new WebKit(web, async () => {
      await web.quit()
      end()
    })
  } catch (error) {
    end()
    throw error
  }
}

class WebKit implements Engine {
  readonly #web: WebDriver
  readonly close: () => Promise<void>

  constructor(web: WebDriver, close: () => Promise<void>) {
    this.#web = web
    this.close = close
  }
  visit(address: string): Promise<void> {
    return this.#web.get(address)
  }
  reload(): Promise<void> {
    return this.#web.navigate().refresh()
  }
  look<A extends readonly (string | number)[], R>(inPage: (...args: A) => R, ...args: A): Promise<R> {
    return this.#web.executeScript<R>(inPage, ...args)
  }
  async press(key: string, ...held: readonly string[]): Promise<void> {
    const keys = [...held, key].map((one) => names[one] ?? one)
    const actions = this.#web.actions()
    for (const one of keys) actions.keyDown(one)
    for (const one of keys.toReversed()) actions.keyUp(one)
    await actions.perform()
  }
  async drag([x, y]: Spot, [toX, toY]: Spot): Promise<void> {
    const at = (right: number, down: number) => ({
      x: Math.round(right),
      y: Math.round(down),
      origin: Origin.VIEWPORT,
      duration: 0,
    })
    await this.#web.actions().move(at(x, y)).press().move(at(toX, toY)).release().perform()
  }
}

const names: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Control: Key.CONTROL,
  Escape: Key.ESCAPE,
}

const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resultOf, failed) => {
    stream.once('data', (part: Buffer) => resultOf(part.toString().trim()))
    stream.once('end', () => failed(new Error('Xvfb did not start')))
  })

const freePort = (): Promise<number> =>
  new Promise((resultOf) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resultOf(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Waits until the driver accepts commands. */
async function listening(port: number): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(answers, { timeout: patience })
}
