/** The types that belong together in one kind. `why` is what a solving step is based on. All are plain JSON. */
export interface PuzzleTypes {
  readonly puzzle: object
  readonly answer: object
  readonly move: object
  readonly why: object
}
