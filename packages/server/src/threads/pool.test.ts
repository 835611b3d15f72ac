import { expect, it } from 'vitest'
import { sudoku } from '../serving/place.contract.ts'
import { usualBook } from './book.ts'
import { Pool } from './pool.ts'

it('a thread that takes longer than it may is ended, and the next who asks is served', async () => {
  const line = await sudoku()
  const pool = new Pool(1)
  // it is in the middle of it, not in its start
  expect(await pool.bind([line], usualBook, '', 60_000)).toMatchObject({ ok: true })
  const long = pool.bind(Array(2_000).fill(line), usualBook, '', 300)
  await expect(long).rejects.toMatchObject({ name: 'AbortError' })
  expect(await pool.verify(line, '', 60_000)).toMatchObject({ ok: true, value: { kind: 'sudoku' } })
  await pool.end()
})
