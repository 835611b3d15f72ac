/**
 * Answers for requests that no route serves: a page for people, JSON for programs, and raw bytes for clients that do
 * not speak HTTP.
 */
import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Lang, type Problem, problem } from '@kumiki/core/base'
import { nowhere, type Refusal, type Reply, type Route, refused } from '../http/route.ts'
import { refusalPage } from '../pages/refusal.ts'

export interface Asker {
  readonly path: string
  /** The `Accept` header. */
  readonly accepts: string
  readonly lang: Lang
}

/** A page if the client accepts HTML, except under /api/; else JSON. */
export const refusalReply = (refusal: Refusal, { path, accepts, lang }: Asker): Reply =>
  !path.startsWith('/api/') && /\btext\/html\b/.test(accepts) ? refusalPage(refusal, lang) : refused(refusal)

/**
 * 404, or 405 if the path exists with other methods. `isFile`: the path is that of a static file, which can only be
 * read.
 */
export function lost(routes: readonly Route[], asker: Asker, isFile: boolean): Reply {
  const allow = isFile ? ['GET', 'HEAD'] : methodsAt(routes, asker.path)
  if (allow.length === 0) return refusalReply(nowhere, asker)
  const reply = refusalReply({ status: 405, problem: noMethod }, asker)
  return { ...reply, headers: { ...reply.headers, allow: allow.join(', ') } }
}

const methodsAt = (routes: readonly Route[], path: string): string[] =>
  routes
    .filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))

/** Time for the client to read the answer before the connection is closed. */
const lingerMs = 1_000

/**
 * Handles bytes that are not a valid request, or a request that does not arrive in time. Writes the answer to the raw
 * socket and closes it, whatever the other end does.
 */
export const answerNoise =
  (requestMs: number) =>
  (error: Error & { readonly code?: string }, line: Duplex): void => {
    if (error.code === 'ECONNRESET' || !line.writable) {
      line.destroy()
      return
    }
    const [status, problem] = noise(error.code, requestMs)
    const { type, body } = refused({ status: 400, problem })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(String(body))}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    line.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => line.destroy(), lingerMs).unref()
  }

function noise(code: string | undefined, requestMs: number): readonly [status: number, problem: Problem] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, tooSlow(Math.round(requestMs / 1_000))]
  return code === 'HPE_HEADER_OVERFLOW' ? [431, tooMuch(maxHeaderSize)] : [400, notUnderstood]
}

const tooSlow = (seconds: number): Problem =>
  problem(
    'too-slow',
    `The request did not arrive within ${seconds} s; nothing was done.`,
    `リクエストが${seconds}秒以内に届きませんでした。何も行っていません。`,
  )
const noMethod = problem('no-method', 'This cannot be done here.', 'ここではこの操作はできません。')
export const notUnderstood = problem('bad-request', 'This request cannot be read.', 'リクエストを読み取れません。')
export const tooMuch = (bytes: number): Problem =>
  problem(
    'too-large',
    `This is too large: at most ${bytes} bytes can be sent here.`,
    `送られた内容が大きすぎます。ここに送れるのは${bytes}バイトまでです。`,
  )
