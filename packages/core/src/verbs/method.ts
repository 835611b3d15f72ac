/**
 * Alternative methods of solving, by name. A method is a craft of the same kind, so it can be used wherever the kind's
 * own is.
 */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { printable } from '../base/text.ts'
import { type Craft, extrasOf } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/** null: the kind's own. */
export async function methodOf<K extends PuzzleTypes>(craft: Craft<K>, name: string | null): Promise<Result<Craft<K>>> {
  if (name === null) return good(craft)
  const { methods } = extrasOf(craft)
  const load = Object.hasOwn(methods, name) ? methods[name] : undefined
  return load ? good(await load()) : bad(unknownMethod(craft.face.id, name, Object.keys(methods)))
}

function unknownMethod(kind: string, name: string, known: readonly string[]): Problem {
  if (known.length === 0)
    return problem('no-methods', `${kind} has no other methods.`, `${kind} にはほかの方法がありません。`)
  const wanted = printable(name).slice(0, 40)
  return problem(
    'unknown-method',
    `${kind} has no method "${wanted}"; there are ${known.join(', ')}.`,
    `${kind} に方法「${wanted}」はありません。使えるのは ${known.join(', ')} です。`,
  )
}
