/**
 * Turns a picture into a puzzle: picture, strokes, puzzle and solution side by side. A change shows at once in the
 * strokes; the puzzle is made after a pause, and both are undone together.
 */

import { readShades, type Shades, writeShades } from '@kumiki/core/images'
import type { Problem } from '@kumiki/core/player'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { useDrop } from '../../ui/drop.ts'
import type { PageProps } from '../desk/page.ts'
import { type Project, specOf } from '../model/project.ts'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'
import { emptySheet } from './pen.ts'
import type { PictureSample } from './samples.ts'
import { Side } from './side.tsx'
import { useDraft, useStages } from './stages.ts'
import { Start } from './start.tsx'
import { Views } from './views.tsx'

/** The pause in changes after which the puzzle is made. */
const restMs = 300

export function PicturePage({ workspace, kinds, quickCore }: PageProps) {
  const text = useText(pictureText)
  const lang = useLang()
  const [isDrawing, setDrawing] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const timer = useRef(0)
  const change = useRef(0)
  const { project } = workspace
  const { kind, picture } = project
  const spec = specOf(project)
  const drafted = useDraft(workspace, quickCore)
  const made = useStages(workspace, quickCore)
  const shades = useMemo(() => (picture === null ? null : readShades(picture.trimEnd().split('\n'))), [picture])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Makes the puzzle after a pause, as part of the change that caused it. */
  const remake = (about: string | null): void => {
    clearTimeout(timer.current)
    const wanted = workspace.project
    const rested = async (): Promise<void> => {
      // typed words must be parsed into rows first, however long that takes
      await workspace.settled()
      const now = workspace.project
      // a change that was undone meanwhile is not made
      if (now.picture === null || !asksAlike(now, wanted)) return
      if (now.kind === 'wordsearch' && now.rows.length === 0) return
      change.current++
      await workspace.make({ about })
    }
    timer.current = window.setTimeout(() => void rested(), restMs)
  }
  /** `name`: changes with the same name before a puzzle is made are one step. */
  const alter = (part: Partial<Project>, name: string | null): void => {
    if (name === null) change.current++
    const about = `${name ?? 'picture'} ${change.current}`
    workspace.change(part, about)
    remake(about)
  }
  /** A title that was not typed is replaced along with the picture. */
  const setPicture = (text: string, title = ''): void => {
    setProblem(null)
    const { isNamed } = workspace.project
    alter({ picture: text, ...(isNamed ? {} : { title }) }, null)
  }
  const open = async (file: File): Promise<void> => {
    const read = await quickCore.ask('photo', { file, name: file.name })
    if (!read.ok) return setProblem(read.error)
    setDrawing(false)
    setPicture(read.value, file.name.replace(/\.\w+$/, '').slice(0, 60))
  }
  const drop = useDrop(({ files: [file] }) => {
    if (file) void open(file)
  })
  const setOption = (name: string, value: unknown): void => {
    const { [name]: _old, ...rest } = spec
    const next = value === undefined ? rest : { ...rest, [name]: value }
    alter({ specs: { ...project.specs, [kind]: next } }, `spec ${name}`)
  }
  const choose = (next: string): void => {
    workspace.change({ kind: next })
    if (workspace.project.made[next] === undefined) remake(null)
  }
  const draw = (sheet: Shades): void => alter({ picture: writeShades(sheet) }, null)
  const startDrawing = (): void => {
    if (!shades) setPicture(writeShades(emptySheet()))
    setDrawing(true)
  }
  return (
    <div class={`picture-page ${drop.isOver ? 'over' : ''}`} {...drop.on}>
      <div class="picture-main" tabIndex={-1}>
        {problem && (
          <p class="trouble" role="alert" data-problem={problem.code}>
            {problem.text[lang]}
          </p>
        )}
        {picture === null ? (
          <Start
            onFile={(file) => void open(file)}
            onDraw={startDrawing}
            onSample={(sample: PictureSample) => setPicture(sample.picture, sample.name[lang])}
          />
        ) : (
          <Views
            workspace={workspace}
            shades={shades}
            drafted={drafted}
            made={made}
            isDrawing={isDrawing}
            onFile={(file) => void open(file)}
            onDrawing={(on) => (on ? startDrawing() : setDrawing(false))}
            onDraw={draw}
            onStrokes={(written) => {
              const { size: _size, ...rest } = spec
              alter({ picture: written, specs: { ...project.specs, [kind]: rest } }, null)
            }}
          />
        )}
      </div>
      {picture !== null && (
        <Side
          workspace={workspace}
          kinds={kinds}
          quickCore={quickCore}
          drafted={drafted}
          made={made}
          onOption={setOption}
          onKind={choose}
          onWords={() => remake(null)}
          onMake={(again) => {
            clearTimeout(timer.current)
            change.current++
            void workspace.make({ again })
          }}
        />
      )}
      <span class="unseen" aria-live="polite">
        {workspace.view && !workspace.making ? text.views.puzzle : ''}
      </span>
    </div>
  )
}

const asksAlike = (one: Project, other: Project): boolean =>
  one.kind === other.kind && one.picture === other.picture && one.specs === other.specs && one.text === other.text
