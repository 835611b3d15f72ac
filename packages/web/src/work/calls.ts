/**
 * Questions to a worker, and its answers: each with a number, with progress on the way where it takes long. The worker
 * is started when it is first asked. One that dies is replaced and asked again, once; then whoever asked is told.
 */

/** What can be asked: for each question what is given, what is told on the way, and what comes back. */
export type Protocol = Record<string, { ask: unknown; progress: unknown; reply: unknown }>

export interface Call<T extends Protocol, Q extends keyof T = keyof T> {
  readonly id: number
  readonly about: Q
  readonly given: T[Q]['ask']
}

/** To the worker: a question, or that enough was done for one. */
export type ToWorker<T extends Protocol> = Call<T> | { readonly enough: number }

/** From the worker. */
export type FromWorker<T extends Protocol> =
  | { readonly id: number; readonly reply: T[keyof T]['reply'] }
  | { readonly id: number; readonly progress: T[keyof T]['progress'] }

/** What a worker does for each question. `enough` turns true when the asker has had enough. */
export type Replies<T extends Protocol> = {
  readonly [Q in keyof T]: (
    given: T[Q]['ask'],
    onProgress: (progress: T[Q]['progress']) => void,
    enough: () => boolean,
  ) => Promise<T[Q]['reply']>
}

/** As much of a worker as is needed. */
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
  /** The same, with a way to say that enough was done: then the best so far comes back. */
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
  /** Ends the worker; whoever waits is told. */
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

/** The worker's side: call it with every message. What throws ends the worker, as the page sees it. */
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
