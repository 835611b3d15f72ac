/** The types that belong together in one kind. `why` is what a solving step rests on; plain JSON, as all of them. */
export interface PuzzleTypes {
  readonly puzzle: object
  readonly answer: object
  readonly move: object
  readonly why: object
}
