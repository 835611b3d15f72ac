/** The pages after a board that has a page of its own: its lists, or the rules, over as many pages as they take. */
import type { Room } from './arrange.ts'
import { type Block, stacked } from './block.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import { gaps, type Paper } from './measures.ts'
import { phrases } from './phrases.ts'
import { listsOf, type Sheet } from './sheet.ts'
import type { Style } from './style.ts'

interface Around {
  readonly above: readonly Block[]
  readonly below: readonly Block[]
}

/** What the footer of the board's page announces for the next one. */
export function nextOf({ sideLists }: Sheet): 'clues' | 'list' | 'rules' {
  const forms = sideLists.map(({ form }) => form)
  return forms.includes('clues') ? 'clues' : forms.includes('words') ? 'list' : 'rules'
}

export function layLists(style: Style, sheet: Sheet, paper: Paper, head: Head, around: Around): Draft[] {
  const next = nextOf(sheet)
  const listHead: Head = {
    ...head,
    facts: next === 'rules' ? [] : [phrases[next][style.lang]],
    level: null,
    tag: null,
    nameLine: false,
  }
  const bodies = listPages(style, sheet, around, roomOn(style, paper, listHead))
  return bodies
    .filter(({ height }) => height > 0)
    .map((body): Draft => ({ style, paper, head: listHead, body, numbers: [sheet.number], next: null }))
}

/** Lists over as many pages as they take, with the largest letters that do not add a page. */
function listPages(style: Style, sheet: Sheet, { above, below }: Around, { width, height }: Room): Block[] {
  const lists = listsOf(style, sheet)
  const pagesAt = (size: number): Block[] => {
    const pages: Block[][] = [[...above]]
    for (const list of lists) {
      const used = stacked(pages.at(-1) ?? [], gaps.between).height
      const first = height - used - (used > 0 ? gaps.between : 0)
      const whole = list.block(width, Math.min(size, list.max))
      const pieces =
        whole && whole.height <= first ? [whole] : list.pieces(width, Math.min(size, list.max), first, height)
      const [here, ...later] = pieces
      if (here && here.height <= first + 1e-6) pages.at(-1)?.push(here)
      else if (here) pages.push([here])
      for (const piece of later) pages.push([piece])
    }
    for (const block of below) {
      const used = stacked(pages.at(-1) ?? [], gaps.between).height
      if (used + gaps.between + block.height <= height) pages.at(-1)?.push(block)
      else pages.push([block])
    }
    return pages.map((blocks) => stacked(blocks, gaps.between))
  }
  let best = pagesAt(style.sizes.min)
  const max = Math.max(0, ...lists.map((list) => list.max))
  for (let size = style.sizes.min + 0.5; size <= max; size += 0.5) {
    const next = pagesAt(size)
    if (next.length > best.length || next.some((page) => page.height > height + 1e-6)) break
    best = next
  }
  return best
}
