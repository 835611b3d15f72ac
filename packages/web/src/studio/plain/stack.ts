/** The stack of ten on the page of plain puzzles: ten with the current options, the easiest first. */
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks'
import { Stack, type Stacked, stackSize } from '../desk/stack.ts'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import type { Projects } from '../model/projects.ts'
import { byHardness } from './hardness.ts'

export interface StackView {
  readonly all: readonly Stacked[]
  readonly isRunning: boolean
  readonly folder: string
  readonly start: (folder: string, titleOf: (number: number) => string) => void
  readonly stop: () => void
}

export function useStack(workspace: Workspace, projects: Projects): StackView {
  const stack = useMemo(() => new Stack(), [])
  const [folder, setFolder] = useState('')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => stack.listen(() => redraw(undefined)), [stack])
  useEffect(() => () => stack.stop(), [stack])
  const start = (into: string, titleOf: (number: number) => string): void => {
    const { kind, lang } = workspace.project
    const spec = specOf(workspace.project)
    const items = Array.from({ length: stackSize }, (_, index) => ({ kind, spec, title: titleOf(index + 1) }))
    setFolder(into)
    void stack.make(items, into, lang, projects)
  }
  const all = [...(stack.made ?? [])].sort((a, b) => byHardness(a.view, b.view))
  return { all, isRunning: stack.isMaking, folder, start, stop: () => stack.stop() }
}
