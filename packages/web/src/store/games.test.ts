import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Disk } from './disk.ts'
import { type Games, openGames, type Saved } from './games.ts'
import { readSaved } from './saved.ts'

const game = (id: string, changed: number, more: Partial<Saved> = {}): Saved => ({
  id,
  kind: 'sudoku',
  title: '朝の一問',
  line: '{"kumiki":1}',
  answer: { cells: [changed] },
  notes: [],
  seconds: 12.5,
  hints: 1,
  slips: 0,
  status: 'open',
  changed,
  ...more,
})

/** Waits until changes have reached the disk and the other tabs, both of which takes a few turns of the event loop. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 60; turns++) await new Promise((turn) => setImmediate(turn))
}

/** A disk whose failures a test controls. */
class FailingDisk extends Disk<Saved> {
  failure: Error | null = null
  override async write(all: readonly Saved[]): Promise<void> {
    if (this.failure) throw this.failure
    await super.write(all)
  }
}
const full = new DOMException('no room', 'QuotaExceededError')

describe('games on a disk', () => {
  it('are available in another tab, the newest first', async () => {
    const factory = new IDBFactory()
    const games = await openGames(new Disk(factory))
    games.keep(game('a', 1))
    games.keep(game('b', 3))
    games.keep(game('c', 2))
    await settled()
    const later = await openGames(new Disk(factory))
    expect(await later.find('a')).toEqual(game('a', 1))
    expect((await later.all()).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(await later.find('z')).toBeNull()
    expect(later.trouble).toBe('none')
  })

  it('are found before they are written, in their last state', async () => {
    const factory = new IDBFactory()
    const games = await openGames(new Disk(factory))
    for (let stroke = 1; stroke <= 50; stroke++) games.keep(game('a', stroke))
    expect(await games.find('a')).toEqual(game('a', 50))
    await settled()
    expect(await new Disk(factory).read('a')).toEqual(game('a', 50))
  })

  it('are gone when they are deleted, even during a write', async () => {
    const factory = new IDBFactory()
    const games = await openGames(new Disk(factory))
    games.keep(game('a', 1))
    await games.forget('a')
    expect(await games.find('a')).toBeNull()
    await settled()
    expect(await new Disk(factory).readAll()).toEqual([])
  })

  it('are saved when the clock is set back', async () => {
    const factory = new IDBFactory()
    const games = await openGames(new Disk(factory))
    games.keep(game('a', 1000, { hints: 1 }))
    games.keep(game('a', 10, { hints: 2 }))
    await settled()
    expect(await (await openGames(new Disk(factory))).find('a')).toEqual(
      game('a', 1001, { hints: 2, answer: { cells: [10] } }),
    )
  })

  it('are still saved after the connection was closed', async () => {
    const factory = new IDBFactory()
    const games = await openGames(new Disk(factory))
    games.keep(game('a', 1))
    await settled()
    await new Promise((done) => {
      factory.deleteDatabase('kumiki').onsuccess = done
    })
    games.keep(game('b', 2))
    await settled()
    expect(games.trouble).toBe('none')
    expect(await new Disk(factory).readAll()).toEqual([game('b', 2)])
  })
})

describe('a failing disk', () => {
  it('leaves the games in memory and is reported as blocked', async () => {
    for (const disk of [new Disk(null), new Disk(throwing)]) {
      const games = await openGames(disk)
      expect(games.trouble).toBe('blocked')
      games.keep(game('a', 1))
      games.keep(game('b', 2))
      await settled()
      expect(await games.find('a')).toEqual(game('a', 1))
      expect((await games.all()).map(({ id }) => id)).toEqual(['b', 'a'])
      await games.forget('a')
      expect((await games.all()).map(({ id }) => id)).toEqual(['b'])
    }
  })

  it('is reported once as full, and gets all waiting games when there is space again', async () => {
    const factory = new IDBFactory()
    const disk = new FailingDisk(factory)
    const games = await openGames(disk)
    const troubles: Games['trouble'][] = []
    const stop = games.listen(() => troubles.push(games.trouble))
    disk.failure = full
    games.keep(game('a', 1))
    games.keep(game('b', 2))
    await settled()
    expect(troubles).toEqual(['full'])
    disk.failure = null
    games.keep(game('c', 3))
    await settled()
    expect(troubles).toEqual(['full', 'none'])
    expect(await new Disk(factory).readAll()).toEqual([game('a', 1), game('b', 2), game('c', 3)])
    stop()
    disk.failure = full
    games.keep(game('d', 4))
    await settled()
    expect(troubles).toEqual(['full', 'none'])
  })

  it('gets the waiting games when a game is deleted', async () => {
    const factory = new IDBFactory()
    const disk = new FailingDisk(factory)
    const games = await openGames(disk)
    games.keep(game('old', 1))
    await settled()
    disk.failure = full
    games.keep(game('new', 2))
    await settled()
    disk.failure = null
    await games.forget('old')
    await settled()
    expect(await new Disk(factory).readAll()).toEqual([game('new', 2)])
  })
})

describe('two tabs', () => {
  it('exchange newer states, never older ones', async () => {
    const factory = new IDBFactory()
    const [one, other] = [await openGames(new Disk(factory)), await openGames(new Disk(factory))]
    const heard = vi.fn()
    other.follow('tabs', heard)
    one.keep(game('tabs', 5))
    one.keep(game('unseen', 5))
    await settled()
    expect(heard.mock.calls).toEqual([[game('tabs', 5)]])
    // the next change counts as newer although its clock is slow
    other.keep(game('tabs', 2))
    const back = vi.fn()
    one.follow('tabs', back)
    await settled()
    expect(back.mock.calls).toEqual([[{ ...game('tabs', 2), changed: 6 }]])
    expect(await new Disk(factory).read('tabs')).toMatchObject({ changed: 6 })
  })

  it('ignore everything that does not have the shape of a game', async () => {
    const games = await openGames(new Disk(new IDBFactory()))
    const heard = vi.fn()
    games.listen(heard)
    games.follow('a', heard)
    const stranger = new BroadcastChannel('kumiki.games')
    for (const message of [
      null,
      'x',
      {},
      { id: null, changed: 1 },
      { id: 'a', changed: '1' },
      { id: 'a', changed: Number.NaN },
      { id: 'a' },
      { forgotten: 3 },
    ])
      stranger.postMessage(message)
    await settled()
    stranger.close()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a stored value', () => {
  it('is read back unchanged, or rejected', async () => {
    const factory = new IDBFactory()
    const games = await openGames(new Disk(factory))
    games.keep(game('good', 1))
    await settled()
    const { line: _, ...lacking } = game('lacking', 2)
    const strange = [lacking, game('', 3), game('late', Number.POSITIVE_INFINITY), game('less', 4, { seconds: -1 })]
    await new Disk(factory).write(strange as Saved[])
    expect(await games.all()).toEqual([game('good', 1)])
    expect(await games.find('lacking')).toBeNull()
  })

  it('is either a valid game or rejected', () => {
    const parts = Object.keys(game('a', 1))
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.anything(), (part, value) => {
        const read = readSaved({ ...game('a', 1), [part]: value, more: 'unseen' })
        if (read) expect(Object.keys(read).sort()).toEqual(parts.sort())
        const isFree = part === 'answer' || part === 'notes' || (part === 'slips' && value === null)
        const expected: unknown = { ...game('a', 1) }[part]
        expect(read !== null).toBe(
          isFree || (typeof value === typeof expected && isInRange(value) && !(part === 'id' && value === '')),
        )
      }),
    )
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readSaved(value)).toBeNull()
      }),
    )
  })
})

const isInRange = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && value >= 0 && value <= 8.64e15)

const throwing = new Proxy(new IDBFactory(), {
  get: () => () => {
    throw new DOMException('not here', 'SecurityError')
  },
})
