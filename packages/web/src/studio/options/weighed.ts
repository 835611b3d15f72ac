/**
 * What there is to say of what is asked for now: known while it is written, and asked for once more before anything is
 * made of it.
 */
import { useEffect, useState } from 'preact/hooks'
import { unlessLost } from '../desk/known.ts'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import type { Weighed } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

/** A hand on its way from 1 to 12 is not told that 1 is too small. */
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

/** A worker that is lost has no answer. */
async function weigh({ project }: Workspace, quickCore: CoreWorker): Promise<Weighed> {
  const { kind, picture, rows } = project
  const wanted = quickCore.ask('weigh', { kind, spec: specOf(project), picture, hasWords: rows.length > 0 })
  return (await unlessLost(wanted)) ?? nothing
}

/** Those of which that is being asked. */
const asking = new WeakSet<Workspace>()

/**
 * Whether one of these fields says that what is in it cannot be: then it has the focus, and nothing is to be made of
 * it. Nor is it while the same is being asked, as by the first press of two.
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
