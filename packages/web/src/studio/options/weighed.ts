/** What there is to say of what is asked for now: known while it is written, and asked for once more before anything is made of it. */
import { useEffect, useState } from 'preact/hooks'
import type { Bench } from '../bench/bench.ts'
import type { Weighed } from '../bench/talk.ts'
import type { Desk } from '../desk.ts'
import { specOf } from '../project.ts'

/** A hand on its way from 1 to 12 is not told that 1 is too small. */
const restMs = 250

export function useWeighed(desk: Desk, clerk: Bench): Weighed {
  const [weighed, setWeighed] = useState<Weighed>({ vain: {}, problem: null })
  const { kind, picture, rows } = desk.project
  const name = JSON.stringify([kind, specOf(desk.project), picture, rows.length > 0])
  useEffect(() => {
    let isOld = false
    const resting = setTimeout(
      () =>
        void weigh(desk, clerk).then((found) => {
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

const weigh = ({ project }: Desk, clerk: Bench): Promise<Weighed> => {
  const { kind, picture, rows } = project
  return clerk.ask('weigh', { kind, spec: specOf(project), picture, hasWords: rows.length > 0 })
}

/** Whether one of these fields says that what is in it cannot be: then it has the focus, and nothing is to be made of it. */
export async function isHeldUp(
  desk: Desk,
  clerk: Bench,
  fieldOf: (option: string) => HTMLElement | null,
): Promise<boolean> {
  const option = (await weigh(desk, clerk)).problem?.path[0]
  const field = option === undefined ? null : fieldOf(String(option))
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  return field !== null
}
