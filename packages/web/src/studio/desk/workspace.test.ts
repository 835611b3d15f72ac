import { describe, expect, it } from 'vitest'
import type { Store } from '../../store/store.ts'
import { answering, Calls, type Replies, type Thread } from '../../work/calls.ts'
import { newProject, type Project, type Row } from '../model/project.ts'
import type { CoreProtocol, PlacedWord, PuzzleView } from '../workers/core/protocol.ts'
import { Workspace } from './workspace.ts'

const row = (word: string, clue = ''): Row => ({ word, reading: '', clue })

/** A core worker in this thread that returns the order as the puzzle; `hold` delays searches. */
function workshop() {
  const orders: unknown[] = []
  const judged: CoreProtocol['judge']['ask'][] = []
  let release: (() => void) | null = null
  let held: Promise<void> = Promise.resolve()
  const hold = (): void => {
    held = new Promise((done) => {
      release = done
    })
  }
  const made = (order: { readonly kind: string }, places: readonly PlacedWord[]) => {
    orders.push(order)
    const line = JSON.stringify({ kind: order.kind, number: orders.length, puzzle: places.map(({ word }) => word) })
    const edits = ['anew', 'clue', 'keyword']
    const score = { white: places.length }
    const view = { kind: order.kind, places, edits, claims: [], score, bound: 9 } as unknown as PuzzleView
    return { ok: true as const, value: { line, view } }
  }
  /** A board that differs from all others in its merit and in the place of its words. */
  const boardOf = (order: { readonly kind: string }, places: readonly PlacedWord[], merit: number) => {
    const { line, view } = made(order, places).value
    const moved = places.map((one) => ({ ...one, cells: one.cells.map(([row, col]) => [row, col + merit] as const) }))
    return { line: JSON.stringify({ ...JSON.parse(line), puzzle: merit }), view: { ...view, places: moved, merit } }
  }
  /** The merits of the boards of the next searches; without any, a search makes one board. */
  const searches: (readonly number[])[] = []
  const placesOf = (rows: readonly Row[] | null): readonly PlacedWord[] =>
    (rows ?? []).map(({ word, clue }, at) => ({
      word,
      cells: Array.from(word, (_, index) => [at * 2, index] as const),
      name: { en: '', ja: '' },
      clue,
    }))
  let last: readonly Row[] | null = null
  const replies = {
    make: async (order: CoreProtocol['make']['ask']) => {
      await held
      last = order.rows
      const places = placesOf(order.rows)
      const merits = searches.shift()
      if (!merits) return made(order, places)
      const [first, ...others] = merits.map((merit) => boardOf(order, places, merit))
      return { ok: true as const, value: { ...first, others } }
    },
    edit: async (change: CoreProtocol['edit']['ask']) => {
      await held
      const { kind } = JSON.parse(change.line)
      const { edit } = change
      if (edit.edit === 'clue')
        last = (last ?? []).map((one, at) => (at === (edit.place[0]?.[0] ?? 0) / 2 ? { ...one, clue: edit.clue } : one))
      return made({ kind, ...change }, placesOf(last))
    },
    judge: async (change: CoreProtocol['judge']['ask']) => {
      judged.push(change)
      return {
        verdicts: change.splice.rows.map(({ word }) => ({ word, problem: null, suggested: '' })),
        repeats: [],
        forecasts: [],
      }
    },
    paste: async ({ content }: CoreProtocol['paste']['ask']) => ({
      ok: true as const,
      value: {
        rows: String(content)
          .split('\n')
          .filter(Boolean)
          .map((word) => row(word)),
        notes: [],
      },
    }),
    look: async () => ({ ok: false as const, error: { code: 'x' } }),
  } as unknown as Replies<CoreProtocol>
  const start = (): Thread => {
    let isEnded = false
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => void answer(message as never),
      terminate: () => {
        isEnded = true
      },
    }
    const answer = answering<CoreProtocol>(replies, (data) => {
      if (!isEnded) thread.onmessage?.(new MessageEvent('message', { data }))
    })
    return thread
  }
  return { core: () => new Calls<CoreProtocol>(start), orders, judged, searches, hold, release: () => release?.() }
}

/** A store in memory, with a record of what was saved. */
function store() {
  const kept: Project[] = []
  const followers = new Set<(project: Project) => void>()
  const own: Store<Project> = {
    find: async (id) => kept.findLast((one) => one.id === id) ?? null,
    keep: (one) => void kept.push(one),
    all: async () => kept,
    forget: async () => {},
    trouble: 'none',
    listen: () => () => {},
    follow: (_id, follower) => {
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
  const fromOtherTab = (one: Project): void => {
    for (const follower of followers) follower(one)
  }
  return { own, kept, fromOtherTab }
}

/** Waits until worker and store have answered, which takes a few turns of the event loop. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 60; turns++) await new Promise((turn) => setImmediate(turn))
}

async function workspaceWith(...rows: Row[]) {
  const { core, ...shop } = workshop()
  const shelved = store()
  const workspace = new Workspace({ ...newProject('words', 'crossword', 'en'), rows }, shelved.own, core(), core())
  await settled()
  return { workspace, ...shop, ...shelved }
}

describe('a workspace', () => {
  it('saves a new project once, and writes nothing for one that is only opened', async () => {
    const { workspace, kept, own } = await workspaceWith(row('cat'))
    expect(kept).toEqual([workspace.project])
    const { core } = workshop()
    new Workspace(workspace.project, own, core(), core())
    await settled()
    expect(kept).toHaveLength(1)
  })

  it('has the search record of each kind’s puzzle, which an edited clue does not change', async () => {
    const { workspace } = await workspaceWith(row('cat'), row('dog'))
    expect(workspace.run).toBeNull()
    await workspace.make()
    const first = workspace.run
    expect(first?.course).toMatchObject([{ value: 2, bound: 9, fresh: [] }])
    await workspace.make({ kind: 'skeleton' })
    expect(workspace.run).not.toBe(first)
    workspace.change({ kind: 'crossword' })
    expect(workspace.run).toBe(first)
    await workspace.edit({ edit: 'clue', place: [[0, 0]], clue: 'It purrs' })
    expect(workspace.run).toBe(first)
    expect(workspace.rings).toEqual([])
  })

  it('reports that another try gave the same puzzle, until something is undone', async () => {
    const { workspace } = await workspaceWith(row('cat'), row('dog'))
    await workspace.make()
    expect(workspace.problem).toBeNull()
    await workspace.make({ again: true })
    expect(workspace.problem?.code).toBe('same-again')
    workspace.undo()
    expect(workspace.problem).toBeNull()
    workspace.setRows([row('cat'), row('owl')])
    await workspace.make({ again: true })
    expect(workspace.problem).toBeNull()
  })

  it('offers several boards of the same words, the best first; another one is chosen, and that is undone', async () => {
    const { workspace, searches } = await workspaceWith(row('cat'), row('dog'))
    searches.push([5, 3, 4])
    await workspace.make()
    const merits = () => workspace.boards.map(({ view }) => view.merit)
    expect([workspace.view?.merit, merits()]).toEqual([5, [5, 4, 3]])
    workspace.choose(workspace.boards[1]?.line ?? '')
    expect([workspace.view?.merit, merits()]).toEqual([4, [5, 4, 3]])
    workspace.undo()
    expect([workspace.view?.merit, merits()]).toEqual([5, [5, 4, 3]])
    // an edited board is none of them
    await workspace.edit({ edit: 'clue', place: [[0, 5]], clue: 'It purrs' })
    expect(merits()).toEqual([])
  })

  it('never takes a worse board for another one: what is shown stays, and the new ones are offered', async () => {
    const { workspace, searches } = await workspaceWith(row('cat'), row('dog'))
    searches.push([5, 3, 4], [2, 1], [7, 6])
    await workspace.make()
    const first = workspace.view
    await workspace.make({ again: true })
    expect(workspace.view).toBe(first)
    expect(workspace.isStillBest).toBe(true)
    expect(workspace.problem).toBeNull()
    expect(workspace.boards.map(({ view }) => view.merit)).toEqual([5, 2, 1])
    await workspace.make({ again: true })
    expect([workspace.view?.merit, workspace.isStillBest]).toEqual([7, false])
    // other words are another order: its board stands, whatever it is worth
    workspace.setRows([row('cat'), row('owl')])
    searches.push([1, 0])
    await workspace.make({ again: true })
    expect(workspace.view?.merit).toBe(1)
  })

  it('makes new words around those that are kept', async () => {
    const { workspace, orders } = await workspaceWith(row('cat'), row('dog'))
    await workspace.make()
    workspace.keep(['dog'], true)
    workspace.setRows([...workspace.project.rows, row('owl')])
    expect(workspace.isStale).toBe(true)
    await settled()
    await workspace.make({ again: true })
    expect(orders.at(-1)).toMatchObject({
      rows: [row('cat'), row('dog'), row('owl')],
      spec: { keep: ['3 1 across dog'] },
    })
    expect(workspace.isStale).toBe(false)
  })

  it('is still out of date after an edit if it was before', async () => {
    const { workspace } = await workspaceWith(row('cat', 'purrs'), row('dog'))
    await workspace.make()
    workspace.setRows([...workspace.project.rows, row('owl')])
    await settled()
    await workspace.edit({
      edit: 'clue',
      place: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      clue: 'It purrs',
    })
    expect(workspace.isStale).toBe(true)
  })

  it('undoes a clue together with the board that has it', async () => {
    const { workspace } = await workspaceWith(row('cat', 'purrs'), row('dog'))
    await workspace.make()
    const before = workspace.project
    await workspace.edit({
      edit: 'clue',
      place: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      clue: 'It purrs',
    })
    expect(workspace.project.rows[0]).toEqual(row('cat', 'It purrs'))
    workspace.undo()
    expect(workspace.project).toBe(before)
  })

  it('applies a clue of the table to the board after the search, without disturbing it', async () => {
    const { workspace, hold, release, orders } = await workspaceWith(row('cat', 'purrs'))
    await workspace.make()
    hold()
    const making = workspace.make({ again: true })
    await settled()
    workspace.setRows([row('cat', 'It purrs')])
    workspace.settleClue(0)
    release()
    expect(await making).toBe(true)
    await settled()
    expect(orders.map((order) => Object(order).edit?.edit ?? 'make')).toEqual(['make', 'make', 'clue'])
  })

  it('cancels a search on undo, and keeps what can be redone', async () => {
    const { workspace, hold, release } = await workspaceWith(row('cat'))
    workspace.rename('One')
    hold()
    const making = workspace.make()
    await settled()
    workspace.undo()
    release()
    expect(await making).toBe(false)
    expect([workspace.project.title, workspace.canRedo, workspace.making]).toEqual(['', true, null])
  })

  it('keeps the kind that is selected while another is being made', async () => {
    const { workspace, hold, release } = await workspaceWith(row('cat'))
    hold()
    const making = workspace.make()
    await settled()
    workspace.change({ kind: 'skeleton' })
    release()
    await making
    expect([workspace.project.kind, Object.keys(workspace.project.made)]).toEqual(['skeleton', ['crossword']])
  })

  it('changes nothing after it was left, whatever still arrives', async () => {
    const { workspace, hold, release, kept } = await workspaceWith(row('cat'))
    hold()
    const making = workspace.make()
    await settled()
    workspace.leave()
    const before = kept.length
    release()
    expect(await making).toBe(false)
    workspace.change({ title: 'late' })
    expect(await workspace.make()).toBe(false)
    expect(kept).toHaveLength(before)
  })

  it('takes over a change of another tab, one undo away', async () => {
    const { workspace, fromOtherTab } = await workspaceWith(row('cat'))
    fromOtherTab({ ...workspace.project, title: 'Other' })
    expect([workspace.project.title, workspace.isOther]).toEqual(['Other', true])
    workspace.undo()
    expect([workspace.project.title, workspace.isOther]).toEqual(['', false])
  })

  it('reads a text before it makes a puzzle, however soon that is requested', async () => {
    const { workspace, orders } = await workspaceWith()
    workspace.write('cat\ndog')
    await workspace.make()
    expect(orders).toMatchObject([{ rows: [row('cat'), row('dog')] }])
  })

  it('writes an edited keyword into the options', async () => {
    const { workspace } = await workspaceWith(row('cat'))
    await workspace.make()
    await workspace.edit({ edit: 'keyword', word: 'cat' })
    expect(workspace.project.specs).toEqual({ crossword: { keyword: 'cat' } })
    expect(workspace.isStale).toBe(false)
  })

  it('saves and judges typed text on flush, only what changed, and undoes it in one step', async () => {
    const { workspace, kept, judged } = await workspaceWith(row('cat'), row('dog'), row('owl'))
    const before = [kept.length, judged.length]
    for (const clue of ['I', 'It', 'It b']) workspace.setRows(workspace.project.rows.with(1, row('dog', clue)), 'row 1')
    expect([kept.length, judged.length]).toEqual(before)
    workspace.flush()
    workspace.flush()
    expect(kept.length - before[0]!).toBe(1)
    expect(kept.at(-1)).toBe(workspace.project)
    expect(judged.slice(before[1])).toMatchObject([
      { turn: 1, splice: { start: 1, removed: 1, rows: [row('dog', 'It b')] } },
    ])
    workspace.undo()
    expect(workspace.project.rows[1]).toEqual(row('dog'))
  })

  it.each([
    ['made', (workspace: Workspace) => workspace.make()],
    ['left', async (workspace: Workspace) => workspace.leave()],
    ['changed otherwise', async (workspace: Workspace) => workspace.change({ kind: 'skeleton' })],
  ])('keeps what is typed before it is %s', async (_, act) => {
    const { workspace, kept } = await workspaceWith(row('cat'))
    workspace.setRows([row('cat', 'It purrs')], 'row 0')
    expect(kept.at(-1)?.rows).toEqual([row('cat')])
    await act(workspace)
    expect(kept.at(-1)?.rows).toEqual([row('cat', 'It purrs')])
  })

  it('does not lose typed text to another tab: the newer state stays, the other is one undo away', async () => {
    const { workspace, kept, fromOtherTab } = await workspaceWith(row('cat'))
    const older = { ...workspace.project, title: 'Older', changed: 0 }
    workspace.setRows([row('cat', 'It purrs')], 'row 0')
    fromOtherTab(older)
    expect(workspace.project.rows).toEqual([row('cat', 'It purrs')])
    expect(kept.at(-1)).toBe(workspace.project)
    workspace.setRows([row('cat', 'It meows')], 'row 0')
    fromOtherTab({ ...older, title: 'Newer', changed: workspace.project.changed + 1 })
    expect(workspace.project.title).toBe('Newer')
    workspace.undo()
    expect(workspace.project.rows).toEqual([row('cat', 'It meows')])
    expect(kept.at(-1)).toBe(workspace.project)
  })
})
