/** The list as a puzzle of every kind that takes words, side by side, to choose one. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, LevelDots } from '../../ui/button.tsx'
import { PictureView } from '../board/drawing.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { resultText } from '../text/result.ts'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { KindInfo } from '../workers/core/protocol.ts'

interface Props {
  readonly workspace: Workspace
  readonly kinds: readonly KindInfo[]
  readonly onChoose: (kind: string) => void
  readonly onBack: () => void
}

export function Compare({ workspace, kinds, onChoose, onBack }: Props) {
  const text = useText(wordsText)
  const result = useText(resultText)
  const lang = useLang()
  const sentence = useSentence()
  const failed = useFailed(workspace)
  return (
    <section class="middle compare" aria-label={text.compare}>
      <p class="compare-back">
        <Button variant="quiet" icon="back" onPress={onBack}>
          {text.backToBoard}
        </Button>
      </p>
      {kinds.map(({ kind, title }) => {
        const view = workspace.viewOfKind(kind)
        const isNow = workspace.making?.kind === kind
        const picture = isNow ? workspace.making?.progress?.picture : view?.solved
        const problem = isNow ? undefined : failed[kind]
        const words = new Set(view?.places.map(({ word }) => word)).size
        return (
          <article key={kind} aria-busy={isNow}>
            <h3>{title[lang]}</h3>
            <div class="small-easel">
              {picture ? (
                <PictureView picture={picture} board={isNow ? workspace.making?.progress?.board : view?.board} />
              ) : (
                <p class="quiet">{problem ? sentence(problem.text) : workspace.making ? text.waiting : ''}</p>
              )}
            </div>
            <p class="quiet">
              {view && !isNow ? text.count(words) : ''}{' '}
              {view?.level && !isNow && <LevelDots level={view.level} name={result.levelOf(view.level)} />}
            </p>
            <Button disabled={!view || isNow} onPress={() => onChoose(kind)}>
              {text.use}
            </Button>
          </article>
        )
      })}
    </section>
  )
}

/** The problem of each kind that could not be made; the workspace has only that of the last search. */
function useFailed(workspace: Workspace): Readonly<Record<string, Problem>> {
  const [failed, setFailed] = useState<Readonly<Record<string, Problem>>>({})
  useEffect(() => {
    let kind = workspace.making?.kind ?? null
    return workspace.listen(() => {
      if (workspace.making) {
        kind = workspace.making.kind
        return
      }
      if (kind === null) return
      const { problem } = workspace
      const done = kind
      kind = null
      setFailed(({ [done]: _old, ...others }) => (problem ? { ...others, [done]: problem } : others))
    })
  }, [workspace])
  return failed
}
