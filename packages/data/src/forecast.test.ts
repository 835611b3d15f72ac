import { forecast } from '@kumiki/core/lab'
import { readWords } from '@kumiki/core/words'
import { expect, it } from 'vitest'
import { listOf } from './index.ts'
import { loadList } from './node.ts'

/** White cells reached on boards of our lists by 0.7 s of annealed ruin and recreate: list, side, white cells. */
const reached: readonly (readonly [id: string, size: number, white: number])[] = [
  ['animals.en', 6, 25],
  ['animals.en', 10, 64],
  ['animals.en', 20, 231],
  ['animals.ja', 6, 24],
  ['animals.ja', 10, 61],
  ['animals.ja', 20, 129],
  ['colours.en', 6, 24],
  ['colours.en', 10, 63],
  ['colours.en', 20, 217],
  ['colours.ja', 6, 21],
  ['colours.ja', 10, 51],
  ['colours.ja', 20, 73],
  ['countries.en', 6, 26],
  ['countries.en', 10, 68],
  ['countries.en', 20, 248],
  ['countries.ja', 6, 26],
  ['countries.ja', 10, 65],
  ['countries.ja', 20, 238],
  ['elements.en', 6, 24],
  ['elements.en', 10, 65],
  ['elements.en', 20, 221],
  ['elements.ja', 6, 24],
  ['elements.ja', 10, 64],
  ['elements.ja', 20, 227],
  ['hokkaido.ja', 6, 26],
  ['hokkaido.ja', 10, 68],
  ['hokkaido.ja', 20, 239],
  ['prefectures.ja', 6, 23],
  ['prefectures.ja', 10, 58],
  ['prefectures.ja', 20, 120],
  ['school-subjects.en', 6, 22],
  ['school-subjects.en', 10, 62],
  ['school-subjects.en', 20, 215],
  ['school-subjects.ja', 6, 22],
  ['school-subjects.ja', 10, 54],
  ['school-subjects.ja', 20, 77],
  ['science.en', 6, 24],
  ['science.en', 10, 65],
  ['science.en', 20, 232],
  ['science.ja', 6, 24],
  ['science.ja', 10, 61],
  ['science.ja', 20, 146],
  ['vegetables-fruits.en', 6, 25],
  ['vegetables-fruits.en', 10, 64],
  ['vegetables-fruits.en', 20, 235],
  ['vegetables-fruits.ja', 6, 26],
  ['vegetables-fruits.ja', 10, 66],
  ['vegetables-fruits.ja', 20, 238],
  ['weather.en', 6, 24],
  ['weather.en', 10, 64],
  ['weather.en', 20, 222],
  ['weather.ja', 6, 23],
  ['weather.ja', 10, 53],
  ['weather.ja', 20, 92],
]

it(`forecasts the white share of ${reached.length} measured boards within 3 points on average and 10 at worst`, async () => {
  expect(reached.length).toBeGreaterThan(40)
  const errors: number[] = []
  for (const [id, size, white] of reached) {
    const words = readWords(await loadList(listOf(id)!)).entries.map(({ word }) => word)
    errors.push(forecast(words, size).share - white / size ** 2)
  }
  expect(Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)).toBeLessThan(0.03)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.1)
})

it('never forecasts more than connected words can cover, on measured boards', async () => {
  for (const [id, size, white] of reached) {
    const words = readWords(await loadList(listOf(id)!)).entries.map(({ word }) => word)
    expect(white / size ** 2).toBeLessThanOrEqual(forecast(words, size).most)
  }
})
