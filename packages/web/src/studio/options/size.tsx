/**
 * The size of a board, the option that is changed most. Free text as on the command line: 9, 12x8; empty: the kind
 * decides. Invalid input is reported here while it is typed.
 */
import type { Problem } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import { problemSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { KindInfo } from '../workers/core/protocol.ts'

interface Props {
  readonly workspace: Workspace
  readonly info: KindInfo | undefined
  /** The problem with it. */
  readonly problem: Problem | null
}

export const sizeField = (): HTMLElement | null => document.querySelector('.size input')

export function SizeField({ workspace, info, problem }: Props) {
  const text = useText(wordsText)
  const lang = useLang()
  /** The text being typed; null if nobody is typing. */
  const [typed, setTyped] = useState<string | null>(null)
  const option = info?.options.find(({ name }) => name === 'size')
  if (!option) return null
  const value = specOf(workspace.project).size
  const isBad = problem !== null
  return (
    <>
      <label class="size">
        <span>{text.size}</span>
        <input
          class="field"
          size={9}
          title={text.sizeHint}
          placeholder={option.initial === undefined ? text.sizeAuto : String(option.initial)}
          value={typed ?? (value === undefined ? '' : String(value))}
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? 'size-bad' : undefined}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            workspace.setSpec('size', sizeOf(currentTarget.value))
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      {isBad && (
        <small class="size-bad bad" id="size-bad" role="alert">
          {problemSentence(problem, lang)}
        </small>
      )}
    </>
  )
}

const sizeOf = (typed: string): string | number | undefined => {
  const plain = typed.normalize('NFKC').trim().replace(/[×*]/, 'x')
  if (plain === '') return undefined
  return /^\d+$/.test(plain) ? Number(plain) : plain
}
