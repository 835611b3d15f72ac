/** What there is to say of what is asked for now: known while it is written, and asked for once more before anything is made of it. */
import { useEffect, useState } from 'preact/hooks'
import type { Desk } from '../desk/desk.ts'
import { unlessLost } from '../desk/known.ts'
import { specOf } from '../model/project.ts'
import type { Weighed } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

/** A hand on its way from 1 to 12 is not told that 1 is too small. */
const restMs = 250

export function useWeighed(desk: Desk, quickCore: CoreWorker): Weighed {
  const [weighed, setWeighed] = useState(nothing)
  const { kind, picture, rows } = desk.project
  const name = JSON.stringify([kind, specOf(desk.project), picture, rows.length > 0])
  useEffect(() => {
    let isOld = false
    const resting = setTimeout(
      () =>
        void weigh(desk, quickCore).then((found) => {
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
async function weigh({ project }: Desk, quickCore: CoreWorker): Promise<Weighed> {
  const { kind, picture, rows } = project
  const wanted = quickCore.ask('weigh', { kind, spec: specOf(project), picture, hasWords: rows.length > 0 })
  return (await unlessLost(wanted)) ?? nothing
}

/** Those of which that is being asked. */
const asking = new WeakSet<Desk>()

/**
 * Whether one of these fields says that what is in it cannot be: then it has the focus, and nothing is to be made of it. Nor is it while the
 * same is being asked, as by the first press of two.
 */
export async function isHeldUp(
  desk: Desk,
  quickCore: CoreWorker,
  fieldOf: (option: string) => HTMLElement | null,
): Promise<boolean> {
  if (asking.has(desk)) return true
  asking.add(desk)
  try {
    await desk.settled()
    const { wrong } = await weigh(desk, quickCore)
    const field = Object.keys(wrong).map(fieldOf).find(Boolean)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
    return field !== undefined
  } finally {
    asking.delete(desk)
  }
}
