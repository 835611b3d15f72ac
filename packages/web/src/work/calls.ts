/**
 * Calls to a worker and its replies: each has a number, and long ones report progress. The worker is started on the
 * first call. If it dies it is replaced and asked again, once; then the call is rejected.
 */

/** The calls of a worker: for each its argument, its progress and its reply. */
export type Protocol = Record<string, { ask: unknown; progress: unknown; reply: unknown }>

export interface Call<T extends Protocol, Q extends keyof T = keyof T> {
  readonly id: number
  readonly about: Q
  readonly given: T[Q]['ask']
}

/** To the worker: a call, or a request to end one with the best result so far. */
export type ToWorker<T extends Protocol> = Call<T> | { readonly enough: number }

/** From the worker. */
export type FromWorker<T extends Protocol> =
  | { readonly id: number; readonly reply: T[keyof T]['reply'] }
  | { readonly id: number; readonly progress: T[keyof T]['progress'] }

/** A worker's handlers. `enough` turns true when the caller wants the best result so far. */
export type Replies<T extends Protocol> = {
  readonly [Q in keyof T]: (
    given: T[Q]['ask'],
    onProgress: (progress: T[Q]['progress']) => void,
    enough: () => boolean,
  ) => Promise<T[Q]['reply']>
}

/** The part of Worker that is needed. */
export interface Thread {
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: unknown): void
  terminate(): void
}

/** The worker died twice, or was stopped. */
export class Unanswered extends Error {}

interface Open<T extends Protocol> {
  readonly call: Call<T>
  readonly onProgress: (progress: T[keyof T]['progress']) => void
  readonly resolve: (reply: T[keyof T]['reply']) => void
  readonly reject: (error: Unanswered) => void
  isRepeated: boolean
}

export class Calls<T extends Protocol> {
  readonly #start: () => Thread
  readonly #open = new Map<number, Open<T>>()
  #thread: Thread | null = null
  #count = 0

  constructor(start: () => Thread) {
    this.#start = start
  }

  ask<Q extends keyof T>(
    about: Q,
    given: T[Q]['ask'],
    onProgress: (progress: T[Q]['progress']) => void = () => {},
  ): Promise<T[Q]['reply']> {
    return this.call(about, given, onProgress).reply
  }
  /** Like `ask`, with progress, and with a function that requests the best result so far. */
  call<Q extends keyof T>(
    about: Q,
    given: T[Q]['ask'],
    onProgress: (progress: T[Q]['progress']) => void,
  ): { readonly reply: Promise<T[Q]['reply']>; readonly enough: () => void } {
    const id = ++this.#count
    const call: Call<T> = { id, about, given }
    const reply = new Promise<T[Q]['reply']>((resolve, reject) => {
      this.#open.set(id, { call, onProgress, resolve, reject, isRepeated: false })
      this.#running().postMessage(call)
    })
    return { reply, enough: () => this.#thread?.postMessage({ enough: id }) }
  }
  /** Ends the worker and rejects all open calls. */
  stop(): void {
    this.#thread?.terminate()
    this.#thread = null
    for (const { reject } of this.#open.values()) reject(new Unanswered())
    this.#open.clear()
  }

  #running(): Thread {
    if (this.#thread) return this.#thread
    const thread = this.#start()
    thread.onmessage = ({ data }: MessageEvent<FromWorker<T>>) => {
      const open = this.#open.get(data.id)
      if (!open) return
      if ('progress' in data) return open.onProgress(data.progress)
      this.#open.delete(data.id)
      open.resolve(data.reply)
    }
    thread.onerror = (event) => {
      event.preventDefault()
      if (thread === this.#thread) this.#replace(thread)
    }
    this.#thread = thread
    return thread
  }

  #replace(dead: Thread): void {
    dead.terminate()
    this.#thread = null
    for (const [id, open] of this.#open) {
      if (open.isRepeated) {
        this.#open.delete(id)
        open.reject(new Unanswered())
      } else {
        open.isRepeated = true
        this.#running().postMessage(open.call)
      }
    }
  }
}

/** The worker's side: call it with every message. An exception ends the worker, as the page sees it. */
export function answering<T extends Protocol>(replies: Replies<T>, post: (message: FromWorker<T>) => void) {
  const done = new Set<number>()
  const reply = async <Q extends keyof T>({ id, about, given }: Call<T, Q>): Promise<void> => {
    const onProgress = (progress: T[Q]['progress']): void => post({ id, progress })
    post({ id, reply: await replies[about](given, onProgress, () => done.has(id)) })
    done.delete(id)
  }
  return (outcome: ToWorker<T>): Promise<void> => {
    if ('about' in outcome) return reply(outcome)
    done.add(outcome.enough)
    return Promise.resolve()
  }
}
