/** Reads a file into the list. */
import type { Problem, Result } from '@kumiki/core/player'
import type { Brought } from '../open/open.ts'
import type { Pasted } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

/** The core worker's maximum for a list. */
const maxBytes = 5_000_000

export async function readList({ file }: Brought, quickCore: Pick<CoreWorker, 'ask'>): Promise<Result<Pasted>> {
  // reads one byte too many, so that the worker refuses a file that is too large
  const bytes = await file
    ?.slice(0, maxBytes + 1)
    .arrayBuffer()
    .catch(() => null)
  if (!bytes) return { ok: false, error: unread }
  const pasted = await quickCore.ask('paste', { content: new Uint8Array(bytes) })
  return pasted.ok && pasted.value.rows.length === 0 ? { ok: false, error: noWords } : pasted
}

const fault = (code: string, en: string, ja: string): Problem => ({
  code,
  text: { en, ja },
  brief: null,
  fault: 'input',
  path: [],
  words: [],
})

const unread = fault(
  'unread',
  'This cannot be read; drop a file, not a folder.',
  '読み込めませんでした。フォルダーではなく、ファイルを置いてください。',
)
const noWords = fault(
  'no-words',
  'There is no word in this file; a list of words has one word on each line.',
  'このファイルには言葉がありません。1行に1語ずつ書いたファイルを使ってください。',
)
