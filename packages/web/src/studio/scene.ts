/** The pages of the studio. */
import type { Project } from './project.ts'

/** What is shown: the way in, a project, or projects on paper. */
export type Scene =
  | { readonly on: 'home' }
  | { readonly on: 'project'; readonly project: Project /** Made at once. */; readonly makes: boolean }
  | { readonly on: 'print'; readonly projects: readonly Project[]; readonly back: Scene }
