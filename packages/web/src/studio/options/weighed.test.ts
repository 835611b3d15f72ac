import { expect, it } from 'vitest'
import { Unanswered } from '../../work/calls.ts'
import type { Workspace } from '../desk/workspace.ts'
import { newProject } from '../model/project.ts'
import type { Weighed } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { isHeldUp } from './weighed.ts'

const newWorkspace = () =>
  ({ project: newProject('words', 'wordsearch', 'en'), settled: async () => {} }) as unknown as Workspace
const quickCore = (ask: () => Promise<Weighed>) => ({ ask }) as unknown as CoreWorker
const field = () => {
  const focused: string[] = []
  const of = (name: string) =>
    name === 'size' ? ({ closest: () => null, focus: () => focused.push(name) } as unknown as HTMLElement) : null
  return { of, focused }
}
const fault = { code: 'bad-value', text: { en: '', ja: '' } } as unknown as Weighed['wrong'][string]

it('an invalid field blocks making; invalid options without a field do not', async () => {
  const { of, focused } = field()
  const both = quickCore(async () => ({ vain: {}, wrong: { mode: fault, size: fault } }))
  expect(await isHeldUp(newWorkspace(), both, of)).toBe(true)
  expect(focused).toEqual(['size'])
  const other = quickCore(async () => ({ vain: {}, wrong: { mode: fault } }))
  expect(await isHeldUp(newWorkspace(), other, of)).toBe(false)
})

it('a lost worker does not block making', async () => {
  const lost = quickCore(async () => {
    throw new Unanswered()
  })
  expect(await isHeldUp(newWorkspace(), lost, field().of)).toBe(false)
})

it('one of two simultaneous presses passes, and so does a later one', async () => {
  const workspace = newWorkspace()
  const fine = quickCore(async () => ({ vain: {}, wrong: {} }))
  const press = () => isHeldUp(workspace, fine, field().of)
  expect(await Promise.all([press(), press()])).toEqual([false, true])
  expect(await press()).toBe(false)
})
