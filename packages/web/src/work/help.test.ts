import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from '@kumiki/core/base'
import { formatLine, forPlayers, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { otherEnds } from '@kumiki/core/player'
import { optionsOf } from '@kumiki/core/spec'
import type { Hint } from '@kumiki/core/verbs/hint'
import { describe, expect, it } from 'vitest'
import type { Touch } from '../../../core/src/kind/board.ts'
import { answering, type Thread } from './calls.ts'
import { askHelp, OutOfReach } from './help.ts'
import { replies } from './workshop.ts'

const names = Object.keys(kinds)

/** Our sample of a kind: with its key, as players get it, and an empty board. */
async function sample(kind: string) {
  const path = fileURLToPath(new URL(`../../../../docs/golden/${kind}.kumiki.json`, import.meta.url))
  const opened = await openAs(readFileSync(path, 'utf8'), kinds)
  if (!opened.ok) throw new Error(opened.error.text.en)
  return opened.value(async (file, face, module) => ({
    /** Whether it needs words, which players do not get. */
    isOfWords: optionsOf((await module.craft()).spec).some(({ reads }) => reads === 'words'),
    input: face.board(file.puzzle).input,
    decidedBy: face.decidedBy(file.puzzle),
    keyed: formatLine({ ...forPlayers(file), answer: file.answer }),
    open: formatLine(forPlayers(file)),
    key: file.answer as unknown,
    blank: face.blank(file.puzzle) as unknown,
    cells: face.board(file.puzzle).cells,
    /** A wrong touch on an empty board and its place; null if no touch can be wrong. */
    wrong: () => {
      const empty = face.blank(file.puzzle)
      const board = face.board(file.puzzle)
      const touches = board.cells.flatMap((cell): Touch[] => [
        ...(board.keys?.symbols ?? []).map((symbol): Touch => ({ at: [cell], symbol })),
        ...otherEnds(board, cell).map((to): Touch => ({ at: [cell, to], symbol: '' })),
      ])
      for (const touch of touches) {
        const move = face.act(file.puzzle, empty, touch)
        const next = move && face.play(file.puzzle, empty, move)
        const [at] = next?.ok ? face.mistakes(file.puzzle, next.value, file.answer ?? empty) : []
        if (next?.ok && at) return { at, answer: next.value as unknown }
      }
      return null
    },
    /** The answer after the moves of a hint. */
    played: (hint: Hint<unknown>) => {
      let answer = face.blank(file.puzzle)
      const moves = hint.rungs.flatMap(({ moves }) => moves)
      for (const written of moves) {
        const move = parse(face.move, written)
        const next = move.ok ? face.play(file.puzzle, answer, move.value) : move
        if (!next.ok) throw new Error(next.error.text.en)
        answer = next.value
      }
      return { count: moves.length, slips: face.mistakes(file.puzzle, answer, file.answer ?? answer) }
    },
  }))
}

/** A help worker in this thread that dies `deaths` times. */
function workshops(deaths: number) {
  const counts = { started: 0, ended: 0 }
  const start = (): Thread => {
    const isDoomed = counts.started++ < deaths
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => {
        if (isDoomed) queueMicrotask(() => thread.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent))
        else void answer(message as Parameters<typeof answer>[0])
      },
      terminate: () => {
        counts.ended++
      },
    }
    const answer = answering(replies, (data) => thread.onmessage?.(new MessageEvent('message', { data })))
    return thread
  }
  return { start, counts }
}

describe.each(names)('help with %s', (kind) => {
  it('gives a correct hint that can be played, with the key in the link', async () => {
    const { keyed, blank, cells, played } = await sample(kind)
    const hint = await askHelp(workshops(0).start).hint(keyed, blank, cells.slice(0, 1))
    expect(['step', 'key']).toContain(hint.about)
    const { count, slips } = played(hint)
    expect(count).toBeGreaterThan(0)
    expect(slips).toEqual([])
  })

  it('gives one without the key if the rules decide, and says that it cannot if they do not', async () => {
    const { open, blank, decidedBy, played } = await sample(kind)
    const hint = await askHelp(workshops(0).start).hint(open, blank, [])
    if (decidedBy !== 'rules') expect(hint.about).toBe('nothing')
    else expect(played(hint)).toMatchObject({ slips: [] })
  })

  it('finds no mistakes in the key, and cannot tell without one to compare with', async () => {
    const { keyed, open, key, blank, decidedBy } = await sample(kind)
    const help = askHelp(workshops(0).start)
    expect(await help.slips(keyed, key)).toEqual([])
    expect(await help.slips(keyed, blank)).toEqual([])
    expect(await help.slips(open, blank)).toEqual(decidedBy !== 'rules' ? null : [])
  })
})

it.each(names)('a wrong entry in %s is found, with the key in the link or if the rules decide', async (kind) => {
  const { keyed, open, wrong, decidedBy, input } = await sample(kind)
  const planted = wrong()
  // every run that spells a word of the list is right
  if (!planted) return expect(input).toBe('run')
  const help = askHelp(workshops(0).start)
  expect(await help.slips(keyed, planted.answer)).toContainEqual(planted.at)
  if (decidedBy === 'rules') expect(await help.slips(open, planted.answer)).toContainEqual(planted.at)
  expect((await help.hint(keyed, planted.answer, [])).about).toBe('mistake')
})

describe('a help worker', () => {
  it('is started once, on the first question', async () => {
    const { keyed, blank } = await sample('sudoku')
    const { start, counts } = workshops(0)
    const help = askHelp(start)
    expect(counts.started).toBe(0)
    await Promise.all([help.hint(keyed, blank, []), help.slips(keyed, blank)])
    await help.slips(keyed, blank)
    expect(counts).toEqual({ started: 1, ended: 0 })
  })

  it('that dies is replaced and gets its open questions again', async () => {
    const { keyed, blank, key } = await sample('sudoku')
    const { start, counts } = workshops(1)
    const help = askHelp(start)
    const [hint, slips] = await Promise.all([help.hint(keyed, key, []), help.slips(keyed, blank)])
    expect(hint.about).toBe('done')
    expect(slips).toEqual([])
    expect(counts).toEqual({ started: 2, ended: 1 })
  })

  it('that dies again is given up with a message, and started anew for the next question', async () => {
    const { keyed, blank } = await sample('sudoku')
    const { start, counts } = workshops(2)
    const help = askHelp(start)
    const refused = help.slips(keyed, blank)
    await expect(refused).rejects.toBeInstanceOf(OutOfReach)
    await expect(refused).rejects.toMatchObject({
      text: { en: expect.stringMatching(/\.$/), ja: expect.stringMatching(/。$/) },
    })
    expect(await help.slips(keyed, blank)).toEqual([])
    expect(counts).toEqual({ started: 3, ended: 2 })
  })

  it('refuses an invalid puzzle and an invalid answer with a message', async () => {
    const { keyed } = await sample('sudoku')
    const help = askHelp(workshops(0).start)
    await expect(help.slips('{', {})).rejects.toThrow('This is not JSON (line 1, column 2).')
    await expect(help.hint(keyed, { cells: 'x' }, [])).rejects.toBeInstanceOf(OutOfReach)
  })
})

describe('after the end', () => {
  it.each(names)('%s has a summary, and another is made only if no words are needed', async (kind) => {
    const { open, keyed, isOfWords } = await sample(kind)
    const { lookBack, another } = askHelp(workshops(0).start)
    const back = await lookBack(keyed)
    expect(back.hardest === null).toBe(back.steps.length === 0)
    expect(back.canMake).toBe(!isOfWords)
    if (back.canMake) return
    await expect(another(open, null, 'x')).rejects.toThrow(OutOfReach)
  })

  it('another sudoku has the same size, the requested level, and no answer in it', async () => {
    const { keyed } = await sample('sudoku')
    const line = await askHelp(workshops(0).start).another(keyed, 1, 'x')
    const [before, after] = [JSON.parse(keyed), JSON.parse(line)]
    expect(after.puzzle).not.toEqual(before.puzzle)
    expect([after.kind, after.answer, after.report.grade.level]).toEqual(['sudoku', undefined, 1])
  })
})
