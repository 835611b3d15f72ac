/**
 * What the page asks the workshop for while someone plays: the worker is started, and the craft loaded, when it is first asked. A worker
 * that dies is replaced, and what it was asked is asked again, once.
 */
import type { Bilingual, Cell, Target } from '@kumiki/core/player'
import type { Hint } from '@kumiki/core/verbs/hint'
import type { LookBack, Question, Reply } from './workshop.ts'

/** All reject with `OutOfReach` where the workshop cannot be loaded. */
export interface Help {
  /** `line`: the file as one line of JSON; `wish`: the cells of the entry that the player is in. */
  hint(line: string, answer: unknown, wish: readonly Cell[]): Promise<Hint<unknown>>
  /** What is wrong on the board; null: nobody here can tell, for the key is not in the file and does not follow from the rules. */
  slips(line: string, answer: unknown): Promise<readonly Target[] | null>
  /** What there is to say of a solved puzzle. */
  lookBack(line: string): Promise<LookBack>
  /** The file of another puzzle of the same kind and size. */
  another(line: string, level: number | null, seed: string): Promise<string>
}

/** With what to tell the player. */
export class OutOfReach extends Error {
  readonly text: Bilingual

  constructor(text: Bilingual) {
    super(text.en)
    this.text = text
  }
}

export function askHelp(start: () => Thread = startWorker): Help {
  const workshop = new Workshop(start)
  return {
    hint: async (line, answer, wish) => {
      const reply = await workshop.ask({ about: 'hint', line, answer, wish })
      if (reply.about === 'hint') return reply.hint
      throw refusal(reply)
    },
    slips: async (line, answer) => {
      const reply = await workshop.ask({ about: 'slips', line, answer, wish: [] })
      if (reply.about === 'slips') return reply.slips
      throw refusal(reply)
    },
    lookBack: async (line) => {
      const reply = await workshop.ask({ about: 'back', line })
      if (reply.about === 'back') return reply.back
      throw refusal(reply)
    },
    another: async (line, level, seed) => {
      const reply = await workshop.ask({ about: 'another', line, level, seed })
      if (reply.about === 'another') return reply.line
      throw refusal(reply)
    },
  }
}

export interface Asked {
  readonly id: number
  readonly question: Question
}

export interface Told {
  readonly id: number
  readonly reply: Reply
}

/** As much of a worker as is needed. */
export interface Thread {
  onmessage: ((event: MessageEvent<Told>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: Asked): void
  terminate(): void
}

const startWorker = (): Thread => new Worker(new URL('./help.worker.ts', import.meta.url), { type: 'module' })

interface Pending {
  readonly asked: Asked
  isAskedAgain: boolean
  resolve(reply: Reply): void
  reject(error: OutOfReach): void
}

class Workshop {
  readonly #start: () => Thread
  readonly #pending = new Map<number, Pending>()
  #thread: Thread | null = null
  #asked = 0

  constructor(start: () => Thread) {
    this.#start = start
  }

  ask(question: Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { id: ++this.#asked, question }
      this.#pending.set(asked.id, { asked, isAskedAgain: false, resolve, reject })
      this.#running().postMessage(asked)
    })
  }

  #running(): Thread {
    if (this.#thread) return this.#thread
    const thread = this.#start()
    thread.onmessage = ({ data: { id, reply } }) => {
      this.#pending.get(id)?.resolve(reply)
      this.#pending.delete(id)
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
    for (const [id, pending] of this.#pending) {
      if (pending.isAskedAgain) {
        this.#pending.delete(id)
        pending.reject(new OutOfReach(notLoaded))
        continue
      }
      pending.isAskedAgain = true
      this.#running().postMessage(pending.asked)
    }
  }
}

const refusal = (reply: Reply): OutOfReach => new OutOfReach(reply.about === 'problem' ? reply.problem.text : notLoaded)

const notLoaded: Bilingual = {
  en: 'This help could not be loaded. Make sure that you are online, then ask again.',
  ja: 'この機能を読み込めませんでした。ネットワークにつながっているか確かめて、もう一度お試しください。',
}
