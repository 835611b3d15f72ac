/**
 * Plays a board in a real browser through its targets, without knowledge of kinds: by arrows and keys, by mouse, by
 * finger.
 */
import { type Cell, parse, type Target } from '@kumiki/core/base'
import type { KumikiFile } from '@kumiki/core/contract'
import { formatFile, parseFile } from '@kumiki/core/file'
import { faces, kinds } from '@kumiki/core/kinds'
import { capOf, type Point, Session } from '@kumiki/core/player'
import { optionsOf } from '@kumiki/core/spec'
import { make } from '@kumiki/core/verbs/make'
import { linkTo } from '@kumiki/press/link'
import type { Locator, Page } from 'playwright-core'
import { keyOf, type Posed, pathTo, touchesTo, wayBetween } from '../packages/core/src/contract/front.contract.ts'
import type { Board, Touch } from '../packages/core/src/kind/board.ts'
import type { PuzzleTypes } from '../packages/core/src/kind/types.ts'
import { madeOnce } from './once.ts'

const lists = {
  en: ['cat', 'dog', 'tiger', 'horse', 'goat', 'otter', 'hare', 'bear'],
  ja: ['ねこ', 'いぬ', 'きつね', 'うさぎ', 'しか', 'かもしか', 'いのしし', 'らっこ'],
}

export type Opened = <R>(use: <K extends PuzzleTypes>(posed: Posed<K>) => R) => R

export interface Made {
  readonly text: string
  readonly open: Opened
  link(selfChecking: boolean): string
}

/**
 * A small puzzle of a kind with its answer, made once for all tests from the kind's first preset, which is its
 * smallest.
 */
export async function puzzleOf(kind: string, lang: 'en' | 'ja', more: object = {}): Promise<Made> {
  const wish = JSON.stringify([kind, lang, more], (_, value) => (value === undefined ? null : value))
  const file = await parseFile(await madeOnce(wish, () => making(kind, lang, more)), faces)
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value(madeOf)
}

async function making(kind: string, lang: 'en' | 'ja', more: object): Promise<string> {
  const someKind = kinds[kind]
  if (!someKind) throw new Error(kind)
  return someKind(async (own) => {
    const craft = await own.craft()
    const words = optionsOf(craft.spec).some(({ reads }) => reads === 'words') ? { words: lists[lang] } : {}
    const spec = parse(craft.spec, { ...words, ...craft.presets[0]?.spec, ...more })
    if (!spec.ok) throw new Error(spec.error.text.en)
    const file = await make(craft, { spec: spec.value, seed: 'play', effort: craft.effort, lang, title: null })
    if (!file.ok) throw new Error(file.error.text.en)
    return formatFile(file.value)
  })
}

/** Prepares a made file for playing. */
export function madeOf<K extends PuzzleTypes>(file: KumikiFile<K>, face: Posed<K>['face']): Made {
  const { puzzle, answer } = file
  if (answer === undefined) throw new Error('a made file has its answer')
  return {
    text: formatFile(file),
    open: (use) => use({ face, puzzle, answer }),
    link: (selfChecking) => linkTo(file, { base: '', selfChecking }),
  }
}

/** The page's name for a cell. */
export const nameOf = (board: Board, cell: Cell): string =>
  board.input === 'join' ? String(board.cells.findIndex((one) => String(one) === String(cell))) : String(cell)

/** One entry for each tap that is needed from a blank cell to a symbol. */
export function tapsFor<K extends PuzzleTypes>({ face, puzzle }: Posed<K>, { at, symbol }: Touch): readonly number[] {
  const session = new Session(face, puzzle, null)
  const wanted = at.length === 2 ? '1' : symbol
  const taps: number[] = []
  while (session.see(at).symbol !== wanted && taps.length < 30) {
    session.painter?.paint([at])
    taps.push(taps.length)
  }
  return taps
}

const middleOf = ([a, b = a]: Target): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** The range of touches to make, by index. */
type Part = readonly [from: number, to: number]
const whole: Part = [0, Number.POSITIVE_INFINITY]

/** `inside`: the root of the document with the board, if that is a frame. */
export async function playByKeyboard<K extends PuzzleTypes>(
  page: Page,
  posed: Posed<K>,
  [from, to]: Part = whole,
  inside: Locator = page.locator(':root'),
): Promise<void> {
  const board = posed.face.board(posed.puzzle)
  const look = (): Promise<{ at: string | null; isOver: boolean }> =>
    inside.evaluate(({ ownerDocument }) => ({
      at: ownerDocument.activeElement?.getAttribute('data-target') ?? null,
      isOver: ownerDocument.querySelector('main')?.dataset.status === 'complete',
    }))
  const cellOf = (name: string | null): Cell => {
    const cell = board.cells.find((one) => nameOf(board, one) === name)
    if (!cell) throw new Error(`nothing is focused: ${name}`)
    return cell
  }
  const walk = async (from: string | null, to: Cell): Promise<void> => {
    // an arrow may turn the cursor instead of moving it: then the rest of the way is walked step by step
    let at = from
    for (let tries = 0; at !== nameOf(board, to); tries++) {
      if (tries > 200) throw new Error(`the arrows do not lead to ${to}`)
      const path = pathTo(board, cellOf(at), to) ?? []
      if (path.length === 0) throw new Error(`there is no way to ${to}`)
      for (const way of tries === 0 ? path : path.slice(0, 1)) await page.keyboard.press(keyOf(way))
      at = (await look()).at
    }
  }
  for (const { at, symbol } of touchesTo(posed).slice(from, to)) {
    const [first, last] = at
    const { at: from, isOver } = await look()
    // where several cells are written at once, the end comes early
    if (isOver) return
    await walk(from, first)
    if (board.input === 'mark') for (const _ of tapsFor(posed, { at, symbol })) await page.keyboard.press('Space')
    else if (symbol !== '') await page.keyboard.insertText(symbol)
    else if ((board.input === 'join' || board.input === 'edge') && last)
      await page.keyboard.press(`Control+${keyOf(wayBetween([first, last]))}`)
    else {
      await page.keyboard.press('Enter')
      if (last) await walk(nameOf(board, first), last)
      await page.keyboard.press('Enter')
    }
  }
}

/** By touch: cells are tapped at their positions, letters on the page's own keys. */
export async function playByTouch<K extends PuzzleTypes>(
  page: Page,
  posed: Posed<K>,
  [from, to]: Part = whole,
): Promise<void> {
  const { board, painter } = new Session(posed.face, posed.puzzle, null)
  const box = await page.locator('.board').boundingBox()
  if (!box) throw new Error('there is no board')
  const tapCell = ([row, col]: Point): Promise<void> =>
    page.touchscreen.tap(
      box.x + ((col + 0.5) * box.width) / board.width,
      box.y + ((row + 0.5) * box.height) / board.height,
    )
  const tapKey = (name: string): Promise<void> => page.locator(`.keys button[aria-label="${name}"]`).tap()
  for (const { at, symbol } of touchesTo(posed).slice(from, to)) {
    if ((await page.getAttribute('main', 'data-status')) === 'complete') return
    if (painter) {
      for (const _ of tapsFor(posed, { at, symbol })) await tapCell(middleOf(at))
      continue
    }
    for (const cell of at) await tapCell(cell)
    if (symbol === '') continue
    const isKana = board.keys?.script === 'hiragana' || board.keys?.script === 'katakana'
    const [plain = '', mark] = isKana ? symbol.normalize('NFD') : [symbol]
    await tapKey(capOf(board, plain))
    if (mark === '\u3099') await tapKey('濁点')
    if (mark === '\u309a') await tapKey('半濁点')
  }
}
