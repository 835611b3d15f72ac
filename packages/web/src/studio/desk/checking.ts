/**
 * Puzzles that came with a backup or from a server are believed in nothing. They lie in the store as unverified, and
 * are checked one after another in a worker of their own when somebody looks at them: both solvers and the grader run,
 * and what they found takes the place of what was claimed. What is no puzzle goes.
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

  /** The project with nothing strange in it, or with what could not be checked because the worker died. */
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
    // what was made of something is known by its recipe
    rows: project.door === 'words' && project.rows.length === 0 ? rows : project.rows,
    specs: Object.hasOwn(project.specs, kind) ? project.specs : { ...project.specs, [kind]: spec },
  }
}

function withoutPuzzle(project: Project, kind: string): Project {
  const { [kind]: _, ...made } = project.made
  return { ...project, made, strange: project.strange.filter((one) => one !== kind) }
}

export const checker = new Checker()
