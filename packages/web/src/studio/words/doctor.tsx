/** The doctor: three words to add, words to drop, and the boards before and after; each advice is taken by one press. */
import type { Result } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Bench } from '../bench/bench.ts'
import type { Examined } from '../bench/talk.ts'
import type { Desk } from '../desk.ts'
import { passageText } from '../text/passage.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly desk: Desk
  readonly clerk: Bench
}

/** The kinds whose words cross. */
const examined = ['crossword', 'skeleton']

export function Doctor({ desk, clerk }: Props) {
  const text = useText(passageText)
  const lang = useLang()
  const [found, setFound] = useState<Result<Examined> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { rows, kind } = desk.project
  const cells = desk.judged?.rows.map(({ word }) => word) ?? []
  // advice is for one kind
  useEffect(() => setFound(null), [kind])
  if (!examined.includes(kind) || rows.length < 2) return null
  const examine = async (): Promise<void> => {
    setBusy(true)
    await desk.settled()
    setFound(await clerk.ask('doctor', { kind, rows: desk.project.rows }).catch(() => null))
    setBusy(false)
  }
  const advice = found?.ok ? found.value : null
  const isListed = (word: string): boolean => rows.some((row) => row.word === word)
  return (
    <div class="doctor">
      <Button look="quiet" does="doctor" busy={isBusy} disabled={isBusy} onPress={() => void examine()}>
        {isBusy ? text.examining : text.doctor}
      </Button>
      {found && !found.ok && (
        <p class="trouble" role="alert">
          {found.error.text[lang]}
        </p>
      )}
      {advice && (
        <div role="status">
          <p class="quiet small">{text.boards(advice.size, advice.boards)}</p>
          <dl>
            <dt>{text.before}</dt>
            <dd>{text.figures(advice.before)}</dd>
            {advice.add.length + advice.drop.length > 0 && (
              <>
                <dt>{text.after}</dt>
                <dd>{text.figures(advice.after)}</dd>
              </>
            )}
          </dl>
          {advice.add.length + advice.drop.length === 0 && <p>{text.nothing}</p>}
          <div class="chips">
            {advice.add
              .filter(({ word }) => !isListed(word))
              .map((row) => (
                <button
                  key={row.word}
                  type="button"
                  class="chip"
                  title={row.clue}
                  onClick={() => desk.setRows([...desk.project.rows, row])}
                >
                  {text.add(row.word)}
                </button>
              ))}
            {advice.drop
              .filter((word) => cells.includes(word))
              .map((word) => (
                <button
                  key={word}
                  type="button"
                  class="chip"
                  onClick={() => desk.setRows(desk.project.rows.filter((_, at) => cells[at] !== word))}
                >
                  {text.drop(rows[cells.indexOf(word)]?.word ?? word)}
                </button>
              ))}
          </div>
        </div>
      )}
    </div>
  )
}
