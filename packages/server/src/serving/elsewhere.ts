/** What is said where no route answers: as a page to people, as JSON to programs, and as bytes to whoever does not speak HTTP. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { problem } from '@kumiki/core/base/result'
import type { Lang } from '@kumiki/core/base/text'
import { refusalPage } from '../pages/refusal.ts'
import { nowhere, type Refusal, type Reply, type Route, refused } from '../routes/route.ts'

export interface Lost {
  readonly path: string
  /** Whether a file stands there, which can be read and nothing else. */
  readonly isFile: boolean
  /** What the asker can read (`Accept`). */
  readonly accepts: string
  readonly lang: Lang
}

/** For a path that is neither a route's, by this method, nor a file's. */
export function lost(routes: readonly Route[], { path, isFile, accepts, lang }: Lost): Reply {
  const allow = isFile ? ['GET', 'HEAD'] : methodsAt(routes, path)
  const isWrongMethod = allow.length > 0
  const refusal: Refusal = isWrongMethod ? { status: 405, problem: noMethod } : nowhere
  const isForPeople = !path.startsWith('/api/') && /\btext\/html\b/.test(accepts)
  const reply = isForPeople ? refusalPage(refusal, lang) : refused(refusal)
  return isWrongMethod ? { ...reply, headers: { ...reply.headers, allow: allow.join(', ') } } : reply
}

const methodsAt = (routes: readonly Route[], path: string): string[] =>
  routes
    .filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))

/** A request that is none: it is answered on the bare line, which is closed. */
export function answerNoise(error: Error & { readonly code?: string }, line: Duplex): void {
  if (error.code === 'ECONNRESET' || !line.writable) {
    line.destroy()
    return
  }
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const { type, body } = refused({ status: 400, problem: notUnderstood })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(String(body))}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  line.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const noMethod = problem('no-method', 'This cannot be done here.', 'ここではこの操作はできません。')
export const notUnderstood = problem('bad-request', 'This request cannot be read.', 'リクエストを読み取れません。')
