/**
 * The server behind this page, if there is one. `kumiki serve` announces itself in a response header. The page looks
 * for it once, in a request that every site answers, so that no request fails on a static site, offline, or in a
 * single-file page.
 */
import type { Bilingual, Problem, Result } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'

const mark = 'x-kumiki-server'

let wanted: Promise<boolean> | null = null

function isServed(): Promise<boolean> {
  wanted ??=
    navigator.onLine && location.protocol !== 'file:'
      ? fetch('./', { method: 'HEAD', cache: 'no-store' }).then(
          ({ headers }) => headers.has(mark),
          () => false,
        )
      : Promise.resolve(false)
  return wanted
}

/** Whether puzzles can be published from here. */
export function useServed(): boolean {
  const [served, setServed] = useState(false)
  useEffect(() => void isServed().then(setServed), [])
  return served
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to `api/`. */
  readonly path: string
  readonly body?: unknown
  /** '' if none is needed. */
  readonly token?: string
}

/** The answer as text, or why there is none. */
export async function askServer({ method = 'GET', path, body, token = '' }: Request): Promise<Result<string>> {
  const response = await fetch(`./api/${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => null)
  const text = await response?.text().catch(() => null)
  if (!response || text == null) return { ok: false, error: outOfReach }
  return response.ok ? { ok: true, value: text } : { ok: false, error: refusalIn(text) }
}

/** The answer as JSON, validated by `read`. */
export async function askFor<T>(request: Request, read: (value: unknown) => T | null): Promise<Result<T>> {
  const answer = await askServer(request)
  if (!answer.ok) return answer
  const value = read(jsonOf(answer.value))
  return value === null ? { ok: false, error: notUnderstood } : { ok: true, value }
}

/** null if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && typeof value.en === 'string' && typeof value.ja === 'string'

function refusalIn(text: string): Problem {
  const value = jsonOf(text)
  const problem = isRecord(value) && isRecord(value.problem) ? value.problem : {}
  return isBilingual(problem.text) ? problemOf(String(problem.code), problem.text) : notUnderstood
}

const problemOf = (code: string, text: Bilingual): Problem => ({
  code,
  text,
  brief: null,
  fault: 'search',
  path: [],
  words: [],
})

const outOfReach = problemOf('out-of-reach', {
  en: 'The server does not answer. Nothing was lost; try again soon.',
  ja: 'サーバーが応答しません。何も失われていません。しばらくしてからもう一度お試しください。',
})
const notUnderstood = problemOf('not-understood', {
  en: 'The server gave an answer that this page does not know. Reload the page and try again.',
  ja: 'サーバーの返事を読み取れませんでした。ページを読み込み直して、もう一度お試しください。',
})
