/**
 * Game ids of Simon Tatham's collection: `PARAMETERS:BODY`, with the name of the game before it or without. Each kind
 * is a line of the table, and its code is loaded when it is needed. Without a name the id itself decides: only Loopy
 * has `t0` among its parameters, and only Singles fills every cell.
 */
import { bad } from '@kumiki/core/base'
import { type Format, type ReadOne, type WriteOne, writing } from '../format.ts'

interface Game {
  /** Its name in the collection. */
  readonly name: string
  isMeant(parameters: string, body: string): boolean
  load(): Promise<{ readonly read: ReadOne; readonly write: WriteOne }>
}

const games: Readonly<Record<string, Game>> = {
  slitherlink: {
    name: 'loopy',
    isMeant: (parameters) => /t\d/.test(parameters),
    load: async () => {
      const { readLoopy: read, writeLoopy: write } = await import('./loopy.ts')
      return { read, write }
    },
  },
  hitori: {
    name: 'singles',
    isMeant: (parameters, body) => body.length === cellsOf(parameters),
    load: async () => {
      const { readSingles: read, writeSingles: write } = await import('./singles.ts')
      return { read, write }
    },
  },
  hashi: {
    name: 'bridges',
    isMeant: () => true,
    load: async () => {
      const { readBridges: read, writeBridges: write } = await import('../hashi/bridges.ts')
      return { read, write }
    },
  },
}

function cellsOf(parameters: string): number {
  const [, wide, high = wide] = /^(\d{1,4})(?:x(\d{1,4}))?/.exec(parameters) ?? []
  return Number(wide) * Number(high)
}

const form = /^(?:([a-z]{2,20})[:\s]+)?(\d[^:\s]*):(\S*)/i

function gameOf(text: string): Game | string {
  const [, name, parameters = '', body = ''] = form.exec(text.trim().slice(0, 20_000)) ?? []
  const all = Object.values(games)
  if (name !== undefined) return all.find((game) => game.name === name.toLowerCase()) ?? name
  return all.find(({ isMeant }) => isMeant(parameters, body)) ?? ''
}

export const sgt: Format = {
  kinds: Object.keys(games),
  holds: 'one',
  binary: false,
  extensions: ['.sgt'],
  title: { en: 'Simon Tatham’s game id', ja: 'Simon Tatham の game id' },
  read: async (text, bytes) => {
    const game = gameOf(text)
    if (typeof game === 'object') return (await game.load()).read(text, bytes)
    const { cannotHold, notThis } = await import('../foreign.ts')
    const known = Object.values(games)
      .map(({ name }) => name)
      .join(', ')
    return bad(
      game === ''
        ? notThis('SGT', 'it does not read WxH…:cells', 'WxH…:マス の形ではありません')
        : cannotHold(
            `of Simon Tatham’s games it has ${known}, not "${game}"`,
            `Simon Tatham のパズルのうち読めるのは ${known} で、「${game}」は扱えません`,
          ),
    )
  },
  write: async (puzzles, options) => {
    const kind = puzzles[0](({ kind }) => kind)
    return writing(async () => (await games[kind]!.load()).write)(puzzles, options)
  },
}
