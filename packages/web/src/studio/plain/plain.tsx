/** A puzzle from nothing but its kind, its size and its level, one click each; or ten of them. */
import { useEffect } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Segmented } from '../../ui/button.tsx'
import { BoardPanel } from '../board/panel.tsx'
import type { PageProps } from '../desk/page.ts'
import { specOf } from '../model/project.ts'
import { foldersOf, freshName } from '../model/shelved.ts'
import { MakeBar } from '../options/makebar.tsx'
import { ResultPanel } from '../result/result.tsx'
import { plainText } from '../text/plain.ts'
import { useText } from '../text/text.ts'
import { KindCards } from './cards.tsx'
import { plainKindOf, plainKinds, sized, startOf } from './kinds.ts'
import { Pile } from './pile.tsx'
import { useStack } from './stack.ts'

export function PlainPage({ workspace, kinds, quickCore, projects, onView }: PageProps) {
  const text = useText(plainText)
  const lang = useLang()
  const stack = useStack(workspace, projects)
  const { project } = workspace
  const { kind, specs } = project
  const choice = plainKindOf(kind)
  const info = kinds.find((one) => one.kind === kind)
  const spec = specOf(project)
  const titleOf = (of: string): string => text.names[of] ?? kinds.find((one) => one.kind === of)?.title[lang] ?? of
  useEffect(() => {
    const start = choice ? startOf(choice) : {}
    if (Object.keys(start).length > 0 && specs[kind] === undefined)
      workspace.change({ specs: { ...specs, [kind]: start } })
  }, [kind])
  const make = (again: boolean): void => void workspace.make({ again })
  const setSize = (size: number): void => {
    workspace.change({ specs: { ...specs, [kind]: sized(spec, kind, size) } }, 'size')
    void workspace.make({ about: 'size' })
  }
  const setLevel = (level: number | undefined): void => {
    const { level: _old, ...rest } = spec
    workspace.change({ specs: { ...specs, [kind]: level === undefined ? rest : { ...rest, level } } }, 'level')
    void workspace.make({ about: 'level' })
  }
  return (
    <div class="plain-page">
      <div class="plain-main">
        <KindCards
          kinds={plainKinds}
          titleOf={titleOf}
          value={kind}
          onChoose={(next) => {
            const chosen = plainKindOf(next)
            const its = chosen ? startOf(chosen) : {}
            workspace.change({ kind: next, specs: { ...specs, [next]: specs[next] ?? its } })
          }}
        />
        <div class="plain-tools">
          {choice && choice.sizes.length > 0 && (
            <span class="plain-tool">
              <span>{text.size}</span>
              <Segmented
                name={text.size}
                of={[...choice.sizes].sort((a, b) => a - b).map((size) => [String(size), `${size} × ${size}`] as const)}
                value={String(spec.size ?? choice.sizes[0])}
                onChoose={(size) => setSize(Number(size))}
              />
            </span>
          )}
          {choice && choice.levels.length > 0 && (
            <span class="plain-tool">
              <span>{text.level}</span>
              <Segmented
                name={text.level}
                of={[['0', text.any], ...choice.levels.map((one) => [String(one), String(one)] as const)]}
                value={String(spec.level ?? 0)}
                onChoose={(level) => setLevel(level === '0' ? undefined : Number(level))}
              />
            </span>
          )}
          <span class="plain-acts">
            <MakeBar workspace={workspace} quickCore={quickCore} info={info} onMake={make} />
          </span>
        </div>
        <BoardPanel workspace={workspace} quickCore={quickCore} emptyText={text.notes[kind] ?? text.empty} />
        <Pile
          stack={stack}
          onStart={() => {
            const date = new Date().toLocaleDateString(lang, { month: 'short', day: 'numeric' })
            const name = text.folder(titleOf(kind), date)
            void projects
              .all()
              .then((all) => stack.start(freshName(name, foldersOf(all)), (number) => `${titleOf(kind)} ${number}`))
          }}
          onOpen={(one) => onView({ on: 'project', project: one, makes: false })}
          onPrint={(all) =>
            onView({ on: 'print', projects: all, back: { on: 'project', project: workspace.project, makes: false } })
          }
        />
      </div>
      <ResultPanel workspace={workspace} quickCore={quickCore} />
    </div>
  )
}
