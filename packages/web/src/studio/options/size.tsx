/** The size of a board, the option that is changed most. Free text as on the command line: 9, 12x8; nothing: as the kind likes. */
import type { KindInfo } from '../bench/talk.ts'
import type { Desk } from '../desk.ts'
import { specOf } from '../project.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'

export function SizeField({ desk, info }: { readonly desk: Desk; readonly info: KindInfo | undefined }) {
  const text = useText(wordsText)
  const option = info?.options.find(({ name }) => name === 'size')
  if (!option) return null
  const value = specOf(desk.project).size
  return (
    <label class="size">
      <span>{text.size}</span>
      <input
        class="field"
        size={9}
        placeholder={option.initial === undefined ? text.sizeAuto : String(option.initial)}
        value={value === undefined ? '' : String(value)}
        onChange={(event) => desk.setSpec('size', sizeOf(event.currentTarget.value))}
      />
    </label>
  )
}

const sizeOf = (typed: string): string | number | undefined => {
  const plain = typed.normalize('NFKC').trim().replace(/[×*]/, 'x')
  if (plain === '') return undefined
  return /^\d+$/.test(plain) ? Number(plain) : plain
}
