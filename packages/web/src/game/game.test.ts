/** The figures of a game: what is counted in every kind, and what is not said because nobody looked. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatLine, forPlayers, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import type { PuzzleTypes, Touch } from '@kumiki/core/player'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { missingTouches } from '../../../core/src/play/missing.ts'
import { Disk } from '../store/disk.ts'
import { openGames, type Saved } from '../store/games.ts'
import { usual } from '../store/preferences.ts'
import { readSaved } from '../store/saved.ts'
import { english } from '../text/en.ts'
import { japanese } from '../text/ja.ts'
import type { Help } from '../work/help.ts'
import { replies } from '../work/workshop.ts'
import { Game } from './game.ts'

/** Our sample of a kind with its key, opened for a test that works for every kind. */
async function sample<R>(kind: string, use: <K extends PuzzleTypes>(table: Table<K>) => Promise<R>): Promise<R> {
  const path = fileURLToPath(new URL(`../../../../docs/golden/${kind}.kumiki.json`, import.meta.url))
  const opened = await openAs(readFileSync(path, 'utf8'), kinds)
  if (!opened.ok) throw new Error(opened.error.text.en)
  return opened.value(async (file, face) => {
    const { answer = face.blank(file.puzzle) } = file
    const own = { ...forPlayers(file), answer }
    const line = formatLine(own)
    const games = await openGames(new Disk(new IDBFactory()))
    const begin = (saved: Saved | null = null) => {
      const game = new Game(own, face, saved, { id: kind, line, games, help: () => help, referee: null })
      game.use(usual)
      return game
    }
    const touches = missingTouches(face, own.puzzle, face.blank(own.puzzle), answer)
    return use({ begin, touches, find: () => games.find(kind) })
  })
}

interface Table<K extends PuzzleTypes> {
  readonly begin: (saved?: Saved | null) => Game<K>
  /** From the blank to the answer. */
  readonly touches: readonly Touch[]
  readonly find: () => Promise<Saved | null>
}

const never = (): never => {
  throw new Error('nobody asks for it here')
}
const help: Help = {
  hint: async (line, answer, wanted) => {
    const found = await replies.hint({ line, answer, wanted }, never, never)
    return found.ok ? found.value : never()
  },
  slips: async (line, answer) => {
    const found = await replies.slips({ line, answer }, never, never)
    return found.ok ? found.value : never()
  },
  lookBack: never,
  another: never,
}

describe.each(Object.keys(kinds))('a game of %s', (kind) => {
  it('counts its hints, and says nothing of mistakes to the end, where nobody looked for any', () =>
    sample(kind, async ({ begin, touches, find }) => {
      const game = begin()
      await game.climb()
      expect(game.openHint?.hint.about).toMatch(/step|key/)
      for (const touch of touches) game.do((session) => session.touch(touch))
      expect(game.isFinished).toBe(true)
      expect([game.hints, game.slips]).toEqual([1, null])
      const saved = readSaved(JSON.parse(JSON.stringify(await find())))
      expect(begin(saved).slips).toBeNull()
    }))
})

it('a check that finds nothing is a check: no mistakes is then said', () =>
  sample('sudoku', async ({ begin, touches, find }) => {
    const game = begin()
    const [first] = touches
    if (first) game.do((session) => session.touch(first))
    await game.check()
    expect(game.slips).toBe(0)
    expect(begin(await find()).slips).toBe(0)
    game.restart()
    expect(game.slips).toBeNull()
  }))

it('a hint that finds a mistake counts as a hint, and the mistake once, also when it is checked', () =>
  sample('sudoku', async ({ begin, touches }) => {
    const game = begin()
    const [first] = touches
    if (!first) throw new Error('there is an open cell')
    game.do((session) => session.touch({ ...first, symbol: first.symbol === '1' ? '2' : '1' }))
    await game.climb()
    expect(game.openHint?.hint.about).toBe('mistake')
    expect([game.hints, game.slips]).toEqual([1, 1])
    await game.check()
    expect(game.slips).toBe(1)
  }))

it('a word typed over letters is written as it is typed: filled cells are not skipped unless asked for', () =>
  sample('crossword', async ({ begin }) => {
    const game = begin()
    const { session } = game
    const cells = session.line?.cells ?? []
    const [symbol = ''] = session.board.keys?.symbols ?? []
    const second = cells[1]
    if (!second) throw new Error('an entry has two cells')
    const start = session.at
    game.do(() => session.touch({ at: [second], symbol }))
    game.do(() => session.go(start))
    game.do(() => session.type(symbol))
    expect(session.at).toEqual(second)
    game.use({ ...usual, skipsFilled: true })
    game.do(() => session.go(start))
    game.do(() => session.type(symbol))
    expect(session.at).not.toEqual(second)
  }))

it('the text to share names mistakes only where somebody looked', () => {
  for (const { shareText } of [english, japanese]) {
    expect(shareText('A', null, '1:00', 0, null)).not.toMatch(/slip|まちがい/)
    expect(shareText('A', null, '1:00', 0, 0)).toMatch(/0 slips|まちがい0/)
  }
})
