/**
 * Turns words into a puzzle: the list, the board and its facts side by side; on small screens one of them at a time.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Segmented } from '../../ui/button.tsx'
import { BoardPanel } from '../board/panel.tsx'
import type { PageProps } from '../desk/page.ts'
import { lineOf } from '../model/project.ts'
import { MakeBar } from '../options/makebar.tsx'
import { SizeField, sizeField } from '../options/size.tsx'
import { isHeldUp, useWeighed } from '../options/weighed.ts'
import { ResultPanel } from '../result/result.tsx'
import { resultText } from '../text/result.ts'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import { Ask } from './ask.tsx'
import { Compare } from './compare.tsx'
import { type Doubts, doubtsAbout } from './doubts.ts'
import { FixedSize, isOfFixedSize } from './fixedsize.tsx'
import { KindSwitch } from './kindswitch.tsx'
import { List } from './list.tsx'
import { useScript } from './script.ts'

export function WordsPage({ workspace, kinds, quickCore, begins }: PageProps) {
  const text = useText(wordsText)
  const result = useText(resultText)
  const sentence = useSentence()
  const hasLine = lineOf(workspace.project) !== null
  const [panel, setPanel] = useState<'words' | 'board' | 'result'>(hasLine ? 'board' : 'words')
  const { project, making } = workspace
  const ours = byUse(kinds.filter(({ words }) => words !== null))
  const info = ours.find(({ kind }) => kind === project.kind)
  const [compares, setCompares] = useState(false)
  const weighed = useWeighed(workspace, quickCore)
  useScript(workspace)
  useEffect(() => {
    if (making) setPanel('board')
  }, [making !== null])
  const isSizeWrong = () => isHeldUp(workspace, quickCore, (option) => (option === 'size' ? sizeField() : null))
  const [doubts, setDoubts] = useState<(Doubts & { readonly onMake: () => void }) | null>(null)
  /** The rows and the kind that are made in spite of doubts. */
  const agreed = useRef<readonly unknown[]>([])
  useEffect(() => setDoubts(null), [project.rows, project.kind, making !== null])
  /** Whether there is a doubt to settle first; `onMake` is what was wanted. */
  const isDoubtful = (kind: string | null, onMake: () => void): boolean => {
    const found = doubtsAbout(workspace, kind)
    const about = [workspace.project.rows, kind]
    if (!found || about.every((one, at) => one === agreed.current[at])) return false
    setPanel('board')
    setDoubts({
      ...found,
      onMake: () => {
        agreed.current = about
        setDoubts(null)
        onMake()
      },
    })
    return true
  }
  const compare = async (): Promise<void> => {
    if ((await isSizeWrong()) || isDoubtful(null, () => void compare())) return
    setPanel('board')
    setCompares(true)
    for (const { kind } of ours) if (!(await workspace.make({ kind, stays: true }))) break
  }
  const make = async (again: boolean): Promise<void> => {
    if ((await isSizeWrong()) || isDoubtful(workspace.project.kind, () => void make(again))) return
    setPanel('board')
    setCompares(false)
    void workspace.make({ again })
  }
  return (
    <div class={`words-page shows-${panel}`}>
      <div class="panels only-small">
        <Segmented
          name={text.parts}
          of={[
            ['words', `${text.panels.words} ${project.rows.length || ''}`],
            ['board', text.panels.board],
            ['result', text.panels.result],
          ]}
          value={panel}
          onChoose={setPanel}
        />
      </div>
      <div class="side-panels only-middle">
        <Segmented
          name={text.parts}
          of={[
            ['words', `${text.panels.words} ${project.rows.length || ''}`],
            ['result', result.result],
          ]}
          value={panel === 'words' ? 'words' : 'result'}
          onChoose={setPanel}
        />
      </div>
      <div class="tools">
        <KindSwitch kinds={ours} value={project.kind} onChoose={(kind) => workspace.change({ kind })} />
        <span class="quiet small only-wide">{text.keepsWords}</span>
        <span class="grow" />
        <SizeField workspace={workspace} info={info} problem={weighed.wrong.size ?? null} />
        <MakeBar
          workspace={workspace}
          quickCore={quickCore}
          info={info}
          again={[text.makeAgain, text.remake]}
          onMake={(again) => void make(again)}
        />
      </div>
      <List
        workspace={workspace}
        quickCore={quickCore}
        info={info}
        begins={begins}
        onCompare={() => void compare()}
        onMake={() => void make(false)}
      />
      {compares ? (
        <Compare
          workspace={workspace}
          kinds={ours}
          onBack={() => setCompares(false)}
          onChoose={(kind) => {
            setCompares(false)
            workspace.change({ kind })
          }}
        />
      ) : (
        <BoardPanel
          workspace={workspace}
          quickCore={quickCore}
          emptyText={project.rows.length > 0 ? text.ready : text.empty}
          before={
            doubts ? (
              <Ask
                doubts={doubts}
                onMake={doubts.onMake}
                onStay={() => {
                  setDoubts(null)
                  setPanel('words')
                }}
              />
            ) : isOfFixedSize(workspace, info) ? (
              <FixedSize
                onMake={() => {
                  workspace.setSpec('objective', 'words')
                  void make(false)
                }}
              />
            ) : null
          }
        />
      )}
      <ResultPanel workspace={workspace} quickCore={quickCore} />
      <span class="unseen" aria-live="polite">
        {making ? '' : workspace.problem ? sentence(workspace.problem.text) : ''}
      </span>
    </div>
  )
}

/** The most popular ones come first. */
const use = ['crossword', 'skeleton', 'wordsearch']
const byUse = (kinds: readonly KindInfo[]): readonly KindInfo[] => {
  const rank = ({ kind }: KindInfo): number => (use.includes(kind) ? use.indexOf(kind) : use.length)
  return [...kinds].sort((a, b) => rank(a) - rank(b))
}
