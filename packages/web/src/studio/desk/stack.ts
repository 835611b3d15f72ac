/**
 * Makes ten puzzles of a level one after another in a separate worker, beside other work; each is saved into a new
 * folder as soon as it is finished. If one cannot be made, other seeds are tried; then it is left out.
 */
import type { Lang } from '@kumiki/core/player'
import { Unanswered } from '../../work/calls.ts'
import { newId, newProject, type Project, type Spec } from '../model/project.ts'
import type { Projects } from '../model/projects.ts'
import type { PuzzleView } from '../workers/core/protocol.ts'
import { type CoreWorker, newCoreWorker } from '../workers/core/worker.ts'

export const stackSize = 10
const maxTries = 3

export interface StackItem {
  readonly kind: string
  readonly spec: Spec
  readonly title: string
}

export interface Stacked {
  readonly project: Project
  readonly view: PuzzleView
}

export class Stack {
  readonly #listeners = new Set<() => void>()
  #maker: CoreWorker | null = null
  /** The puzzles made so far; null before a run, and after `clear`. */
  made: readonly Stacked[] | null = null
  /** How many were tried, including those that could not be made. */
  done = 0

  get isMaking(): boolean {
    return this.#maker !== null
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  async make(items: readonly StackItem[], folder: string, lang: Lang, projects: Projects): Promise<void> {
    this.stop()
    const maker = newCoreWorker()
    this.#maker = maker
    this.made = []
    this.done = 0
    this.#notify()
    for (const item of items) {
      const stacked = await makeOne(maker, item, folder, lang)
      if (this.#maker !== maker) return
      if (stacked) {
        projects.keep(stacked.project)
        this.made = [...this.made, stacked]
      }
      this.done++
      this.#notify()
    }
    this.stop()
  }
  /** Ends the run; finished puzzles stay. */
  stop(): void {
    this.#maker?.stop()
    this.#maker = null
    this.#notify()
  }
  /** Dismisses the finished run. */
  clear(): void {
    this.made = null
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

async function makeOne(maker: CoreWorker, item: StackItem, folder: string, lang: Lang): Promise<Stacked | null> {
  const { kind, spec, title } = item
  for (let tries = 0; tries < maxTries; tries++) {
    const seed = newId().slice(0, 8)
    try {
      const made = await maker.ask('make', {
        kind,
        spec,
        rows: null,
        picture: null,
        seed,
        effort: null,
        timeMs: null,
        lang,
        title,
      })
      if (!made.ok) continue
      const { line, view } = made.value
      const project = {
        ...newProject('plain', kind, lang),
        title,
        folder,
        seed,
        specs: { [kind]: spec },
        made: { [kind]: line },
      }
      return { project, view }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return null
    }
  }
  return null
}
