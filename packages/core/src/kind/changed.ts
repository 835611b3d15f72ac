/**
 * A making whose boards are transformed as they are yielded: each once, so that the same board gives the same object.
 */
import { good } from '../base/result.ts'
import type { Made, Making } from './craft.ts'
import type { PuzzleTypes } from './types.ts'

export function* changed<K extends PuzzleTypes>(making: Making<K>, change: (made: Made<K>) => Made<K>): Making<K> {
  let from: Made<K> | null = null
  let to: Made<K> | null = null
  const once = (made: Made<K>): Made<K> => {
    if (made !== from || to === null) to = change(made)
    from = made
    return to
  }
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? good(once(turn.value.value)) : turn.value
    yield turn.value && once(turn.value)
  }
}
