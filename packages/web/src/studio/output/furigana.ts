/** Furigana over the clues and titles to be printed, from the analyser, and what it doubts. */
import { useEffect, useState } from 'preact/hooks'
import type { Doubt } from '../workers/readings/protocol.ts'
import { readingsWorker } from '../workers/readings/worker.ts'

export interface Furigana {
  /** Texts with their furigana. */
  readonly read: readonly (readonly [text: string, read: string])[]
  readonly doubtful: readonly Doubt[]
}

/** What is asked for, and how far it is. */
export interface Reading {
  readonly furigana: Furigana | null
  readonly state: 'ready' | 'reading' | 'failed'
}

/** The titles and clues of puzzles, as lines of JSON. */
export function textsIn(lines: readonly string[]): string[] {
  const texts = lines.flatMap((line) => {
    const { title, puzzle }: Partial<Record<'title' | 'puzzle', unknown>> = Object(JSON.parse(line))
    const clues: unknown = Reflect.get(Object(puzzle), 'clues')
    return [title, ...(Array.isArray(clues) ? clues.map((one) => Reflect.get(Object(one), 'clue')) : [])]
  })
  return [...new Set(texts.filter((text): text is string => typeof text === 'string' && /\p{Script=Han}/u.test(text)))]
}

/** `year`: up to which school year kanji need no reading, 0 for none; null: nothing is to be read. */
export function useFurigana(texts: readonly string[], year: number | null): Reading {
  const wanted = year === null || texts.length === 0 ? '' : JSON.stringify([year, texts])
  const [found, setFound] = useState<{ readonly of: string; readonly furigana: Furigana | null } | null>(null)
  useEffect(() => {
    if (wanted === '' || year === null) return
    let isWanted = true
    void readingsWorker
      .ask('furigana', { texts, year })
      .catch(() => null)
      .then((replies) => {
        if (isWanted) setFound({ of: wanted, furigana: replies && furiganaOf(texts, replies) })
      })
    return () => {
      isWanted = false
    }
  }, [wanted])
  if (wanted === '') return { furigana: null, state: 'ready' }
  if (found?.of !== wanted) return { furigana: null, state: 'reading' }
  return { furigana: found.furigana, state: found.furigana ? 'ready' : 'failed' }
}

interface Reply {
  readonly text: string
  readonly doubtful: readonly Doubt[]
}

/** Each doubtful word once. */
export function furiganaOf(texts: readonly string[], replies: readonly Reply[]): Furigana {
  const doubts = new Map(replies.flatMap(({ doubtful }) => doubtful.map((one) => [JSON.stringify(one), one] as const)))
  return { read: texts.map((text, at) => [text, replies[at]?.text ?? text] as const), doubtful: [...doubts.values()] }
}
