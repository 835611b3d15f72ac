/**
 * Shortens searches: each one on this page is stopped as soon as it has a board that is no mere strip, until the page
 * is loaded again.
 */
import type { Page } from 'playwright-core'

export const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // the first board of a list may have all of its words in one line, which fits no paper
    const isStrip = (): boolean => {
      const { width = 1, height = 1 } =
        document.querySelector<SVGSVGElement>('.easel svg.picture')?.viewBox.baseVal ?? {}
      return Math.max(width / height, height / width) > 3
    }
    new MutationObserver(() => {
      const hasNews = document.querySelector('.making .quiet')?.textContent !== ''
      const stop = document.querySelector<HTMLElement>('[data-do="stop"]')
      if (stop && hasNews && document.querySelector('.making') && !isStrip()) stop.click()
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
