/**
 * The player's main ways in a browser other than Chromium: a link is opened, every kind is played to its end by
 * keyboard, nothing is lost with a reload, bridges are drawn by a pointer, the maker's code gives a hint, a sheet
 * closes.
 */
import { kinds } from '@kumiki/core/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, touchesTo, wayBetween } from '../../packages/core/src/contract/front.contract.ts'
import type { Board } from '../../packages/core/src/kind/board.ts'
import type { PuzzleTypes } from '../../packages/core/src/kind/types.ts'
import { type Made, nameOf, puzzleOf, tapsFor } from '../hands.ts'
import { openFolder } from '../site.ts'

export type Spot = readonly [x: number, y: number]

/** The functions of a browser that the player's main ways need. */
export interface Engine {
  visit(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page and returns its result. */
  look<A extends readonly (string | number)[], R>(inPage: (...args: A) => R, ...args: A): Promise<R>
  /** Presses a key, by its name or character, while others are held down. */
  press(key: string, ...held: readonly string[]): Promise<void>
  /** Presses the pointer at one spot and releases it at another. */
  drag(from: Spot, to: Spot): Promise<void>
  close(): Promise<void>
}

/** `open` is null if the browser is not installed. */
export function mainWays(name: string, open: (() => Promise<Engine>) | null): void {
  if (!open) console.warn(`No ${name} found on this machine: its tests are skipped.`)
  describe.skipIf(open === null)(`in ${name}`, () => {
    let engine: Engine
    let site: Awaited<ReturnType<typeof openFolder>>

    beforeAll(async () => {
      site = await openFolder('packages/web/dist')
      if (open) engine = await open()
      // the rules of a kind are shown once, in front of its first puzzle
      await engine?.visit(site.address)
      await engine?.look((names) => {
        localStorage.setItem(
          'kumiki.met',
          JSON.stringify(Object.fromEntries(names.split(' ').map((name) => [name, true]))),
        )
      }, Object.keys(kinds).join(' '))
    })
    afterAll(async () => {
      await engine?.close()
      site?.close()
    })

    const until = async <A extends readonly (string | number)[]>(
      isSo: (...args: A) => boolean,
      ...args: A
    ): Promise<void> => expect.poll(() => engine.look(isSo, ...args), { message: `${isSo} ${args}` }).toBe(true)
    const untilStatus = (status: string): Promise<void> =>
      until((wanted) => document.querySelector('main')?.dataset.status === wanted, status)
    const visit = async (made: Made, selfChecking = true): Promise<void> => {
      await engine.visit('about:blank')
      await engine.visit(site.address + made.link(selfChecking).slice(1))
      await until(() => document.querySelector('main[data-kind] [role="grid"]') !== null)
    }
    /** Moves to a cell; true: the session is over. */
    const focus = (board: Board, cell: Parameters<typeof nameOf>[1]): Promise<boolean> =>
      engine.look(
        (target) => {
          document.querySelector<HTMLElement>(`[data-target="${target}"]`)?.focus()
          return document.querySelector('main')?.dataset.status === 'complete'
        },
        nameOf(board, cell),
      )
    const play = async <K extends PuzzleTypes>(posed: Parameters<typeof touchesTo<K>>[0], from = 0, to = 1e9) => {
      const board = posed.face.board(posed.puzzle)
      for (const { at, symbol } of touchesTo(posed).slice(from, to)) {
        const [first, last] = at
        // where several cells are written at once, the end comes early
        if (await focus(board, first)) return
        if (board.input === 'mark') for (const _ of tapsFor(posed, { at, symbol })) await engine.press(' ')
        else if (symbol !== '') await engine.press(symbol)
        else if ((board.input === 'join' || board.input === 'edge') && last)
          await engine.press(keyOf(wayBetween([first, last])), 'Control')
        else {
          await engine.press('Enter')
          if (last) await focus(board, last)
          await engine.press('Enter')
        }
      }
    }
    /** The letters, bridges and bands that are drawn now. */
    const writtenNow = (): Promise<string[]> =>
      engine.look(() =>
        Array.from(document.querySelectorAll('.board .ink-entry, .board .band'), (one) => one.outerHTML),
      )

    it.each(Object.keys(kinds))('%s is played by keyboard, left, restored and finished', async (kind) => {
      const made = await puzzleOf(kind, 'ja')
      await visit(made)
      expect(await engine.look(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
        0,
      )
      const half = made.open((posed) => Math.floor(touchesTo(posed).length / 2))
      await made.open((posed) => play(posed, 0, half))
      const left = await writtenNow()
      expect(left.length).toBeGreaterThan(0)
      await engine.reload()
      await until((count) => document.querySelectorAll('.board .ink-entry, .board .band').length >= count, left.length)
      expect(await writtenNow()).toEqual(left)
      await made.open((posed) => play(posed, half))
      await untilStatus('complete')
      await until(() => document.querySelector('dialog .finish') !== null)
    })

    it('bridges are drawn by a pointer from island to island', async () => {
      const made = await puzzleOf('hashi', 'en', { size: 6 })
      await visit(made)
      const spotOf = async (target: string): Promise<Spot> =>
        engine.look((name): [number, number] => {
          const box = document.querySelector(`[data-target="${name}"]`)?.getBoundingClientRect()
          return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
        }, target)
      await made.open(async (posed) => {
        const board = posed.face.board(posed.puzzle)
        for (const { at } of touchesTo(posed))
          if (at[1]) await engine.drag(await spotOf(nameOf(board, at[0])), await spotOf(nameOf(board, at[1])))
      })
      await untilStatus('complete')
    })

    it('a hint comes from the maker’s code, and a sheet closes with Escape', async () => {
      await visit(await puzzleOf('sudoku', 'en', { size: 9 }), false)
      await engine.look(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('.bar .tool')]
        buttons.at(-1)?.click()
      })
      await until(() => document.querySelector('[data-hint="step"]') !== null)
      await engine.look(() => document.querySelector<HTMLElement>('.bar .tools > :last-child')?.click())
      await until(() => document.querySelector('dialog .menu') !== null)
      await engine.press('Escape')
      await until(() => document.querySelector('dialog') === null)
    })
  })
}
