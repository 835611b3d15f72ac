/** The part of npm `crossword-layout-generator` that is used here; it ships no types. */
declare module 'crossword-layout-generator' {
  interface Laid {
    readonly answer: string
    readonly orientation: 'across' | 'down' | 'none'
  }
  interface Layout {
    /** `-` where there is no letter. */
    readonly table: readonly (readonly string[])[]
    readonly result: readonly Laid[]
    readonly rows: number
    readonly cols: number
  }
  const generator: { generateLayout(words: { clue: string; answer: string }[]): Layout }
  export default generator
}
