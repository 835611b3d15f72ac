/** Says why the board of a long list has a fixed size, and offers one with all of its words. */
import { longList } from '../board/outcome.ts'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { KindInfo } from '../workers/core/protocol.ts'

/** Whether the length of the list, and no option, fixed the size of the board that is shown. */
export function isOfFixedSize({ project, view, isStale, making }: Workspace, info: KindInfo | undefined): boolean {
  const takesAll = info?.options.some(({ name, choices }) => name === 'objective' && choices.includes('words'))
  if (!takesAll || view === null || isStale || making || project.rows.length <= longList) return false
  return view.score.objective !== 'words' && decisive.every((option) => specOf(project)[option] === undefined)
}

/** Options that decide on a size or a shape. */
const decisive = ['size', 'objective', 'pattern', 'rules', 'symmetry']

export function FixedSize({ onMake }: { readonly onMake: () => void }) {
  const text = useText(wordsText)
  return (
    <p class="quiet small fixed-size">
      {text.fixedSize(longList)}{' '}
      <button type="button" class="link" data-do="take-all" onClick={onMake}>
        {text.takeAll}
      </button>
    </p>
  )
}
