import { describe, expect, it } from 'vitest'
import type { Shelf } from '../../store/shelf.ts'
import { answering, Calls, type Replies, type Thread } from '../../work/calls.ts'
import { newProject, type Project, type Row } from '../model/project.ts'
import type { CoreProtocol, Look, PlacedWord } from '../workers/core/protocol.ts'
import { Desk } from './desk.ts'

const row = (word: string, clue = ''): Row => ({ word, reading: '', clue })

/** A workshop in this thread, whose puzzles are what was asked for; `hold` lets searches wait. */
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
    const look = { kind: order.kind, places, edits, claims: [], score, bound: 9 } as unknown as Look
    return { ok: true as const, value: { line, look } }
  }
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
      return made(order, placesOf(order.rows))
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
  return { core: () => new Calls<CoreProtocol>(start), orders, judged, hold, release: () => release?.() }
}

/** A shelf in memory, and what was kept on it. */
function shelf() {
  const kept: Project[] = []
  const followers = new Set<(project: Project) => void>()
  const own: Shelf<Project> = {
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

/** Until everybody has answered: workshop and shelf do within a few turns of the event loop. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 60; turns++) await new Promise((turn) => setImmediate(turn))
}

async function deskWith(...rows: Row[]) {
  const { core, ...shop } = workshop()
  const shelved = shelf()
  const desk = new Desk({ ...newProject('words', 'crossword', 'en'), rows }, shelved.own, core(), core())
  await settled()
  return { desk, ...shop, ...shelved }
}

describe('a desk', () => {
  it('keeps a new project once, and writes nothing for one that is only looked at', async () => {
    const { desk, kept, own } = await deskWith(row('cat'))
    expect(kept).toEqual([desk.project])
    const { core } = workshop()
    new Desk(desk.project, own, core(), core())
    await settled()
    expect(kept).toHaveLength(1)
  })

  it('knows how each puzzle came about: of every kind its own search, and another clue changes nothing of it', async () => {
    const { desk } = await deskWith(row('cat'), row('dog'))
    expect(desk.run).toBeNull()
    await desk.make()
    const first = desk.run
    expect(first?.course).toMatchObject([{ value: 2, bound: 9, fresh: [] }])
    await desk.make({ kind: 'skeleton' })
    expect(desk.run).not.toBe(first)
    desk.change({ kind: 'crossword' })
    expect(desk.run).toBe(first)
    await desk.edit({ edit: 'clue', place: [[0, 0]], clue: 'It purrs' })
    expect(desk.run).toBe(first)
    expect(desk.rings).toEqual([])
  })

  it('says so where another try gave the same puzzle, until something is taken back', async () => {
    const { desk } = await deskWith(row('cat'), row('dog'))
    await desk.make()
    expect(desk.problem).toBeNull()
    await desk.make({ again: true })
    expect(desk.problem?.code).toBe('same-again')
    desk.undo()
    expect(desk.problem).toBeNull()
    desk.setRows([row('cat'), row('owl')])
    await desk.make({ again: true })
    expect(desk.problem).toBeNull()
  })

  it('makes new words around those that are kept', async () => {
    const { desk, orders } = await deskWith(row('cat'), row('dog'))
    await desk.make()
    desk.keep(['dog'], true)
    desk.setRows([...desk.project.rows, row('owl')])
    expect(desk.isStale).toBe(true)
    await settled()
    await desk.make({ again: true })
    expect(orders.at(-1)).toMatchObject({
      rows: [row('cat'), row('dog'), row('owl')],
      spec: { keep: ['3 1 across dog'] },
    })
    expect(desk.isStale).toBe(false)
  })

  it('is still out of date after an edit if it was before', async () => {
    const { desk } = await deskWith(row('cat', 'purrs'), row('dog'))
    await desk.make()
    desk.setRows([...desk.project.rows, row('owl')])
    await settled()
    await desk.edit({
      edit: 'clue',
      place: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      clue: 'It purrs',
    })
    expect(desk.isStale).toBe(true)
  })

  it('takes a clue back with the board that has it', async () => {
    const { desk } = await deskWith(row('cat', 'purrs'), row('dog'))
    await desk.make()
    const before = desk.project
    await desk.edit({
      edit: 'clue',
      place: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      clue: 'It purrs',
    })
    expect(desk.project.rows[0]).toEqual(row('cat', 'It purrs'))
    desk.undo()
    expect(desk.project).toBe(before)
  })

  it('changes a clue of the table on the board when the search is over, and leaves the search alone', async () => {
    const { desk, hold, release, orders } = await deskWith(row('cat', 'purrs'))
    await desk.make()
    hold()
    const making = desk.make({ again: true })
    await settled()
    desk.setRows([row('cat', 'It purrs')])
    desk.settleClue(0)
    release()
    expect(await making).toBe(true)
    await settled()
    expect(orders.map((order) => Object(order).edit?.edit ?? 'make')).toEqual(['make', 'make', 'clue'])
  })

  it('leaves a search that is undone, and keeps what can be done again', async () => {
    const { desk, hold, release } = await deskWith(row('cat'))
    desk.rename('One')
    hold()
    const making = desk.make()
    await settled()
    desk.undo()
    release()
    expect(await making).toBe(false)
    expect([desk.project.title, desk.canRedo, desk.making]).toEqual(['', true, null])
  })

  it('stays with the kind that is chosen while another is made', async () => {
    const { desk, hold, release } = await deskWith(row('cat'))
    hold()
    const making = desk.make()
    await settled()
    desk.change({ kind: 'skeleton' })
    release()
    await making
    expect([desk.project.kind, Object.keys(desk.project.made)]).toEqual(['skeleton', ['crossword']])
  })

  it('that was left changes nothing, whatever still comes', async () => {
    const { desk, hold, release, kept } = await deskWith(row('cat'))
    hold()
    const making = desk.make()
    await settled()
    desk.leave()
    const before = kept.length
    release()
    expect(await making).toBe(false)
    desk.change({ title: 'late' })
    expect(await desk.make()).toBe(false)
    expect(kept).toHaveLength(before)
  })

  it('takes what another tab did, one undo away', async () => {
    const { desk, fromOtherTab } = await deskWith(row('cat'))
    fromOtherTab({ ...desk.project, title: 'Other' })
    expect([desk.project.title, desk.isOther]).toEqual(['Other', true])
    desk.undo()
    expect([desk.project.title, desk.isOther]).toEqual(['', false])
  })

  it('reads a text when it is asked to make, however soon that is', async () => {
    const { desk, orders } = await deskWith()
    desk.write('cat\ndog')
    await desk.make()
    expect(orders).toMatchObject([{ rows: [row('cat'), row('dog')] }])
  })

  it('writes a keyword of the board into what is asked for', async () => {
    const { desk } = await deskWith(row('cat'))
    await desk.make()
    await desk.edit({ edit: 'keyword', word: 'cat' })
    expect(desk.project.specs).toEqual({ crossword: { keyword: 'cat' } })
    expect(desk.isStale).toBe(false)
  })

  it('keeps and judges what is typed when it is flushed, only what changed, and takes it back at once', async () => {
    const { desk, kept, judged } = await deskWith(row('cat'), row('dog'), row('owl'))
    const before = [kept.length, judged.length]
    for (const clue of ['I', 'It', 'It b']) desk.setRows(desk.project.rows.with(1, row('dog', clue)), 'row 1')
    expect([kept.length, judged.length]).toEqual(before)
    desk.flush()
    desk.flush()
    expect(kept.length - before[0]!).toBe(1)
    expect(kept.at(-1)).toBe(desk.project)
    expect(judged.slice(before[1])).toMatchObject([
      { turn: 1, splice: { start: 1, removed: 1, rows: [row('dog', 'It b')] } },
    ])
    desk.undo()
    expect(desk.project.rows[1]).toEqual(row('dog'))
  })

  it.each([
    ['made', (desk: Desk) => desk.make()],
    ['left', async (desk: Desk) => desk.leave()],
    ['changed otherwise', async (desk: Desk) => desk.change({ kind: 'skeleton' })],
  ])('keeps what is typed before it is %s', async (_, act) => {
    const { desk, kept } = await deskWith(row('cat'))
    desk.setRows([row('cat', 'It purrs')], 'row 0')
    expect(kept.at(-1)?.rows).toEqual([row('cat')])
    await act(desk)
    expect(kept.at(-1)?.rows).toEqual([row('cat', 'It purrs')])
  })

  it('does not lose what is typed to another tab: the newer one stays, the other is one undo away', async () => {
    const { desk, kept, fromOtherTab } = await deskWith(row('cat'))
    const older = { ...desk.project, title: 'Older', changed: 0 }
    desk.setRows([row('cat', 'It purrs')], 'row 0')
    fromOtherTab(older)
    expect(desk.project.rows).toEqual([row('cat', 'It purrs')])
    expect(kept.at(-1)).toBe(desk.project)
    desk.setRows([row('cat', 'It meows')], 'row 0')
    fromOtherTab({ ...older, title: 'Newer', changed: desk.project.changed + 1 })
    expect(desk.project.title).toBe('Newer')
    desk.undo()
    expect(desk.project.rows).toEqual([row('cat', 'It meows')])
    expect(kept.at(-1)).toBe(desk.project)
  })
})
