/** What the page asks the workshop for while someone plays: the worker is started, and the craft loaded, when it is first asked. */
import type { Cell } from '@kumiki/core/player'
import type { Hint } from '@kumiki/core/verbs/hint'

export interface Help {
  /** `line`: the file as one line of JSON; `wish`: the cells of the entry that the player is in. */
  hint(line: string, answer: unknown, wish: readonly Cell[]): Promise<Hint<unknown>>
  /** What is wrong on the board; null: nobody here can tell, for the key is not in the file and does not follow from the rules. */
  slips(line: string, answer: unknown): Promise<readonly Cell[] | null>
}
