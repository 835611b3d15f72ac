/**
 * The stages between a picture and its puzzle: a draft at once during changes, and those of the puzzle when it is made.
 * Only the last of several changes in a row is requested.
 */
import type { Stage } from '@kumiki/core/contract'
import type { Problem } from '@kumiki/core/player'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Workspace } from '../desk/workspace.ts'
import { lineOf, specOf } from '../model/project.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

interface Drafted {
  readonly stages: readonly Stage[]
  readonly problem: Problem | null
}

export function useDraft(workspace: Workspace, quickCore: CoreWorker): Drafted {
  const [drafted, setDrafted] = useState<Drafted>({ stages: [], problem: null })
  const wanted = useRef<string | null>(null)
  const { kind, picture } = workspace.project
  const spec = specOf(workspace.project)
  const name = JSON.stringify([kind, spec, picture])
  useEffect(() => {
    const isBusy = wanted.current !== null
    wanted.current = name
    if (!isBusy) void ask()
  }, [name])
  const ask = async (): Promise<void> => {
    for (let requested: string | null = null; requested !== wanted.current; ) {
      requested = wanted.current
      const [of, given, text] = JSON.parse(requested ?? '[]')
      const found = text === null ? null : await quickCore.ask('draft', { kind: of, spec: given, picture: text })
      if (requested !== wanted.current) continue
      if (!found) setDrafted({ stages: [], problem: null })
      else if (found.ok) setDrafted({ stages: found.value, problem: null })
      else setDrafted((before) => ({ ...before, problem: found.error }))
    }
    wanted.current = null
  }
  return drafted
}

/** The stages of the finished puzzle; empty if its kind has none. */
export function useStages(workspace: Workspace, quickCore: CoreWorker): readonly Stage[] {
  const [stages, setStages] = useState<readonly Stage[]>([])
  const line = lineOf(workspace.project)
  useEffect(() => {
    let isOld = false
    setStages([])
    if (line !== null)
      void quickCore.ask('stages', { line }).then((found) => {
        if (!isOld) setStages(found.ok ? found.value : [])
      })
    return () => {
      isOld = true
    }
  }, [line])
  return stages
}
