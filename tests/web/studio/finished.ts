/** A studio in which a puzzle lies finished, and what its links save. */
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Download, Page } from 'playwright-core'
import { puzzleOf } from '../../hands.ts'
import { patience } from '../../site.ts'
import type { House, Visit } from '../browser.ts'

/** A page on which a puzzle of this kind lies finished, as if it had been made here. */
export async function visitFinished(
  house: House,
  kind: string,
  {
    lang,
    options,
    title,
  }: { readonly lang: 'en' | 'ja'; readonly options: BrowserContextOptions; readonly title: string },
): Promise<Visit> {
  const { text } = await puzzleOf(kind, lang)
  const project = {
    id: 'seeded',
    door: text.includes('"words"') ? 'words' : 'plain',
    title,
    lang,
    folder: '',
    rows: [],
    text: null,
    kind,
    specs: {},
    picture: null,
    kept: {},
    made: { [kind]: JSON.stringify(JSON.parse(text)) },
    seed: '1',
    changed: 1,
  }
  const visit = await house.visit('/', lang, options)
  await visit.page.waitForSelector('[data-door]')
  await visit.page.evaluate(
    (one) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('kumiki.studio')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('projects', 'readwrite')
          writing.objectStore('projects').put(one)
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    project,
  )
  await visit.page.goto(`${house.address}#seeded`)
  await visit.page.reload()
  await visit.page.waitForSelector('[data-do="print"]:not([disabled])')
  return visit
}

/** What a link saves. */
export async function saved(page: Page, link: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  // a browser that is given twenty files in a row may swallow a click
  const pressed = async (timeout: number): Promise<Download | null> => {
    const coming = page.waitForEvent('download', { timeout }).catch(() => null)
    await page.click(link)
    return coming
  }
  const download = (await pressed(20_000)) ?? (await pressed(patience))
  if (!download) throw new Error(`${link} gave no file`)
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}
