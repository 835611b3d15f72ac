/** The sample puzzles of the start page, made with the command line and drawn by their own faces. */
import { faces, type Lang, type Picture, parseFile } from '@kumiki/core/player'
import { lines } from './lines.ts'

type Shown = keyof typeof lines

/** The words of the sample crossword, shown as a list. */
export const shownWords: Readonly<Record<Lang, readonly string[]>> = {
  ja: ['あかびら', 'あしべつ', 'しんしのつ', 'しらおい', 'なんぽろ', 'べつかい', 'むろらん'],
  en: ['Azerbaijan', 'Burkina Faso', 'Cape Verde', 'Kenya', 'Nepal', 'Sweden', 'Vanuatu'],
}

export interface Showcase {
  readonly crossword: Readonly<Record<Lang, Picture>>
  readonly fish: Picture
  readonly plain: readonly Picture[]
}

let drawn: Promise<Showcase> | null = null

export function showcase(): Promise<Showcase> {
  drawn ??= draw()
  return drawn
}

async function draw(): Promise<Showcase> {
  const [ja, en, fish, ...plain] = await Promise.all([
    pictureOf('crosswordJa', true),
    pictureOf('crosswordEn', true),
    pictureOf('fish', true),
    pictureOf('sudoku', false),
    pictureOf('blocksum', false),
    pictureOf('hashi', true),
  ])
  return { crossword: { ja, en }, fish, plain }
}

async function pictureOf(name: Shown, isSolved: boolean): Promise<Picture> {
  const opened = await parseFile(lines[name], faces)
  if (!opened.ok) throw new Error(`The showcase has a false ${name}.`)
  return opened.value(({ puzzle, answer }, face) =>
    face.draw(puzzle, isSolved && answer !== undefined ? answer : face.blank(puzzle)),
  )
}
