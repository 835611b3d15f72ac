/**
 * An answer as the picture that it draws: what was entered is bold, what was printed is small and faint. It works for
 * every kind, because inks distinguish the two. Lines that show one target together, such as a double bridge, share the
 * weight.
 */
import type { Mark, Picture } from './picture.ts'

/** Line width in cells. */
const single = 0.24
const shared = 0.13
/** The scale of discs and of the numbers in them. */
const discShare = 0.64
const textShare = 0.68

export function bold(picture: Picture): Picture {
  const lines = new Map<string, number>()
  for (const mark of picture.marks) if (isEntered(mark)) lines.set(target(mark), (lines.get(target(mark)) ?? 0) + 1)
  return { ...picture, marks: picture.marks.map((mark) => bolder(mark, (lines.get(target(mark)) ?? 1) > 1)) }
}

function bolder(mark: Mark, isShared: boolean): Mark {
  if (isEntered(mark)) return { ...mark, width: isShared ? shared : single }
  if (mark.mark === 'disc') return { ...mark, r: mark.r * discShare, ink: 'faint' }
  if (mark.mark === 'text' && mark.ink !== 'entry') return { ...mark, size: mark.size * textShare, ink: 'faint' }
  return mark
}

const isEntered = (mark: Mark): mark is Extract<Mark, { mark: 'line' }> => mark.mark === 'line' && mark.ink === 'entry'

const target = ({ of }: Mark): string => JSON.stringify(of ?? null)
