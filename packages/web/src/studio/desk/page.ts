/** The props of every page that works on a project. */

import type { Projects } from '../model/projects.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import type { Beginning, View } from './view.ts'
import type { Workspace } from './workspace.ts'

export interface PageProps {
  readonly workspace: Workspace
  readonly kinds: readonly KindInfo[]
  readonly quickCore: CoreWorker
  readonly projects: Projects
  readonly begins?: Beginning | undefined
  readonly onView: (view: View) => void
}
