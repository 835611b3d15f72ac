/** The pages of the studio. */
import type { Project } from '../model/project.ts'

/** What words are taken from, where somebody has none yet. */
export type Beginning = 'theme' | 'text'

/** What is shown: the way in, a project, or projects on paper. */
export type View =
  | { readonly on: 'home' }
  | {
      readonly on: 'project'
      readonly project: Project
      /** Made at once. */
      readonly makes: boolean
      readonly begins?: Beginning | undefined
    }
  | { readonly on: 'print'; readonly projects: readonly Project[]; readonly back: View }
