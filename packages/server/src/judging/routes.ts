/** Judging, entries to contests, and their results. */

import { bad, good, limits, problem } from '@kumiki/core/base'
import { csvLine, csvStart } from '@kumiki/core/csv'
import { parseJson } from '@kumiki/core/file'
import * as z from 'zod'
import { page, type Refusal, type Route, refuse, route } from '../http/route.ts'
import { hashOf, newCode, newToken } from '../http/token.ts'
import { published, receives } from '../publishing/published.ts'
import { fileOf } from '../publishing/store.ts'
import { judgeOf, statuses } from '../puzzles/judge.ts'
import { asked, enter, holderOf, type NotEntered, results } from './entries.ts'
import { addInvitations } from './store.ts'

const answerBytes = 65_536
const text = z.string().max(limits.textLength)
const received = z.literal('received')

export const judging: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/puzzles/:id/judge',
    text: {
      en: 'Judges an answer: complete, open, broken or filled; not of a contest',
      ja: '答えを判定する（complete・open・broken・filled）。懸賞の答えは判定しない',
    },
    bounds: { bytes: answerBytes, perMinute: 600 },
    keeps: false,
    body: z.strictObject({ answer: z.unknown() }),
    reply: z.object({ status: z.enum(statuses) }),
    run: async ({ params: { id = '' }, given: { answer } }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      const { terms, edition } = found.value
      if (terms.contest) return refuse(409, isContest)
      if (!receives(found.value, context.now())) return refuse(409, closed)
      const decide = await judgeOf(context.caches.judges, id, edition, () => fileOf(context.db, id, edition))
      const status = decide.ok ? decide.value(answer) : decide
      context.metrics.count('judged')
      return status.ok ? good({ status: status.value }) : refuse(400, status.error)
    },
  }),
  route({
    method: 'POST',
    path: '/api/puzzles/:id/entries',
    text: { en: 'Enters a contest: answer, keyword, replies', ja: '懸賞に応募する（答え・キーワード・質問への回答）' },
    bounds: { bytes: answerBytes, perMinute: 120 },
    passOf: async ({ text }) => {
      const body = await parseJson(text)
      const shown = body.ok ? z.object({ pass: z.string() }).safeParse(body.value) : null
      return shown?.success ? shown.data.pass : ''
    },
    holderOf: async (pass, { params: { id = '' } }, { db }) => (await holderOf(db, id, pass))?.toString('base64') ?? null,
    body: z.strictObject({
      answer: z.optional(z.unknown()),
      keyword: z.nullable(z.string().max(100)).default(null),
      replies: z.array(text).max(10).default([]),
      pass: text.default(''),
      /** From `about`; an entry to what the contest no longer is gets refused. */
      edition: z.optional(z.int().min(1)),
    }),
    status: 202,
    reply: z.object({ status: received }),
    run: async ({ params: { id = '' }, given }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      if (!found.value.terms.contest) return refuse(409, noContest)
      const entered = await enter(context.db, found.value, { ...given, answer: given.answer }, context.now())
      if (!entered.ok) return bad(notEntered[entered.error])
      context.metrics.count('entered')
      return good({ status: 'received' as const })
    },
  }),
  route({
    method: 'POST',
    path: '/api/puzzles/:id/invitations',
    key: 'edit-puzzle',
    text: {
      en: 'Makes personal links or printed codes, one entry each; they are shown this once',
      ja: '1人1回の個人用リンクまたは印刷用コードを作る（表示は一度だけ）',
    },
    bounds: { perMinute: 10 },
    body: z.strictObject({ count: z.int().min(1).max(10_000) }),
    status: 201,
    reply: z.object({ passes: z.array(z.string()) }),
    run: async ({ params: { id = '' }, given: { count } }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      const { protection } = found.value.terms
      if (protection === 'none') return refuse(409, noProtection)
      const secrets = Array.from({ length: count }, protection === 'code' ? newCode : newToken)
      await addInvitations(context.db, id, secrets.map(hashOf))
      return good({
        passes: protection === 'code' ? secrets : secrets.map((secret) => `${context.base}/enter/${id}#${secret}`),
      })
    },
  }),
  page({
    method: 'GET',
    path: '/api/puzzles/:id/results.csv',
    key: 'edit-puzzle',
    text: {
      en: 'All entries, judged, as a table that no spreadsheet executes',
      ja: '全応募の判定結果の表（表計算ソフトで式として実行されない）',
    },
    bounds: { perMinute: 10 },
    type: 'text/csv; charset=utf-8',
    run: async ({ params: { id = '' } }, context) => {
      const found = await published(context, id)
      if (!found.ok) return found
      const questions = await asked(context.db, id)
      async function* lines(): AsyncGenerator<string> {
        if (!found.ok) return
        yield csvStart + csvLine(['received', 'answer', 'keyword', 'keyword right', ...questions])
        for await (const one of results(context, found.value))
          yield csvLine([
            one.received.toISOString(),
            one.status,
            one.keyword ?? '',
            one.keywordIsRight === null ? '' : one.keywordIsRight ? 'yes' : 'no',
            ...questions.map((_, i) => one.replies[i] ?? ''),
          ])
      }
      return good({ body: lines(), headers: { 'content-disposition': `attachment; filename="results.csv"` } })
    },
  }),
]

const closed = problem(
  'closed',
  'This puzzle is closed: answers are no longer judged.',
  'このパズルは受付を終えました。答えの判定はできません。',
)
const isContest = problem(
  'contest',
  'This puzzle is a contest: answers are not judged here, but entered by its form.',
  '懸賞のパズルです。ここでは判定しません。応募フォームから応募してください。',
)
const noContest = problem('no-contest', 'This puzzle is no contest.', 'このパズルは懸賞ではありません。')
const noProtection = problem(
  'no-protection',
  'This contest takes entries from anybody; choose "link" or "code" as its protection first.',
  'この懸賞はだれでも応募できます。先に protection を link か code にしてください。',
)
const entriesClosed = problem('closed', 'Entries are closed.', '受付は終了しました。')
const changed = problem(
  'changed',
  'The contest was changed after you opened this page. Open it again and enter once more; nothing was sent.',
  'このページを開いた後に、懸賞の内容が変わりました。ページを開き直して、もう一度応募してください。まだ送信されていません。',
  { path: ['edition'] },
)
const noCode = problem(
  'no-code',
  'This code is not known; please type it again.',
  'このコードは確認できません。もう一度入力してください。',
  {
    path: ['pass'],
  },
)
const noLink = problem(
  'no-link',
  'Please open the personal link that you were given; this one holds no valid entry.',
  '個人用のリンクから開いてください。このリンクでは応募できません。',
  { path: ['pass'] },
)
const notEntered: Readonly<Record<NotEntered, Refusal>> = {
  closed: { status: 409, problem: entriesClosed },
  changed: { status: 409, problem: changed },
  code: { status: 403, problem: noCode },
  link: { status: 403, problem: noLink },
}
