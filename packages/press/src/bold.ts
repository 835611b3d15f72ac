/**
 * An answer as the picture that it draws. A kind that can show how its puzzle came to be knows which strokes are the picture's own; of any other
 * all that was entered is bold.
 */
import { bad, good, type Result } from '@kumiki/core/base/result'
import { bold } from '@kumiki/core/drawing/bold'
import type { Picture } from '@kumiki/core/drawing/picture'
import type { KumikiFile } from '@kumiki/core/file/file'
import type { Face } from '@kumiki/core/kind/face'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { doors } from '@kumiki/core/kinds/doors'
import { noAnswer } from './drawn.ts'

export async function boldAnswer<K extends Shapes>(file: KumikiFile<K>, face: Face<K>): Promise<Result<Picture>> {
  if (file.answer === undefined) return bad(noAnswer)
  const stages = await doors[file.kind]?.((door) => door.stages?.show(file))
  const last = stages?.ok ? stages.value.at(-1) : undefined
  return good(last?.picture ?? bold(face.draw(file.puzzle, file.answer)))
}
