/**
 * What is being printed: whenever the order changes and rests for a moment, the pages are set anew; until they are
 * there, the ones before stay. Setting happens in the worker; what is no longer wanted is told to stop.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Unanswered } from '../../work/calls.ts'
import { newId } from '../model/project.ts'
import type { Printed, PrintOrder, PrintProgress, Refused } from '../workers/print/protocol.ts'
import { lost, printWorker } from '../workers/print/worker.ts'

/** How long a change rests before it is followed. */
const restMs = 250

export interface Printing {
  /** The last pages that could be set. */
  readonly printed: Printed | null
  readonly refused: Refused | null
  /** They are being set: what is said of that. */
  readonly busy: PrintProgress | 'setting' | null
  readonly pdf: Blob | null
  readonly answersPdf: Blob | null
  /** No more boards. */
  stop(): void
  /** The worker has forgotten the pages. */
  again(): void
}

export function usePrinting(order: Omit<PrintOrder, 'name'>): Printing {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState<Printing['busy']>('setting')
  const [pdf, setPdf] = useState<Blob | null>(null)
  const [answersPdf, setAnswersPdf] = useState<Blob | null>(null)
  const [times, setTimes] = useState(0)
  const enough = useRef<(() => void) | null>(null)
  useEffect(() => {
    let isWanted = true
    const run = async (): Promise<void> => {
      const name = newId()
      const call = printWorker.call('print', { ...order, name }, (progress) => isWanted && setBusy(progress))
      enough.current = call.enough
      const reply = await call.reply.catch(gone)
      if (!isWanted) return
      setBusy(null)
      setRefused(reply.ok ? null : reply.error)
      if (!reply.ok) return
      setPrinted(reply.value)
      const { answers } = reply.value
      const [whole, apart] = await Promise.all([
        printWorker.ask('pdf', { name, part: 'pages' }),
        answers.length > 0 ? printWorker.ask('pdf', { name, part: 'answers' }) : null,
      ]).catch(() => [null, null])
      if (!isWanted) return
      setPdf(whole)
      setAnswersPdf(apart)
    }
    setBusy('setting')
    setPdf(null)
    setAnswersPdf(null)
    const timer = setTimeout(run, printed === null ? 0 : restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
      enough.current?.()
      enough.current = null
    }
  }, [JSON.stringify(order), times])
  return {
    printed,
    refused,
    busy,
    pdf,
    answersPdf,
    stop: () => enough.current?.(),
    again: () => setTimes((before) => before + 1),
  }
}

const gone = (error: unknown): { readonly ok: false; readonly error: Refused } => {
  if (!(error instanceof Unanswered)) throw error
  return { ok: false, error: { problem: lost, helps: [] } }
}
