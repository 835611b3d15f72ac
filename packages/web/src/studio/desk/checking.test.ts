import { describe, expect, it } from 'vitest'
import { answering, Calls, type Thread } from '../../work/calls.ts'
import { newProject, type Project } from '../model/project.ts'
import type { CoreProtocol } from '../workers/core/protocol.ts'
import { verify } from '../workers/core/verify.ts'
import { Checker } from './checking.ts'

/** A worker in this thread that really verifies and records the requests. */
function counting() {
  const wanted: string[] = []
  const core = new Calls<CoreProtocol>(() => {
    const thread: Thread = { onmessage: null, onerror: null, postMessage: () => {}, terminate: () => {} }
    const replies = {
      verify: ({ line }: CoreProtocol['verify']['ask']) => {
        wanted.push(line)
        return verify(line)
      },
    }
    const answer = answering<CoreProtocol>(replies as never, (data) => thread.onmessage?.({ data } as MessageEvent))
    thread.postMessage = (message) => void answer(message as never)
    return thread
  })
  return { wanted, checker: new Checker(core) }
}

/** A four by four without any given digit that claims to have one solution. */
const forged = JSON.stringify({
  kumiki: 1,
  kind: 'sudoku',
  lang: 'en',
  title: 'Forged',
  puzzle: { size: 4, rows: Array.from({ length: 4 }, () => [0, 0, 0, 0]) },
  report: { claims: { solvable: true, unique: true, 'no-guess': true } },
})

const strange = (made: Readonly<Record<string, string>>): Project => ({
  ...newProject('plain', 'sudoku', 'en'),
  made,
  strange: Object.keys(made),
})

describe('a puzzle from a backup', () => {
  it('loses claims that do not hold', async () => {
    const { checker } = counting()
    const { made, strange: left } = await checker.check(strange({ sudoku: forged }))
    expect(left).toEqual([])
    expect(JSON.parse(made.sudoku ?? '').report.claims.unique).toBe(false)
  })

  it('is removed if it is not a puzzle', async () => {
    const { checker } = counting()
    const checked = await checker.check(strange({ sudoku: '{"kumiki":1,"kind":"sudoku"}' }))
    expect([checked.made, checked.strange]).toEqual([{}, []])
  })

  it('is checked once for simultaneous requests', async () => {
    const { wanted, checker } = counting()
    const project = strange({ sudoku: forged })
    const [one, two] = await Promise.all([checker.check(project), checker.check(project)])
    expect(one).toBe(two)
    expect(wanted).toHaveLength(1)
  })
})
