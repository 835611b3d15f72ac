/** The workshop's side of a player's questions: the file is opened through the door of its kind, and the craft loaded with it. */
import type { Problem, Result } from '@kumiki/core/base/result'
import { parse } from '@kumiki/core/base/schema'
import type { Cell } from '@kumiki/core/base/target'
import { type OpenedFile, openAs } from '@kumiki/core/file/open'
import { doors } from '@kumiki/core/kinds/doors'
import { type Hint, hint } from '@kumiki/core/verbs/hint'
import { slips } from '@kumiki/core/verbs/slips'

export interface Question {
  readonly about: 'hint' | 'slips'
  /** The file as one line of JSON. */
  readonly line: string
  readonly answer: unknown
  /** The cells of the entry that the player is in. */
  readonly wish: readonly Cell[]
}

export type Reply =
  | { readonly about: 'hint'; readonly hint: Hint<unknown> }
  | { readonly about: 'slips'; readonly slips: readonly Cell[] | null }
  | { readonly about: 'problem'; readonly problem: Problem }

export async function reply({ about, line, answer: given, wish }: Question): Promise<Reply> {
  const opened = await openedFile(line)
  if (!opened.ok) return { about: 'problem', problem: opened.error }
  return opened.value(async ({ puzzle, answer: key = null }, face, door): Promise<Reply> => {
    const answer = parse(face.answer, given)
    if (!answer.ok) return { about: 'problem', problem: answer.error }
    const craft = await door.craft()
    return about === 'hint'
      ? { about, hint: hint(craft, puzzle, key, answer.value, wish) }
      : { about, slips: slips(craft, puzzle, key, answer.value)?.flat() ?? null }
  })
}

/** The last one is kept open: its player asks again. */
let last: { readonly line: string; readonly opened: Promise<Result<OpenedFile>> } | null = null

function openedFile(line: string): Promise<Result<OpenedFile>> {
  if (last?.line !== line) last = { line, opened: openAs(line, doors) }
  return last.opened
}
