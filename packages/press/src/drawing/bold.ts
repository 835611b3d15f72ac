/**
 * Draws an answer as the picture that it makes. A kind with a preview knows which strokes belong to the picture; for
 * any other kind everything entered is bold.
 */
import { bad, good, type Result } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { bold, type Picture } from '@kumiki/core/drawing'
import { kinds } from '@kumiki/core/kinds'
import { noAnswer } from './drawn.ts'

/** Whether the answer draws a picture; only such puzzles have a likeness. */
export const drawsPicture = <K extends PuzzleTypes>({ report }: KumikiFile<K>): boolean =>
  report?.score?.likeness !== undefined

/** For each file the picture that its answer draws, or null if it draws none. */
export const answersDrawn = (files: readonly SomeFile[]): Promise<(Picture | null)[]> =>
  Promise.all(
    files.map((file) =>
      file(async (known, face) => {
        const drawn = drawsPicture(known) ? await boldAnswer(known, face) : null
        return drawn?.ok ? drawn.value : null
      }),
    ),
  )

export async function boldAnswer<K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>): Promise<Result<Picture>> {
  if (file.answer === undefined) return bad(noAnswer)
  const stages = await kinds[file.kind]?.((module) => module.preview?.show(file))
  const last = stages?.ok ? stages.value.at(-1) : undefined
  return good(last?.picture ?? bold(face.draw(file.puzzle, file.answer)))
}
