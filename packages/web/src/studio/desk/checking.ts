/**
 * Puzzles from a backup or a server are not trusted. They are stored as unverified, and are verified one after another
 * in a separate worker when they are first shown: both solvers and the grader run, and their results replace the
 * claims. A file that is not a valid puzzle is removed.
 */

import type { Project } from '../model/project.ts'
import { type CoreWorker, newCoreWorker } from '../workers/core/worker.ts'
import { unlessLost } from './known.ts'

export class Checker {
  readonly #core: CoreWorker
  readonly #open = new Map<string, Promise<Project>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(core: CoreWorker = newCoreWorker()) {
    this.#core = core
  }

  /** The project without unverified puzzles, except those that could not be checked because the worker died. */
  check(project: Project): Promise<Project> {
    const name = `${project.id} ${project.changed}`
    const known = this.#open.get(name)
    if (known) return known
    const checking = this.#last.then(() => this.#checked(project)).finally(() => this.#open.delete(name))
    this.#open.set(name, checking)
    this.#last = checking.catch(() => {})
    return checking
  }

  async #checked(project: Project): Promise<Project> {
    let now = project
    for (const kind of project.strange) {
      const line = project.made[kind]
      const found = line === undefined ? null : await unlessLost(this.#core.ask('verify', { line }))
      if (found === null && line !== undefined) continue
      now = found?.ok ? withChecked(now, kind, found.value) : withoutPuzzle(now, kind)
    }
    return now
  }
}

function withChecked(
  project: Project,
  kind: string,
  {
    line,
    rows,
    spec,
  }: { readonly line: string; readonly rows: Project['rows']; readonly spec: Project['specs'][string] },
): Project {
  return {
    ...project,
    made: { ...project.made, [kind]: line },
    strange: project.strange.filter((one) => one !== kind),
    // the recipe says which words and options the puzzle was made from
    rows: project.door === 'words' && project.rows.length === 0 ? rows : project.rows,
    specs: Object.hasOwn(project.specs, kind) ? project.specs : { ...project.specs, [kind]: spec },
  }
}

function withoutPuzzle(project: Project, kind: string): Project {
  const { [kind]: _, ...made } = project.made
  return { ...project, made, strange: project.strange.filter((one) => one !== kind) }
}

export const checker = new Checker()
