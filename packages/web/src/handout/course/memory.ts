/**
 * What a course remembers of a learner, as one text of a bounded length: the games with their answers, without the
 * puzzles, which the page has. Where all of it is too long, what was touched last is kept.
 */
import type { Keeper } from '../../store/disk.ts'
import type { Saved } from '../../store/saved.ts'

/** `text`: what was remembered; `put`: says whether it was taken. */
export function memoryOf(text: string, maxLength: number, put: (text: string) => Promise<boolean>): Keeper<Saved> {
  const games = new Map(gamesIn(text).map((game) => [game.id, game]))
  const keep = async (): Promise<void> => {
    if (!(await put(textOf([...games.values()], maxLength)))) throw new Error('The course takes nothing.')
  }
  return {
    ready: async () => {},
    read: async (id) => games.get(id),
    readAll: async () => [...games.values()],
    write: async (all) => {
      for (const game of all) games.set(game.id, game)
      await keep()
    },
    remove: async (id) => {
      games.delete(id)
      await keep()
    },
  }
}

/** Whoever wrote it: the store believes none of it. */
function gamesIn(text: string): readonly Saved[] {
  try {
    const games: unknown = JSON.parse(text)
    return Array.isArray(games)
      ? games.map((game) => ({ line: '', ...game })).filter(({ id }) => typeof id === 'string')
      : []
  } catch {
    return []
  }
}

function textOf(games: readonly Saved[], maxLength: number): string {
  const newest = [...games].sort((one, other) => other.changed - one.changed)
  for (let count = newest.length; count > 0; count--) {
    const all = newest.slice(0, count).map(({ line: _line, title: _title, ...rest }) => ({ title: '', ...rest }))
    for (const some of [all, all.map((game) => ({ ...game, notes: [] }))]) {
      const text = JSON.stringify(some)
      if (text.length <= maxLength) return text
    }
  }
  return '[]'
}
