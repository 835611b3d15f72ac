/**
 * cmi5 and plain xAPI: the address of the page names the store of the course (an LRS) and the learner; what happens is
 * told there as statements (cmi5 1.0, sections 8 to 10; xAPI 1.0.3). cmi5 gives a key once, behind `fetch`; plain xAPI
 * has it in the address, as `auth`.
 */
import { recordIn } from '../../store/local.ts'
import type { Course, Progress } from './course.ts'
import { memoryOf } from './memory.ts'

interface Launch {
  readonly endpoint: string
  readonly actor: object
  readonly activity: string
  readonly registration: string | null
  readonly auth: string
  /** What cmi5 hands over at the start; null: plain xAPI. */
  readonly data: LaunchData | null
}

interface LaunchData {
  readonly contextTemplate: Readonly<Record<string, unknown>>
  readonly launchMode: string
  readonly masteryScore: number | null
}

const verbs = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
} as const
type Verb = keyof typeof verbs

const categories = 'https://w3id.org/xapi/cmi5/context/categories/'
const memoryName = 'kumiki'
const maxMemory = 200_000

export async function openCourse(): Promise<Course> {
  const launch = await readLaunch(new URLSearchParams(location.search)).catch(() => 'lost' as const)
  if (typeof launch === 'string') return { keeper: memoryOf('', 0, async () => true), tell: () => {}, trouble: launch }
  const remembered = await request(launch, memoryPath(launch)).catch(() => null)
  const teller = new Teller(launch)
  await teller.say('initialized')
  addEventListener('pagehide', () => void teller.say('terminated'))
  return {
    keeper: memoryOf(remembered?.ok ? await remembered.text() : '', maxMemory, async (text) => {
      const reply = await request(launch, memoryPath(launch), {
        method: 'PUT',
        body: text,
        keepalive: text.length < 60_000,
      })
      return reply.ok
    }),
    tell: (progress) => teller.tell(progress),
    get trouble() {
      return teller.isLost ? 'lost' : 'none'
    },
  }
}

/** alone: the address names no course. */
async function readLaunch(given: URLSearchParams): Promise<Launch | 'alone' | 'lost'> {
  const endpoint = given.get('endpoint')
  const activity = given.get('activityId') ?? given.get('activity_id')
  if (endpoint === null || activity === null) return 'alone'
  const actor: unknown = JSON.parse(given.get('actor') ?? 'null')
  if (typeof actor !== 'object' || actor === null) return 'lost'
  const registration = given.get('registration')
  const plain = { endpoint: endpoint.replace(/\/*$/, '/'), actor: plainAgent(actor), activity, registration }
  const key = given.get('fetch')
  if (key === null) return { ...plain, auth: given.get('auth') ?? '', data: null }
  const { 'auth-token': token } = recordIn(await (await fetch(key, { method: 'POST' })).json())
  if (typeof token !== 'string') return 'lost'
  const launch: Launch = { ...plain, auth: `Basic ${token}`, data: null }
  const found = await request(launch, `activities/state?${queryOf(launch, 'LMS.LaunchData')}`)
  if (!found.ok) return 'lost'
  const { contextTemplate, launchMode, masteryScore } = recordIn(await found.json())
  // a page must ask for these, whatever it makes of them
  const agent = encodeURIComponent(JSON.stringify(plain.actor))
  await request(launch, `agents/profile?agent=${agent}&profileId=cmi5LearnerPreferences`).catch(() => null)
  return {
    ...launch,
    data: {
      contextTemplate: recordIn(contextTemplate),
      launchMode: String(launchMode ?? 'Normal'),
      masteryScore: typeof masteryScore === 'number' ? masteryScore : null,
    },
  }
}

/** Older courses give lists of one. */
function plainAgent(actor: object): object {
  const all = Object.entries(actor).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  const { account, ...rest } = recordIn(Object.fromEntries(all))
  if (typeof account !== 'object' || account === null) return rest
  const { homePage, name, accountServiceHomePage, accountName } = recordIn(account)
  return { ...rest, account: { homePage: homePage ?? accountServiceHomePage, name: name ?? accountName } }
}

function queryOf({ activity, actor, registration }: Launch, stateId: string): string {
  const query = new URLSearchParams({ activityId: activity, agent: JSON.stringify(actor), stateId })
  if (registration) query.set('registration', registration)
  return String(query)
}

const memoryPath = (launch: Launch): string => `activities/state?${queryOf(launch, memoryName)}`

const request = ({ endpoint, auth }: Launch, path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(endpoint + path, {
    ...options,
    headers: {
      authorization: auth,
      'x-experience-api-version': '1.0.3',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  })

/** Tells each thing once, one after another. */
class Teller {
  readonly #launch: Launch
  readonly #said = new Set<Verb>()
  readonly #since = performance.now()
  #line: Promise<unknown> = Promise.resolve()
  #hasBegun = false
  isLost = false

  constructor(launch: Launch) {
    this.#launch = launch
  }

  tell({ seconds, isDone, solved }: Progress): void {
    const isFirst = !this.#hasBegun
    this.#hasBegun = true
    // what was done in an earlier sitting was told there
    if (isDone && isFirst) this.#said.add('passed').add('completed')
    if (!isDone) return
    const { data } = this.#launch
    if (data && data.launchMode !== 'Normal') return
    const duration = `PT${seconds}S`
    if (solved !== null && solved >= (data?.masteryScore ?? 0))
      void this.say('passed', {
        success: true,
        score: { scaled: solved, raw: 100 * solved, min: 0, max: 100 },
        duration,
      })
    void this.say('completed', { completion: true, duration })
  }

  say(verb: Verb, result: object | null = null): Promise<unknown> {
    if (this.#said.has(verb) || this.#said.has('terminated')) return this.#line
    this.#said.add(verb)
    const statement = this.#statement(verb, result)
    const send = async (): Promise<void> => {
      const reply = await request(this.#launch, 'statements', {
        method: 'POST',
        body: JSON.stringify(statement),
        keepalive: true,
      }).catch(() => null)
      this.isLost = reply?.ok !== true
    }
    // a page that is being closed does not wait for its turn
    this.#line = verb === 'terminated' ? send() : this.#line.then(send)
    return this.#line
  }

  #statement(verb: Verb, result: object | null): object {
    const { actor, activity, registration, data } = this.#launch
    const lasting = { duration: `PT${Math.round((performance.now() - this.#since) / 1000)}S` }
    const told = result ?? (verb === 'terminated' ? lasting : null)
    return {
      id: newId(),
      timestamp: new Date().toISOString(),
      actor,
      verb: { id: verbs[verb], display: { 'en-US': verb } },
      object: { objectType: 'Activity', id: activity },
      ...(told ? { result: told } : {}),
      context: { ...contextOf(data, verb), ...(registration ? { registration } : {}) },
    }
  }
}

/** A random one (version 4); a page without encryption is not given them ready-made. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The context that cmi5 asks for: what the course gave, the categories of the statement, and the passing score. */
function contextOf(data: LaunchData | null, verb: Verb): object {
  if (!data) return {}
  const { contextTemplate, masteryScore } = data
  const activities = recordIn(contextTemplate.contextActivities)
  const given = Array.isArray(activities.category) ? activities.category : []
  const isMove = verb === 'completed' || verb === 'passed'
  const own = ['cmi5', ...(isMove ? ['moveon'] : [])].map((name) => ({ objectType: 'Activity', id: categories + name }))
  const mastery =
    verb === 'passed' && masteryScore !== null
      ? { 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore': masteryScore }
      : {}
  return {
    ...contextTemplate,
    contextActivities: { ...activities, category: [...given, ...own] },
    extensions: { ...recordIn(contextTemplate.extensions), ...mastery },
  }
}
