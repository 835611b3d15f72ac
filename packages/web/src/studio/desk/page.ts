/** What every page that works on a project is given. */
import type { Bench } from '../bench/bench.ts'
import type { KindInfo } from '../bench/talk.ts'
import type { Projects } from '../model/projects.ts'
import type { Desk } from './desk.ts'
import type { Beginning, Scene } from './scene.ts'

export interface PageProps {
  readonly desk: Desk
  readonly kinds: readonly KindInfo[]
  readonly clerk: Bench
  readonly projects: Projects
  readonly begins?: Beginning | undefined
  readonly onScene: (scene: Scene) => void
}
