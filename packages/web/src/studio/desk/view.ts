/** The pages of the studio. */
import type { Project } from '../model/project.ts'

/** Where words come from when there is no list yet. */
export type Beginning = 'theme' | 'text'

/** What is shown: the start page, a project, or projects on paper. */
export type View =
  | { readonly on: 'home' }
  | {
      readonly on: 'project'
      readonly project: Project
      /** Whether a puzzle is made at once. */
      readonly makes: boolean
      readonly begins?: Beginning | undefined
    }
  | { readonly on: 'print'; readonly projects: readonly Project[]; readonly back: View }
