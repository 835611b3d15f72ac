/**
 * Lays out pages in the print worker whenever the order has changed and then rested for a moment. The previous pages
 * stay until the new ones are finished; an outdated job is stopped.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Unanswered } from '../../work/calls.ts'
import { newId } from '../model/project.ts'
import type { Printed, PrintOrder, PrintProgress, Refused } from '../workers/print/protocol.ts'
import { lost, printWorker } from '../workers/print/worker.ts'

/** The pause after which a change is applied. */
const restMs = 250

export interface Printing {
  /** The pages of the last successful layout. */
  readonly printed: Printed | null
  readonly refused: Refused | null
  /** The progress of a running layout. */
  readonly busy: PrintProgress | 'setting' | null
  readonly pdf: Blob | null
  readonly answersPdf: Blob | null
  /** Stops the search for more boards. */
  stop(): void
  /** Lays out the pages again after the worker has lost them. */
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
  return { ok: false, error: { problem: lost, helps: [], boards: null } }
}
