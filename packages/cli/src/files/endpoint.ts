/**
 * A language model at an address that the user names, with the API of OpenAI's chat completions (as in llama.cpp,
 * Ollama, LM Studio and many services). One message is sent, which the user can inspect before, and no other address is
 * ever called: a redirect is a failure. The key comes from the environment only, because other programs can see
 * arguments.
 */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type Flag, quoted } from '../arguments/arguments.ts'
import { codeOf } from '../terminal/system.ts'

export interface Endpoint {
  readonly address: URL
  readonly model: string
}

export const keyName = 'KUMIKI_ENDPOINT_KEY'

export const endpointFlags: readonly Flag[] = [
  {
    name: 'endpoint',
    short: null,
    value: { is: 'text', shown: 'URL' },
    text: {
      en: `More words from a language model of your own (OpenAI-compatible); its key, if any, is $${keyName}`,
      ja: `自分の言語モデル（OpenAI 互換）に言葉を足してもらう。キーがあれば $${keyName} に`,
    },
  },
  {
    name: 'model',
    short: null,
    value: { is: 'text', shown: 'NAME' },
    text: { en: 'The name of the model', ja: 'モデルの名前' },
  },
]

/** null if none was requested. */
export function readEndpoint(address: string | null, model: string | null): Result<Endpoint | null> {
  if (address === null) return model === null ? good(null) : bad(noAddress)
  if (model === null) return bad(noModel)
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    return bad(badAddress(address))
  return good({ address: new URL(`${url.href.replace(/\/+$/, '')}/chat/completions`), model })
}

/** The body of the request, byte for byte. */
export const bodyFor = ({ model }: Endpoint, message: string): string =>
  JSON.stringify({ model, messages: [{ role: 'user', content: message }] })

const patienceMs = 120_000
const maxCharacters = 1_000_000

export async function ask(endpoint: Endpoint, message: string, key: string | undefined): Promise<Result<string>> {
  try {
    const response = await fetch(endpoint.address, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: bodyFor(endpoint, message),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) return bad(refused(endpoint, response.status))
    const content = contentOf(await response.text())
    return content === null ? bad(strange(endpoint)) : good(content)
  } catch (error) {
    return bad(unreached(endpoint, error))
  }
}

/** choices[0].message.content. */
function contentOf(text: string): string | null {
  if (text.length > maxCharacters) return null
  try {
    const reply: unknown = JSON.parse(text)
    const [choice] = listIn(reply, 'choices')
    const content = fieldOf(fieldOf(choice, 'message'), 'content')
    return typeof content === 'string' ? content : null
  } catch {
    return null
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}

const noAddress: Problem = problem(
  'needs-endpoint',
  '--model is for --endpoint.',
  '--model は --endpoint とともに使います。',
)
const noModel: Problem = problem(
  'needs-model',
  '--endpoint needs the name of a model: --model NAME.',
  '--endpoint にはモデルの名前が要ります: --model 名前。',
)
const badAddress = (address: string): Problem =>
  problem(
    'bad-value',
    `--endpoint must be an address such as http://127.0.0.1:8080/v1, not "${quoted(address)}".`,
    `--endpoint は http://127.0.0.1:8080/v1 のようなアドレスにしてください（「${quoted(address)}」は使えません）。`,
  )
const refused = ({ address }: Endpoint, status: number): Problem =>
  problem(
    'endpoint-refused',
    `The endpoint ${address.host} answered with ${status}${status === 401 || status === 403 ? `; it may want a key in $${keyName}` : ''}.`,
    `${address.host} は ${status} と答えました${status === 401 || status === 403 ? `。$${keyName} にキーが要るのかもしれません` : ''}。`,
    { fault: 'search' },
  )
const strange = ({ address }: Endpoint): Problem =>
  problem(
    'endpoint-strange',
    `What the endpoint ${address.host} answered is not a chat completion.`,
    `${address.host} の答えは、チャット補完の形ではありません。`,
    { fault: 'search' },
  )
function unreached({ address }: Endpoint, error: unknown): Problem {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const why = isLate ? `${patienceMs / 1_000} s` : (codeOf(cause) ?? '')
  return problem(
    'endpoint-unreached',
    `The endpoint ${address.host} ${isLate ? 'did not answer in' : 'cannot be reached'}${isLate ? ` ${why}` : why && ` (${why})`}.`,
    `${address.host} ${isLate ? `は ${why} 待っても答えません` : `につながりません${why && `（${why}）`}`}。`,
    { fault: 'search' },
  )
}
