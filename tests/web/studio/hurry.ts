/** Somebody in a hurry: every search on this page is stopped as soon as it has told of a board, until the page is loaded again. */
import type { Page } from 'playwright-core'

export const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const hasNews = document.querySelector('.making .quiet')?.textContent !== ''
      const stop = document.querySelector<HTMLElement>('[data-do="stop"]')
      if (stop && hasNews && document.querySelector('.making')) stop.click()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
