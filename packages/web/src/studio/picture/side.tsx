/** The panel beside the views: the kind, its options, and what is known of the puzzle. */
import type { Stage } from '@kumiki/core/contract'
import type { Problem } from '@kumiki/core/player'
import { useLang } from '../../text/words.ts'
import { RadioGroup } from '../../ui/radio.tsx'
import { MakingBar } from '../board/making.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import { MakeBar } from '../options/makebar.tsx'
import { ResultPanel } from '../result/result.tsx'
import { pictureText } from '../text/picture.ts'
import { useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { useAdded } from './added.ts'
import { Controls } from './controls.tsx'
import { HiddenWords } from './hidden.tsx'
import { sourceOf } from './source.ts'

interface Props {
  readonly workspace: Workspace
  readonly kinds: readonly KindInfo[]
  readonly quickCore: CoreWorker
  readonly drafted: { readonly stages: readonly Stage[]; readonly problem: Problem | null }
  readonly made: readonly Stage[]
  readonly onOption: (name: string, value: unknown) => void
  readonly onKind: (kind: string) => void
  readonly onWords: () => void
  readonly onMake: (again: boolean) => void
}

export function Side({ workspace, kinds, quickCore, drafted, made, onOption, onKind, onWords, onMake }: Props) {
  const text = useText(pictureText)
  const sentence = useSentence()
  const { project, making, view, problem } = workspace
  const isHashi = project.kind === 'hashi'
  const info = kinds.find(({ kind }) => kind === project.kind)
  const [first, strokes] = drafted.stages
  const isMade = view !== null && !workspace.isStale && making === null
  const board = isHashi && !isMade ? (strokes?.picture ?? null) : (view?.blank ?? null)
  const ratio = first ? first.picture.width / Math.max(1, first.picture.height) : 1
  const needsWords = !isHashi && project.rows.length === 0
  return (
    <aside class="picture-side" aria-label={text.settings}>
      <header>
        <KindChoice value={project.kind} onChoose={onKind} />
      </header>
      {!isHashi && <HiddenWords workspace={workspace} quickCore={quickCore} onWords={onWords} />}
      <Controls
        kind={project.kind}
        spec={specOf(project)}
        source={sourceOf(project.picture ?? '')}
        board={board}
        ratio={ratio}
        onChange={onOption}
      />
      <div class="doing">
        <MakeBar
          workspace={workspace}
          quickCore={quickCore}
          info={info}
          why={needsWords ? text.needsWords : undefined}
          optionsLast
          onMake={onMake}
        />
      </div>
      {making && <MakingBar workspace={workspace} />}
      {problem && !making && !drafted.problem && (
        <p class="trouble" role="alert" data-problem={problem.code}>
          {sentence(problem.text)}
        </p>
      )}
      {view && !making && <ResultPanel workspace={workspace} quickCore={quickCore} />}
      {view && !making && isHashi && <Likeness workspace={workspace} lines={made[1] ?? null} />}
    </aside>
  )
}

function KindChoice({ value, onChoose }: { readonly value: string; readonly onChoose: (kind: string) => void }) {
  const text = useText(pictureText)
  const kinds = [
    ['hashi', text.bridges],
    ['wordsearch', text.search],
  ] as const
  return <RadioGroup areKinds name={text.kind} of={kinds} value={value} onChoose={onChoose} />
}

function Likeness({ workspace, lines }: { readonly workspace: Workspace; readonly lines: Stage | null }) {
  const text = useText(pictureText)
  const lang = useLang()
  const likeness = Number(workspace.view?.score.likeness ?? Number.NaN)
  const added = useAdded(workspace)
  if (Number.isNaN(likeness)) return null
  return (
    <section class="likeness" data-likeness={likeness} aria-label={text.likeness}>
      <h3>
        {text.likeness}
        <span class="grow" />
        <span class="tag tag-count">{`${(100 * likeness).toFixed(1)} %`}</span>
      </h3>
      <p>
        {[lines && `${text.views.strokes}: ${lines.note[lang]}`, added && `${text.views.solution}: ${added.text}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p class="quiet small">
        {text.likenessNote} {added?.hasJoins ? text.dashed : ''}
      </p>
    </section>
  )
}
