/** The doctor: which three words to add and which to leave out, with measured boards before and after. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Workspace } from '../desk/workspace.ts'
import type { Row } from '../model/project.ts'
import { doctorText } from '../text/doctor.ts'
import { useText } from '../text/text.ts'
import type { Advice } from '../workers/core/protocol.ts'
import { newCoreWorker } from '../workers/core/worker.ts'
import { orLost } from '../workers/print/worker.ts'

/** The kinds that trial boards are made for. */
export const doctoredKinds: readonly string[] = ['crossword', 'skeleton']

interface Props {
  readonly workspace: Workspace
  readonly onClose: () => void
}

export function DoctorSheet({ workspace, onClose }: Props) {
  const text = useText(doctorText)
  const lang = useLang()
  const [advice, setAdvice] = useState<Advice | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    // a worker of its own, because it makes many boards; closing the sheet ends it
    const core = newCoreWorker()
    let isOpen = true
    const { kind, rows } = workspace.project
    void orLost(core.ask('doctor', { kind, rows })).then((found) => {
      if (!isOpen) return
      if (found.ok) setAdvice(found.value)
      else setProblem(found.error)
    })
    return () => {
      isOpen = false
      core.stop()
    }
  }, [])
  const isBetter = advice !== null && advice.add.length + advice.drop.length > 0
  return (
    <Sheet title={text.title} onClose={onClose}>
      <div class="doctor" data-doctor={advice ? (isBetter ? 'better' : 'nothing') : problem ? 'problem' : 'busy'}>
        {problem && (
          <p class="trouble" role="alert">
            {problem.text[lang]}
          </p>
        )}
        {!advice && !problem && (
          <p class="quiet" role="status">
            {text.trying}
          </p>
        )}
        {advice && <Measurements advice={advice} isBetter={isBetter} />}
        {advice && advice.add.length > 0 && (
          <>
            <h3>{text.add}</h3>
            <ul class="advised">
              {advice.add.map(({ word, reading, clue }) => (
                <li key={word}>
                  <b>{reading === '' ? word : `${word} (${reading})`}</b> <span class="quiet">{clue}</span>
                </li>
              ))}
            </ul>
            {advice.themes.length > 0 && (
              <p class="quiet small">{text.from(advice.themes.map((title) => title[lang]))}</p>
            )}
          </>
        )}
        {advice && advice.drop.length > 0 && (
          <>
            <h3>{text.drop}</h3>
            <p>{advice.drop.map(({ shown }) => shown).join(lang === 'ja' ? '、' : ', ')}</p>
          </>
        )}
        {advice && isBetter && (
          <p class="ends">
            <Button
              variant="primary"
              does="advise"
              onPress={() => {
                workspace.setRows(followAdvice(workspace, advice))
                onClose()
                void workspace.make()
              }}
            >
              {text.follow}
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  )
}

/** The list after the advice; words to drop are matched by their spelling in the cells. */
function followAdvice({ project: { rows }, judged }: Workspace, { add, drop }: Advice): readonly Row[] {
  const gone = new Set(drop.map(({ word }) => word))
  return [...rows.filter((_, at) => !gone.has(judged?.rows[at]?.word ?? '')), ...add]
}

function Measurements({ advice, isBetter }: { readonly advice: Advice; readonly isBetter: boolean }) {
  const text = useText(doctorText)
  const { size, boards, before, after } = advice
  return (
    <>
      <table>
        <caption class="quiet">{text.boards(size, boards)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.white}</th>
            <th scope="col">{text.crossings}</th>
            <th scope="col">{text.words}</th>
          </tr>
        </thead>
        <tbody>
          {([[text.before, before], ...(isBetter ? ([[text.after, after]] as const) : [])] as const).map(
            ([name, one]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{oneDigit(one.white)}</td>
                <td>{oneDigit(one.crossings)}</td>
                <td>{oneDigit(one.words)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {!isBetter && <p>{text.nothing}</p>}
    </>
  )
}

const oneDigit = (value: number): string => (Math.round(value * 10) / 10).toFixed(1)
