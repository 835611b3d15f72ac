/** How to solve a puzzle of a kind, in pictures: its worked example before, halfway and solved. */
import type { Bilingual, Lang } from '../base/text.ts'
import type { Picture } from '../drawing/picture.ts'
import type { Board } from '../kind/board.ts'
import type { Face } from '../kind/face.ts'
import type { OnPaper } from '../kind/paper.ts'
import type { SideList } from '../kind/sidelist.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { missingTouches } from '../play/missing.ts'
import { papers } from './papers.ts'

export interface Lesson {
  readonly board: Board
  /** Empty, half done, solved. */
  readonly pictures: readonly [Picture, Picture, Picture]
  /** What stands beside the board at the beginning. */
  readonly sideLists: readonly SideList[]
  readonly firstStep: Bilingual
}

/** null: the kind has no worked example. */
export async function lessonOf(kind: string, lang: Lang): Promise<Lesson | null> {
  const load = Object.hasOwn(papers, kind) ? papers[kind] : undefined
  return load ? (await load())((face, paper) => lesson(face, paper, lang)) : null
}

function lesson<K extends PuzzleTypes>(face: Face<K>, { example, firstStep }: OnPaper<K>, lang: Lang): Lesson {
  const { puzzle, answer } = example[lang]
  const blank = face.blank(puzzle)
  const touches = missingTouches(face, puzzle, blank, answer)
  const half = touches.slice(0, Math.ceil(touches.length / 2)).reduce((now, touch) => {
    const move = face.act(puzzle, now, touch)
    const next = move === null ? null : face.play(puzzle, now, move)
    return next?.ok ? next.value : now
  }, blank)
  return {
    board: face.board(puzzle),
    pictures: [face.draw(puzzle, blank), face.draw(puzzle, half), face.draw(puzzle, answer)],
    sideLists: face.lists(puzzle, blank),
    firstStep,
  }
}
