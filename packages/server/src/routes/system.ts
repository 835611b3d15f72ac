/** Routes about the server itself, for operators and programs. */
import { good, problem } from '@kumiki/core/base'
import * as z from 'zod'
import { page, type Route, refuse, route } from '../http/route.ts'

export const system: readonly Route[] = [
  route({
    method: 'GET',
    path: '/healthz',
    text: { en: 'The process lives', ja: 'プロセスが動いている' },
    reply: z.object({ status: z.literal('ok') }),
    run: async () => good({ status: 'ok' as const }),
  }),
  route({
    method: 'GET',
    path: '/readyz',
    text: { en: 'It can answer: the database is there', ja: '応答できる（データベースにつながっている）' },
    reply: z.object({ status: z.literal('ready') }),
    run: async (_request, context) =>
      (await context.isReady()) ? good({ status: 'ready' as const }) : refuse(503, notReady),
  }),
  page({
    method: 'GET',
    path: '/metrics',
    key: 'operator',
    text: { en: 'Figures for Prometheus', ja: 'Prometheus 用の数値' },
    type: 'text/plain; version=0.0.4; charset=utf-8',
    run: async (_request, context) => {
      const gauges = {
        kumiki_jobs_waiting: await context.queue.waiting(),
        kumiki_connections: await context.connections(),
      }
      const lines = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
      return good({ body: context.metrics.text() + lines.join('') })
    },
  }),
  page({
    method: 'GET',
    path: '/api/openapi.json',
    text: { en: 'This API, described', ja: 'この API の説明' },
    type: 'application/json; charset=utf-8',
    run: async (_request, context) => good({ body: context.description() }),
  }),
]

const notReady = problem('not-ready', 'The database does not answer.', 'データベースが応答しません。', {
  fault: 'search',
})
