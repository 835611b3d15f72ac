/** Validates the options: during input, and once more before a puzzle is made. */
import { useEffect, useState } from 'preact/hooks'
import { unlessLost } from '../desk/known.ts'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import type { Weighed } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

/** Prevents a message that 1 is too small while 12 is being typed. */
const restMs = 250

export function useWeighed(workspace: Workspace, quickCore: CoreWorker): Weighed {
  const [weighed, setWeighed] = useState(nothing)
  const { kind, picture, rows } = workspace.project
  const name = JSON.stringify([kind, specOf(workspace.project), picture, rows.length > 0])
  useEffect(() => {
    let isOld = false
    const resting = setTimeout(
      () =>
        void weigh(workspace, quickCore).then((found) => {
          if (!isOld) setWeighed(found)
        }),
      restMs,
    )
    return () => {
      isOld = true
      clearTimeout(resting)
    }
  }, [name])
  return weighed
}

const nothing: Weighed = { vain: {}, wrong: {} }

/** A lost worker reports no problems. */
async function weigh({ project }: Workspace, quickCore: CoreWorker): Promise<Weighed> {
  const { kind, picture, rows } = project
  const wanted = quickCore.ask('weigh', { kind, spec: specOf(project), picture, hasWords: rows.length > 0 })
  return (await unlessLost(wanted)) ?? nothing
}

/** The workspaces for which a check is running. */
const asking = new WeakSet<Workspace>()

/**
 * Whether an invalid field blocks making; if so, that field gets the focus. A second press during the check is blocked
 * too.
 */
export async function isHeldUp(
  workspace: Workspace,
  quickCore: CoreWorker,
  fieldOf: (option: string) => HTMLElement | null,
): Promise<boolean> {
  if (asking.has(workspace)) return true
  asking.add(workspace)
  try {
    await workspace.settled()
    const { wrong } = await weigh(workspace, quickCore)
    const field = Object.keys(wrong).map(fieldOf).find(Boolean)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
    return field !== undefined
  } finally {
    asking.delete(workspace)
  }
}
