/** Serves the site on a port of this machine, to this machine only. */
import { createServer, type Server } from 'node:http'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import type { Site } from '@kumiki/server/site'
import { codeOf } from '../terminal/system.ts'

const host = '127.0.0.1'
const firstPort = 4321
const lastPort = 4420

export interface Serving {
  readonly address: string
  stop(): void
}

/** `wanted`: the only port to try; null: the first free one. */
export async function serve(site: Site, wanted: number | null): Promise<Result<Serving>> {
  const server = createServer((request, response) => {
    const { status, headers, body } = site.answer({
      method: request.method ?? '',
      url: request.url ?? '',
      acceptsGzip: /\bgzip\b/.test(String(request.headers['accept-encoding'])),
      has: request.headers['if-none-match'] ?? '',
    })
    response.writeHead(status, headers).end(body)
  })
  let port = wanted ?? firstPort
  let refused = await listen(server, port)
  while (wanted === null && refused !== '' && port < lastPort) refused = await listen(server, ++port)
  if (refused !== '') return bad(noPort(port, refused))
  return good({
    address: `http://${host}:${port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  })
}

/** Returns the system's error code, or '' for success. */
const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve) => {
    const refuse = (error: Error): void => resolve(codeOf(error) || 'EUNKNOWN')
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve('')
    })
  })

function noPort(port: number, code: string): Problem {
  if (code === 'EADDRINUSE')
    return problem(
      'port-taken',
      `Port ${port} is taken by another program; name another with --port, or leave it out.`,
      `ポート ${port} はほかのプログラムが使っています。--port で別の番号を指定するか、省いてください。`,
    )
  if (code === 'EACCES')
    return problem(
      'port-refused',
      `Port ${port} needs permission that this program has not; name one above 1023 with --port.`,
      `ポート ${port} を使う権限がありません。--port で1024以上の番号を指定してください。`,
    )
  return problem(
    'port-refused',
    `Port ${port} cannot be used (${code}); name another with --port.`,
    `ポート ${port} は使えません（${code}）。--port で別の番号を指定してください。`,
  )
}
