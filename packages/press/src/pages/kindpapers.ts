/** The paper settings of kinds, loaded before pages are laid out, and only for the kinds that are printed. */
import type { Lang } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { type Drawn, exampleOf } from './examples.ts'
import { type Measures, measuresOf } from './measures.ts'

export interface KindPaper {
  readonly measures: Measures
  example(lang: Lang): Drawn
}

/** By kind. A kind that is missing here is printed with the usual settings. */
export type KindPapers = Readonly<Record<string, KindPaper>>

export const papersFor = (files: readonly SomeFile[]): Promise<KindPapers> =>
  loadPapers(files.map((file) => file(({ kind }) => kind)))

export async function loadPapers(names: readonly string[]): Promise<KindPapers> {
  const loaded = await Promise.all([...new Set(names)].map(async (kind) => [kind, await load(kind)] as const))
  return Object.fromEntries(loaded.flatMap(([kind, paper]) => (paper ? [[kind, paper]] : [])))
}

const load = async (kind: string): Promise<KindPaper | null> =>
  (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined)?.(async (module) => {
    const [paper, face] = await Promise.all([module.paper(), module.face()])
    return paper && { measures: measuresOf(paper), example: (lang) => exampleOf(paper, face, lang) }
  }) ?? null
