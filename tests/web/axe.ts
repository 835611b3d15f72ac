/** The findings of axe on a page, as lines that name the rule and the element. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settled } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that judge colours: the others find the same in every colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** `within`: only this element and what is in it, because the rest was checked before it came. */
export async function troubles(page: Page, state: string, within = 'html', rules = all): Promise<string[]> {
  // the page's own policy forbids scripts from elsewhere; this one comes through the debugger
  // a colour on its way to another is no colour of the page
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const order = { within, options: { runOnly: rules, resultTypes: ['violations', 'incomplete'] } }
  const found = await page.evaluate(async ({ within, options }) => {
    const { violations, incomplete, passes } = await Reflect.get(window, 'axe').run(within, options)
    if (passes.length === 0) throw new Error(`axe has looked at nothing in ${within}`)
    type Found = { id: string; nodes: { html: string; any: { data?: { messageKey?: string } }[] }[] }
    // text in the colour of its ground is always an error, though axe leaves it undecided; forced colours are the
    // browser's own
    const open = matchMedia('(forced-colors: active)').matches ? [] : incomplete
    const unseen = open.flatMap(({ id, nodes }: Found) => {
      const same = nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      return same.length > 0 ? [{ id, nodes: same }] : []
    })
    return [...violations, ...unseen].map((one: Found) => `${one.id}: ${one.nodes[0]?.html.slice(0, 160)}`)
  }, order)
  return found.map((one: string) => `${state}: ${one}`)
}
