/** As much of npm `crossword-layout-generator`, which ships no types, as is used here. */
declare module 'crossword-layout-generator' {
  interface Laid {
    readonly answer: string
    readonly orientation: 'across' | 'down' | 'none'
  }
  interface Layout {
    /** `-` where no letter stands. */
    readonly table: readonly (readonly string[])[]
    readonly result: readonly Laid[]
    readonly rows: number
    readonly cols: number
  }
  const generator: { generateLayout(words: { clue: string; answer: string }[]): Layout }
  export default generator
}
