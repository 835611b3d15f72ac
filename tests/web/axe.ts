/** What axe finds on a page, as lines that name the rule and the element. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function troubles(page: Page, state: string): Promise<string[]> {
  // the page's own policy forbids scripts from elsewhere; this one comes through the debugger
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(
      (one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html.slice(0, 160)}`,
    )
  })
  return found.map((one: string) => `${state}: ${one}`)
}
