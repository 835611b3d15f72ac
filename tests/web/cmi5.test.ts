/** Handouts in a course by cmi5, beside a store of statements that holds what they tell to the rules. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { program as browserProgram } from '../site.ts'
import { packageOf, serve } from './course.ts'

describe.skipIf(browserProgram === null)('a puzzle beside a store of statements', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserProgram ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  })
  afterAll(() => browser?.close())

  const session = {
    actor: { objectType: 'Agent', account: { homePage: 'https://school.example', name: 'p7' } },
    registration: '7d2f3a52-3f0a-4a50-8f9f-5c1c1a8f0a11',
  }
  const activity = 'urn:uuid:00000000-0000-8000-8000-000000000000'
  const contextTemplate = {
    contextActivities: { grouping: [{ objectType: 'Activity', id: 'https://school.example/course' }] },
    extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 's1' },
  }

  interface Statement {
    readonly id: string
    readonly timestamp: string
    readonly actor: unknown
    readonly verb: { readonly id: string }
    readonly object: { readonly id: string }
    readonly result?: {
      readonly completion?: boolean
      readonly success?: boolean
      readonly duration?: string
      readonly score?: { readonly scaled: number }
    }
    readonly context: {
      readonly registration: string
      readonly contextActivities: {
        readonly category: readonly { readonly id: string }[]
        readonly grouping: unknown
      }
      readonly extensions: Readonly<Record<string, unknown>>
    }
  }

  /** A store at another address than the page's, as stores are. */
  async function openStore(masteryScore: number | null) {
    const statements: Statement[] = []
    const states = new Map<string, string>([
      [
        'LMS.LaunchData',
        JSON.stringify({
          contextTemplate,
          launchMode: 'Normal',
          moveOn: 'Completed',
          ...(masteryScore === null ? {} : { masteryScore }),
        }),
      ],
    ])
    const asked: string[] = []
    let keys = 0
    const open = (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('access-control-allow-headers', '*')
        .setHeader('access-control-allow-methods', '*')
      if (request.method === 'OPTIONS') response.end()
      else answer()
    }
    const known = (request: IncomingMessage): boolean =>
      request.headers.authorization === 'Basic a2V5' && request.headers['x-experience-api-version'] === '1.0.3'
    const { address, close } = await serve(
      new Map([
        [
          '/key',
          (request, response) =>
            open(request, response, () => {
              keys++
              response.end(
                JSON.stringify(keys === 1 ? { 'auth-token': 'a2V5' } : { 'error-code': '1', 'error-text': 'used' }),
              )
            }),
        ],
        [
          '/lrs/statements',
          (request, response, body) =>
            open(request, response, () => {
              if (!known(request)) return void response.writeHead(401).end()
              statements.push(JSON.parse(body))
              response.end('[]')
            }),
        ],
        [
          '/lrs/activities/state',
          (request, response, body) =>
            open(request, response, () => {
              if (!known(request)) return void response.writeHead(401).end()
              const query = new URL(request.url ?? '', 'http://x').searchParams
              const name = query.get('stateId') ?? ''
              if (query.get('activityId') !== activity || query.get('registration') !== session.registration)
                return void response.writeHead(400).end()
              if (request.method === 'PUT') states.set(name, body)
              const found = states.get(name)
              response.writeHead(found === undefined ? 404 : 200).end(found)
            }),
        ],
        [
          '/lrs/agents/profile',
          (request, response) =>
            open(request, response, () => {
              asked.push(new URL(request.url ?? '', 'http://x').searchParams.get('profileId') ?? '')
              response.writeHead(404).end()
            }),
        ],
      ] satisfies [string, (request: IncomingMessage, response: ServerResponse, body: string) => void][]),
    )
    const query = new URLSearchParams({
      endpoint: `${address}/lrs/`,
      fetch: `${address}/key`,
      actor: JSON.stringify(session.actor),
      registration: session.registration,
      activityId: activity,
    })
    return { statements, states, asked, query: String(query), close }
  }

  /** The rules of cmi5 for what a page tells (sections 9 and 10). */
  function faultsIn(statements: readonly Statement[], masteryScore: number | null): string[] {
    const category = 'https://w3id.org/xapi/cmi5/context/categories/'
    const verbsTold = statements.map(({ verb }) => verb.id.replace('http://adlnet.gov/expapi/verbs/', ''))
    const faults: string[] = []
    const must = (holds: boolean, rule: string): void => {
      if (!holds) faults.push(rule)
    }
    must(verbsTold[0] === 'initialized', 'initialized comes first')
    must(!verbsTold.includes('terminated') || verbsTold.at(-1) === 'terminated', 'terminated comes last')
    must(new Set(verbsTold).size === verbsTold.length, 'nothing is told twice')
    must(new Set(statements.map(({ id }) => id)).size === statements.length, 'each has an id of its own')
    for (const [index, one] of statements.entries()) {
      const verb = verbsTold[index] ?? ''
      const { context, result } = one
      const categories = context.contextActivities.category.map(({ id }) => id)
      const isMove = ['completed', 'passed', 'failed'].includes(verb)
      must(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(one.id),
        `${verb}: an id of version 4`,
      )
      must(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(one.timestamp), `${verb}: a time in UTC`)
      must(JSON.stringify(one.actor) === JSON.stringify(session.actor), `${verb}: the actor of the launch`)
      must(one.object.id === activity, `${verb}: the activity of the launch`)
      must(context.registration === session.registration, `${verb}: the registration`)
      must(
        JSON.stringify(context.contextActivities.grouping) ===
          JSON.stringify(contextTemplate.contextActivities.grouping),
        `${verb}: the context of the course`,
      )
      must('https://w3id.org/xapi/cmi5/context/extensions/sessionid' in context.extensions, `${verb}: the session`)
      must(categories.includes(`${category}cmi5`), `${verb}: the category cmi5`)
      must(categories.includes(`${category}moveon`) === isMove, `${verb}: the category moveon`)
      must((result?.completion === true) === (verb === 'completed'), `${verb}: completion`)
      must((result?.success === true) === (verb === 'passed'), `${verb}: success`)
      must(result?.score === undefined || ['passed', 'failed'].includes(verb), `${verb}: a score`)
      must(
        !['completed', 'passed', 'terminated'].includes(verb) || /^PT\d+S$/.test(result?.duration ?? ''),
        `${verb}: a duration`,
      )
      if (verb === 'passed' && masteryScore !== null) {
        must((result?.score?.scaled ?? 0) >= masteryScore, 'passed: the mastery score is reached')
        must(
          context.extensions['https://w3id.org/xapi/cmi5/context/extensions/masteryscore'] === masteryScore,
          'passed: the mastery score is told',
        )
      }
    }
    return faults
  }

  async function played(selfChecking: boolean, masteryScore: number | null) {
    const made = await puzzleOf('crossword', 'en')
    const files = await packageOf('x.cmi5.zip', made, selfChecking)
    const store = await openStore(masteryScore)
    const site = await serve(new Map([...files].map(([name, bytes]) => [`/${name}`, bytes])))
    const page = await browser.newPage()
    await page.goto(`${site.address}/index.html?${store.query}`)
    await page.click('[data-do="begin"]')
    await page.locator('[role="grid"] [data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed))
    await page.waitForSelector('main[data-filled="true"]')
    await expect.poll(() => store.statements.length).toBeGreaterThanOrEqual(selfChecking ? 3 : 2)
    await page.goto('about:blank')
    await expect.poll(() => store.statements.at(-1)?.verb.id).toMatch(/terminated$/)
    await page.close()
    site.close()
    store.close()
    return { ...store, verbs: store.statements.map(({ verb }) => verb.id.replace(/.*\//, '')) }
  }

  it('a puzzle that checks itself tells when it begins, is passed and completed, and ends, as the rules ask', async () => {
    const { statements, verbs, asked, states } = await played(true, 1)
    expect(faultsIn(statements, 1)).toEqual([])
    expect(verbs).toEqual(['initialized', 'passed', 'completed', 'terminated'])
    expect(asked).toEqual(['cmi5LearnerPreferences'])
    expect(JSON.parse(states.get('kumiki') ?? '')).toMatchObject([{ status: 'complete' }])
  })
  it('a puzzle without its answer is completed when all is filled in, and never passed', async () => {
    const { statements, verbs } = await played(false, null)
    expect(faultsIn(statements, null)).toEqual([])
    expect(verbs).toEqual(['initialized', 'completed', 'terminated'])
  })
  it('the rules catch what is told in a wrong order, twice or without its category', async () => {
    const { statements } = await played(true, 1)
    const [first, second, ...rest] = statements
    if (!first || !second) throw new Error('something was told')
    expect(faultsIn([second, first, ...rest], 1)).not.toEqual([])
    expect(faultsIn([first, first, second, ...rest], 1)).not.toEqual([])
    const bare = { ...second, context: { ...second.context, contextActivities: { category: [], grouping: [] } } }
    expect(faultsIn([first, bare, ...rest], 1).length).toBeGreaterThan(1)
  })
})
