import { expect, it } from 'vitest'
import { sudoku } from '../serving/place.contract.ts'
import { usualBook } from './book.ts'
import { Pool } from './pool.ts'

it('a thread that exceeds its time limit is ended, and the next request is served', async () => {
  const line = await sudoku()
  const pool = new Pool(1)
  // warm up, so that the time limit hits the work and not the thread's start
  expect(await pool.bind([line], usualBook, '', 60_000)).toMatchObject({ ok: true })
  const long = pool.bind(Array(2_000).fill(line), usualBook, '', 300)
  await expect(long).rejects.toMatchObject({ name: 'AbortError' })
  expect(await pool.verify(line, '', 60_000)).toMatchObject({ ok: true, value: { kind: 'sudoku' } })
  await pool.end()
})
