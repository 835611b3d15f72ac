/**
 * All routes in one list. The server serves nothing else; the API description, the table of rights and their tests read
 * it too.
 */
import { batches } from '../batches/routes.ts'
import { collections } from '../collections/routes.ts'
import type { Route } from '../http/route.ts'
import { judging } from '../judging/routes.ts'
import { pages } from '../pages/routes.ts'
import { plays } from '../plays/routes.ts'
import { publishing } from '../publishing/routes.ts'
import { system } from './system.ts'

export const routes: readonly Route[] = [
  ...system,
  ...publishing,
  ...judging,
  ...collections,
  ...plays,
  ...batches,
  ...pages,
]
