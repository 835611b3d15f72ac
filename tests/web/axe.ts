/** The findings of axe on a page, as lines that name the rule and the element. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settled } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function troubles(page: Page, state: string): Promise<string[]> {
  // the page's own policy forbids scripts from elsewhere; this one comes through the debugger
  // a colour on its way to another is no colour of the page
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { violations, incomplete } = await Reflect.get(window, 'axe').run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    type Found = { id: string; nodes: { html: string; any: { data?: { messageKey?: string } }[] }[] }
    // text in the colour of its ground is always an error, though axe leaves it undecided; forced colours are the
    // browser's own
    const open = matchMedia('(forced-colors: active)').matches ? [] : incomplete
    const unseen = open.flatMap(({ id, nodes }: Found) => {
      const same = nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      return same.length > 0 ? [{ id, nodes: same }] : []
    })
    return [...violations, ...unseen].map((one: Found) => `${one.id}: ${one.nodes[0]?.html.slice(0, 160)}`)
  })
  return found.map((one: string) => `${state}: ${one}`)
}
