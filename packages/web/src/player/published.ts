/**
 * Opens a puzzle published on the server of this site, with that server as its referee. Loaded only if an address names
 * one. Without a network, the copy saved on this device is played.
 */
import { problem } from '@kumiki/core/base'
import type { Problem } from '@kumiki/core/player'
import { type Referee, type Ruling, rulings } from '../game/referee.ts'
import type { Games } from '../store/games.ts'
import { addressOf, ask } from './address.ts'
import { sendPlay } from './plays.ts'

export interface Published {
  /** The text of the file for players. */
  readonly text: string
  readonly referee: Referee
}

export async function openPublished(id: string, games: Games): Promise<Published | Problem> {
  const address = addressOf(id)
  const [file, about] = await Promise.all([ask(address), ask(`${address}/about`)])
  if (file === null || about === null) return (await keptHere(id, games)) ?? outOfReach
  if (!file.ok || !about.ok) return notPublished
  const { terms }: { readonly terms?: { readonly contest?: unknown } } = await about.json().catch(() => ({}))
  return { text: await file.text().catch(() => ''), referee: refereeOf(id, terms?.contest === true) }
}

async function keptHere(id: string, games: Games): Promise<Published | null> {
  const saved = (await games.all()).find(({ published }) => published?.id === id)
  return saved?.published ? { text: saved.line, referee: refereeOf(id, saved.published.isContest) } : null
}

/** Reports are sent at this interval, because a closing page may not get to send its last one. */
const everyMs = 30_000

const refereeOf = (id: string, isContest: boolean): Referee => ({
  id,
  isContest,
  texts,
  judge: async (answer) => {
    const reply = await ask(`${addressOf(id)}/judge`, { method: 'POST', body: JSON.stringify({ answer }) })
    const { status }: { readonly status?: unknown } = reply?.ok ? await reply.json().catch(() => ({})) : {}
    const silence = reply?.status === 409 ? 'closed' : 'away'
    return rulings.find((ruling): ruling is Ruling => ruling === status) ?? silence
  },
  report: reporter(id),
})

function reporter(id: string): Referee['report'] {
  let last = Number.NEGATIVE_INFINITY
  return (play, isDue) => {
    const now = performance.now()
    if (!isDue && now - last < everyMs) return
    last = now
    void sendPlay(id, play)
  }
}

const texts: Referee['texts'] = {
  en: {
    enter: 'Enter the contest',
    whenFull: 'When all is filled in, the server says whether it is right.',
    isWrong: 'Full, but something is not right yet.',
    silent: {
      away: 'The server cannot be reached just now; please try again later.',
      closed: 'This puzzle is closed: answers are no longer judged.',
    },
  },
  ja: {
    enter: '応募する',
    whenFull: '全部埋まったら、正しいかどうかをサーバーが判定します。',
    isWrong: '全部埋まりましたが、まだ正しくないところがあります。',
    silent: {
      away: 'いまサーバーに接続できません。時間をおいてもう一度お試しください。',
      closed: 'このパズルは受付を終えました。答えの判定はできません。',
    },
  },
}

const outOfReach = problem(
  'out-of-reach',
  'The puzzle could not be fetched; please try again when you are online.',
  'パズルを読み込めませんでした。オンラインのときにもう一度お試しください。',
)
const notPublished = problem(
  'not-published',
  'There is no such puzzle here, or no longer.',
  'このパズルはここにないか、公開が終わりました。',
)
