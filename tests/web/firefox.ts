/** Firefox, driven by puppeteer through WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browser.mjs'
import { patience } from '../site.ts'
import type { Engine, Spot } from './engine.ts'

const program = findFirefox()

/** null if it is not installed. */
export const openFirefox =
  program === null
    ? null
    : async (): Promise<Engine> => {
        const browser = await puppeteer.launch({
          browser: 'firefox',
          executablePath: program,
          headless: true,
          timeout: patience,
          protocolTimeout: patience,
        })
        const page = await browser.newPage()
        page.setDefaultTimeout(patience)
        return new Firefox(page, () => browser.close())
      }

class Firefox implements Engine {
  readonly #page: Page
  readonly close: () => Promise<void>

  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page
    this.close = close
  }
  async visit(address: string): Promise<void> {
    await this.#page.goto(address)
  }
  async reload(): Promise<void> {
    await this.#page.reload()
  }
  async look<A extends readonly (string | number)[], R>(inPage: (...args: A) => R, ...args: A): Promise<R> {
    return (await this.#page.evaluate(`(${inPage})(...${JSON.stringify(args)})`)) as R
  }
  async press(key: string, ...held: readonly string[]): Promise<void> {
    const { keyboard } = this.#page
    for (const one of held) await keyboard.down(one as KeyInput)
    await keyboard.press(key as KeyInput)
    for (const one of held) await keyboard.up(one as KeyInput)
  }
  async drag(from: Spot, to: Spot): Promise<void> {
    const { mouse } = this.#page
    await mouse.move(...from)
    await mouse.down()
    await mouse.move(...to)
    await mouse.up()
  }
}
