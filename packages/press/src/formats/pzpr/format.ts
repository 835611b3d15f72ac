/**
 * puzz.link: the address of a puzzle (`…/p?NAME/WIDTH/HEIGHT/BODY`) and the text that its editor saves (`pzprv3`). Each
 * kind is a line of the table, found by its name at puzz.link, and its code is loaded then. (puzz.link has no
 * BlockSum.)
 */

import { bad, good, type Result } from '@kumiki/core/base'
import type { Exported, Format, Imported, Read, Write } from '../format.ts'
import type { Game } from './game.ts'

interface Entry {
  /** Its names at puzz.link, the current one and earlier ones. */
  readonly names: readonly string[]
  load(): Promise<{ readonly game: Game }>
}

const games: Readonly<Record<string, Entry>> = {
  hashi: { names: ['hashi', 'hashikake', 'bridges'], load: () => import('./hashi.ts') },
  hitori: { names: ['hitori'], load: () => import('./hitori.ts') },
  slitherlink: { names: ['slither', 'slitherlink'], load: () => import('./slitherlink.ts') },
  sudoku: { names: ['sudoku'], load: () => import('./sudoku.ts') },
}

const beside = () => import('../foreign.ts')

const gameOf = async (name: string): Promise<Game | null> => {
  const entry = Object.values(games).find(({ names }) => names.includes(name.toLowerCase()))
  return entry ? (await entry.load()).game : null
}

const form = /(?:^|[?/])([a-z]{2,20})\/(?:[a-z]{1,4}\/)?(\d{1,4})\/(\d{1,4})\/([0-9a-z.+-]*)/i

const readAddress = async (text: string): Promise<Result<Imported>> => {
  const found = form.exec(text.trim().slice(0, 20_000))
  const game = found ? await gameOf(found[1]!) : null
  if (!found || !game) return refuse('puzz.link', found?.[1], '…/NAME/WIDTH/HEIGHT/…', '…/名前/幅/高さ/…')
  return game.readAddress(Number(found[2]), Number(found[3]), found[4]!.toLowerCase())
}

const readSaved: Read = async (text) => {
  const [first = '', name = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r\n|\r|\n|\//, 5000)
  const game = /^pzprv3/.test(first) ? await gameOf(name.trim()) : null
  if (!game) return refuse('pzprv3', /^pzprv3/.test(first) ? name : undefined, 'pzprv3', 'pzprv3')
  return game.readSaved(lines)
}

async function refuse(format: string, name: string | undefined, en: string, ja: string): Promise<Result<never>> {
  const { cannotHold, notThis, oneLine } = await beside()
  const known = Object.keys(games).join(', ')
  const quoted = oneLine(name ?? '').slice(0, 30)
  if (name === undefined) return bad(notThis(format, `there is no ${en}`, `${ja} がありません`))
  return bad(
    cannotHold(
      `of puzz.link's games it has ${known}, not "${quoted}"`,
      `puzz.link のうち読めるのは ${known} で、「${quoted}」は扱えません`,
    ),
  )
}

const writeWith =
  (write: (game: Game, ...rest: Parameters<Game['saved']>) => Result<string>, answer: boolean): Write =>
  async ([puzzle], options) => {
    const entry = games[puzzle(({ kind }) => kind)]
    const { cannotHold, leftOut, lostBeside } = await beside()
    if (!entry) return bad(cannotHold('puzz.link has no such puzzle', 'puzz.link にないパズルです'))
    const { game } = await entry.load()
    return puzzle((file, face): Result<Exported> => {
      const content = write(game, file, options)
      if (!content.ok) return content
      const notes = leftOut(lostBeside(file, face, { title: false, credits: false, answer }, options))
      return good({ content: content.value, notes })
    })
  }

const common = { kinds: Object.keys(games), holds: 'one', binary: false } as const

export const pzpr: readonly Format[] = [
  {
    ...common,
    extensions: ['.pzpr', '.url'],
    title: { en: 'puzz.link address', ja: 'puzz.link のアドレス' },
    read: async (text, bytes) =>
      /^\s*pzprv3/.test(text.replace(/^\ufeff/, '')) ? readSaved(text, bytes) : readAddress(text),
    write: writeWith((game, file) => {
      const path = game.address(file)
      return path.ok ? good(`https://puzz.link/p?${path.value}\n`) : path
    }, false),
  },
  {
    ...common,
    extensions: ['.pzprv3'],
    title: { en: 'pzprv3 text', ja: 'pzprv3 テキスト' },
    read: readSaved,
    write: writeWith((game, file, options) => game.saved(file, options), true),
  },
]
