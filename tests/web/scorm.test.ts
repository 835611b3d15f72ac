/** Handouts in a course by SCORM 1.2, played inside a real runtime. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descendants, readXml } from '../../packages/press/src/fixtures/xml.ts'
import { type Made, playByKeyboard, puzzleOf } from '../hands.ts'
import { root } from '../place.ts'
import { program as browserProgram } from '../site.ts'
import { packageOf, type Served, serve } from './course.ts'

/** The attributes of the first element of a name, in a text that is well-formed XML. */
function attributesOf(xml: string, name: string): Readonly<Record<string, string>> | undefined {
  const tree = readXml(xml.replace(/^<\?xml[^>]*\?>\n/, ''))
  return descendants(tree, name)[0]?.attributes
}

describe('a package', () => {
  it('for SCORM has a manifest that leads to its page, and says which version it is', async () => {
    const files = await packageOf('x.scorm.zip', await puzzleOf('sudoku', 'ja'), false)
    expect([...files.keys()].sort()).toEqual(['imsmanifest.xml', 'index.html'])
    const manifest = String(files.get('imsmanifest.xml'))
    expect(manifest).toContain('<schemaversion>1.2</schemaversion>')
    expect(attributesOf(manifest, 'resource')).toMatchObject({ 'adlcp:scormtype': 'sco', href: 'index.html' })
    const names = ['item', 'resource'].map((one) => attributesOf(manifest, one))
    expect(names[0]?.identifierref).toBe(names[1]?.identifier)
  })
  it('for cmi5 says when it is done: passed where somebody can tell, else filled in', async () => {
    const made = await puzzleOf('crossword', 'en')
    const [open, whole] = await Promise.all([false, true].map((checks) => packageOf('x.cmi5.zip', made, checks)))
    expect(attributesOf(String(open?.get('cmi5.xml')), 'au')).toMatchObject({ moveOn: 'Completed' })
    expect(String(open?.get('cmi5.xml'))).toContain('not that it is right')
    expect(attributesOf(String(whole?.get('cmi5.xml')), 'au')).toMatchObject({
      moveOn: 'CompletedAndPassed',
      masteryScore: '1',
    })
    const id = attributesOf(String(whole?.get('cmi5.xml')), 'au')?.id
    expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(attributesOf(String(whole?.get('tincan.xml')), 'activity')?.id).toBe(id)
  })
  it('is the same bytes for the same puzzle', async () => {
    const made = await puzzleOf('sudoku', 'en')
    for (const ending of ['x.scorm.zip', 'x.cmi5.zip'])
      expect([...(await packageOf(ending, made, true))]).toEqual([...(await packageOf(ending, made, true))])
  })
})

const inFrame = (page: Page) => page.frameLocator('iframe').locator(':root')

/** All that stands on the board. */
const writtenIn = (page: Page): Promise<string> =>
  inFrame(page)
    .locator('.board')
    .evaluate((board) => JSON.stringify([...board.querySelectorAll('svg text')].map(({ textContent }) => textContent)))

async function playInFrame(page: Page, made: Made): Promise<void> {
  const inside = inFrame(page)
  await inside.locator('[data-do="begin"]').click()
  await inside.locator('[role="grid"] [data-target]').first().focus()
  await made.open((posed) => playByKeyboard(page, posed, undefined, inside))
}

describe.skipIf(browserProgram === null)('a puzzle in the SCORM runtime of scorm-again', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserProgram ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  })
  afterAll(() => browser?.close())

  const runtime = readFileSync(join(root, 'node_modules/scorm-again/dist/scorm12.js'))
  /** What the runtime knows lies in the window around the page; a value of an earlier sitting may be given. */
  const lms = (before: object) =>
    Buffer.from(`<!doctype html><title>course</title><script src="/runtime.js"></script><script>
      window.API = new Scorm12API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 })
      window.API.loadFromJSON(${JSON.stringify(before)}, '')
      window.times = []
      window.API.on('LMSSetValue.cmi.core.session_time', (name, value) => window.times.push(value))
      window.values = () => JSON.parse(JSON.stringify(window.API.renderCMIToJSONObject()))
    </script><iframe src="/index.html" width="900" height="700"></iframe>`)

  async function visit(made: Made, selfChecking: boolean, before: object) {
    const files: Served = new Map(
      [...(await packageOf('x.scorm.zip', made, selfChecking))].map(([name, bytes]) => [`/${name}`, bytes]),
    )
    files.set('/', lms(before))
    files.set('/runtime.js', (_request, response) => response.setHeader('content-type', 'text/javascript').end(runtime))
    const { address, close } = await serve(files)
    const page = await browser.newPage()
    await page.goto(`${address}/`)
    await inFrame(page).locator('[role="grid"]').waitFor()
    const core = () => page.evaluate<Core>('window.values().cmi')
    return { page, core, leave: () => page.close().then(close) }
  }
  interface Core {
    readonly suspend_data: string
    readonly core: {
      readonly lesson_status: string
      readonly score: { readonly raw: string; readonly max: string }
    }
  }

  it('a puzzle that checks itself is incomplete first, and passed with the whole score when it is solved', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { page, core, leave } = await visit(made, true, { cmi: { core: { lesson_status: 'not attempted' } } })
    await expect.poll(async () => (await core()).core.lesson_status).toBe('incomplete')
    await playInFrame(page, made)
    await expect.poll(async () => (await core()).core.lesson_status).toBe('passed')
    const { core: told } = await core()
    expect(told).toMatchObject({ score: { raw: '100', max: '100' } })
    const times = await page.evaluate<string[]>('window.times')
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) expect(time).toMatch(/^\d{4}:\d\d:\d\d$/)
    expect(await page.evaluate<string>('window.API.LMSGetLastError()')).toBe('0')
    await leave()
  })

  it('a puzzle without its answer is completed when all is filled in, and never scored', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { page, core, leave } = await visit(made, false, {})
    await playInFrame(page, made)
    await expect.poll(async () => (await core()).core.lesson_status).toBe('completed')
    expect((await core()).core.score.raw).toBe('')
    await leave()
  })

  it('goes on where the learner was, by what the course remembers and not by the device', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const first = await visit(made, true, {})
    await inFrame(first.page).locator('[data-do="begin"]').click()
    await inFrame(first.page).locator('[role="grid"] [data-target]').first().focus()
    await made.open((posed) => playByKeyboard(first.page, posed, [0, 3], inFrame(first.page)))
    await expect.poll(async () => (await first.core()).suspend_data.length).toBeGreaterThan(20)
    const { suspend_data } = await first.core()
    const written = await writtenIn(first.page)
    await first.leave()
    const again = await visit(made, true, { cmi: { suspend_data, core: { lesson_status: 'incomplete' } } })
    expect(await writtenIn(again.page)).toBe(written)
    await again.leave()
    const other = await visit(made, true, {})
    expect(await writtenIn(other.page)).not.toBe(written)
    await other.leave()
  })

  it('says so where there is no course around it, and plays all the same', async () => {
    const made = await puzzleOf('sudoku', 'ja')
    const files = await packageOf('x.scorm.zip', made, true)
    const { address, close } = await serve(new Map([['/', files.get('index.html') ?? Buffer.alloc(0)]]))
    const page = await browser.newPage({ locale: 'ja-JP' })
    await page.goto(`${address}/`)
    await page.getByText('コースから開いていないので').waitFor()
    await page.close()
    close()
  })
})
