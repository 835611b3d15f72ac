import { describe, expect, it } from 'vitest'
import type { Cell } from '../../base/target.ts'
import { toolsFor } from '../../contract/editing.contract.ts'
import type { Place } from '../../kind/editing.ts'
import { craft } from './craft.ts'
import { editing } from './editing.ts'
import { cellsOfClue } from './puzzle/input.ts'

const { made, edited, refusal, places, wordAt } = toolsFor(craft, editing)

const short = 'CAT ARE TEN CAR AGE TEE APE RED TEA EAR ATE ERA RAN TAR RAT EAT NET ANT TAN NEE DEN END ERE ODE ADO'
const words = short.split(' ').map((word) => ({ word, clue: `Clue of ${word.toLowerCase()}` }))
const board = await made({ words, pattern: '...\n.#.\n...' })
const fruit = 'apple banana cherry grape lemon melon peach plum kiwi lime mango papaya'.split(' ')
const all = await made({ words: fruit.map((word) => ({ word, clue: `Clue of ${word}` })) })

describe('a clue', () => {
  it('changes and nothing else does, even on a board for all words', async () => {
    for (const file of [board, all]) {
      const place = places(file)[2]!
      const next = await edited(file, { edit: 'clue', place, clue: 'Another clue' })
      const clues = file.puzzle.clues.map((clue) =>
        String(cellsOfClue(clue)) === String(place) ? { ...clue, clue: 'Another clue' } : clue,
      )
      expect(next.puzzle).toEqual({ ...file.puzzle, clues })
      expect(next.answer).toEqual(file.answer)
    }
  })

  it('can be removed, and cannot be the word itself', async () => {
    const place = places(board)[0]!
    const next = await edited(board, { edit: 'clue', place, clue: ' ' })
    expect(next.puzzle.clues.filter(({ clue }) => clue === '')).toHaveLength(1)
    const word = wordAt(board, place).toLowerCase()
    expect(refusal(board, { edit: 'clue', place, clue: word })).toBe('clue-tells-word')
  })

  it('that was chosen among several stays chosen when another one changes', async () => {
    const several = words.flatMap(({ word }) => [1, 2, 3].map((i) => ({ word, clue: `${word} ${i}` })))
    const file = await made({ words: several, pattern: '...\n.#.\n...' })
    const place = places(file)[1]!
    const next = await edited(file, { edit: 'clue', place, clue: 'New' })
    const before = file.puzzle.clues.map((clue) => (String(cellsOfClue(clue)) === String(place) ? 'New' : clue.clue))
    expect(next.puzzle.clues.map(({ clue }) => clue)).toEqual(before)
  })
})

describe('a keyword', () => {
  it('marks cells and changes nothing else; without one no cells are marked', async () => {
    const word = 'grape'
    const next = await edited(all, { edit: 'keyword', word })
    const spelt = next.puzzle.keyword?.map(([row, col]) => next.answer!.rows[row]!.charAt(col)).join('')
    expect(spelt).toBe('GRAPE')
    expect({ ...next.puzzle, keyword: undefined }).toEqual({ ...all.puzzle, keyword: undefined })
    expect((await edited(next, { edit: 'keyword', word: '' })).puzzle).toEqual(all.puzzle)
  })

  it('is refused with the letters that are missing', () => {
    const job = editing.order(board, { edit: 'keyword', word: 'ZOO' }, [], 's')
    expect(job).toMatchObject({
      ok: false,
      error: { code: 'keyword-missing', text: { en: expect.stringContaining('Z') } },
    })
  })
})

describe('a swapped word', () => {
  it('takes its place, and where it fits no words change but those that it crosses', async () => {
    for (const place of places(board)) {
      const candidates = editing.candidates(board, place)
      expect(candidates.map(({ fits }) => Number(fits))).toEqual(
        candidates.map(({ fits }) => Number(fits)).toSorted((a, b) => b - a),
      )
      for (const { word, fits } of candidates.filter((_, index) => index % 5 === 0)) {
        const job = editing.order(board, { edit: 'swap', place, word }, [], 's')
        if (!job.ok) expect(fits).toBe(false)
        else {
          const next = await edited(board, { edit: 'swap', place, word })
          expect(wordAt(next, place)).toBe(word)
          const others = places(board).filter((other) => other !== place)
          const changed = others.filter((other) => wordAt(next, other) !== wordAt(board, other))
          if (fits) expect(changed.every((other) => crosses(place, other))).toBe(true)
        }
      }
    }
  })

  it('changes no kept word', async () => {
    const [place, far] = parallel(places(board))
    const swaps = editing.candidates(board, place).flatMap(({ word }) => {
      const job = editing.order(board, { edit: 'swap', place, word }, [far], 's')
      return job.ok ? [word] : []
    })
    expect(swaps.length).toBeGreaterThan(0)
    for (const word of swaps) {
      const next = await edited(board, { edit: 'swap', place, word }, [far])
      expect(wordAt(next, far)).toBe(wordAt(board, far))
      expect(wordAt(next, place)).toBe(word)
    }
  })

  it('takes its place on a board of all words too, and the others are placed around it', async () => {
    const [place] = places(all)
    const word = editing.candidates(all, place!)[0]?.word ?? ''
    const next = await edited(all, { edit: 'swap', place: place!, word })
    expect(
      places(next)
        .map((other) => wordAt(next, other))
        .toSorted(),
    ).toEqual(fruit.map((one) => one.toUpperCase()).toSorted())
    const found = places(next).find((other) => wordAt(next, other) === word)!
    expect(found[0]![0] === found[1]![0]).toBe(place![0]![0] === place![1]![0])
  })

  it('is refused with the reason', () => {
    const [place] = places(board)
    const crossing = places(board).filter((other) => crosses(place!, other))
    const foreign = words.map(({ word }) => word).filter((word) => word[0] !== wordAt(board, place!)[0])[0]!
    expect(refusal(board, { edit: 'swap', place: place!, word: 'CATS' })).toBe('not-listed')
    expect(refusal(board, { edit: 'swap', place: place!, word: foreign }, crossing)).toBe('kept-crosses')
    expect(refusal(board, { edit: 'swap', place: [[0, 0]], word: 'CAT' })).toBe('no-place')
  })
})

describe('a black cell', () => {
  it('turns white or a white one black, and all words are words of the list', async () => {
    const file = await made({ words: [...words, 'CARE', 'AT', 'TO', 'DO', 'AN', 'RE'], size: 4 })
    const cells = file.puzzle.rows.flatMap((row, r) => Array.from(row, (_, c): Cell => [r, c]))
    const colours: string[] = []
    for (const cell of cells) {
      if (!editing.order(file, { edit: 'block', cell }, [], 's').ok) continue
      const next = await edited(file, { edit: 'block', cell })
      const [before, after] = [file, next].map(({ puzzle }) => puzzle.rows[cell[0]]!.charAt(cell[1]))
      expect(after).not.toBe(before)
      colours.push(before!)
    }
    expect(colours).toContain('.')
  })

  it('has a partner where the board is to be symmetric', async () => {
    const file = await made({
      words: [...words, 'AT', 'TO', 'DO', 'AN', 'RE', 'EN'],
      pattern: '#...\n.##.\n.##.\n...#',
      symmetry: 'point',
    })
    const next = await edited(file, { edit: 'block', cell: [0, 1] })
    expect(next.puzzle.rows[0]!.slice(0, 2)).toBe('##')
    expect(next.puzzle.rows[3]!.slice(2)).toBe('##')
  })

  it('is refused where a kept word could not stay, or no word would fit', () => {
    const [place] = places(board)
    expect(refusal(board, { edit: 'block', cell: place![1]! }, [place!])).toBe('kept-here')
    expect(refusal(board, { edit: 'block', cell: [9, 9] })).toBe('off-board')
    expect(refusal(all, { edit: 'block', cell: aloneIn(all.puzzle.rows) })).toMatch(
      /cell-alone|no-word-for-slot|no-filling/,
    )
  })
})

describe('the rest made anew', () => {
  it('keeps words and black cells where they are', async () => {
    const kept = places(board).slice(0, 1)
    const next = await edited(board, { edit: 'anew', black: 'stay' }, kept)
    expect(next.puzzle.rows).toEqual(board.puzzle.rows)
    for (const place of kept) expect(wordAt(next, place)).toBe(wordAt(board, place))
  })
})

it('a puzzle that was not made from a list, or is for players, cannot be edited', () => {
  const { recipe, ...rest } = board
  expect(editing.edits(rest)).toEqual([])
  expect(refusal(rest, { edit: 'keyword', word: 'CAT' })).toBe('no-recipe')
  const unlisted = { ...board, recipe: { ...recipe!, spec: { ...recipe!.spec, words: { count: 5000 } } } }
  expect(refusal(unlisted, { edit: 'keyword', word: 'CAT' })).toBe('no-list')
  expect(editing.edits(board)).toContain('swap')
})

const crosses = (a: Place, b: Place): boolean => a.some((cell) => b.some((other) => String(other) === String(cell)))
const parallel = (all: readonly Place[]): [Place, Place] => {
  const [first] = all
  return [first!, all.find((other) => other !== first && !crosses(first!, other))!]
}
const aloneIn = (rows: readonly string[]): Cell => {
  for (const [r, row] of rows.entries())
    for (const [c, mark] of Array.from(row).entries()) if (mark === '#') return [r, c]
  return [0, 0]
}
