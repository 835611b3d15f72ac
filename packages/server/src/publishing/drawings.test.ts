import { good } from '@kumiki/core/base'
import { describe, expect, it } from 'vitest'
import { newCaches } from '../puzzles/caches.ts'
import { Busy } from '../threads/fairqueue.ts'
import { drawing } from './drawings.ts'

const png = good(new Uint8Array([1]))

describe('a link preview', () => {
  it('is drawn once for all simultaneous requests', async () => {
    const request: string[] = []
    const pool = {
      draw: async (_file: string, who: string) => {
        request.push(who)
        return png
      },
    }
    const { drawings } = newCaches()
    expect(await Promise.all(['a', 'b'].map((who) => drawing(drawings, pool, 'file', who)))).toEqual([png, png])
    expect(request).toEqual(['a'])
  })

  it('is not refused to a request that joined another which timed out waiting', async () => {
    const pool = {
      draw: async (_file: string, who: string) => {
        if (who === 'a') throw new Busy()
        return png
      },
    }
    const { drawings } = newCaches()
    const [first, second] = await Promise.all(['a', 'b'].map((who) => drawing(drawings, pool, 'file', who)))
    expect(first).toMatchObject({ ok: false, error: { status: 503, problem: { code: 'busy' } } })
    expect(second).toEqual(png)
  })

  it('that takes too long may be requested again: its file is not at fault', async () => {
    const pool = { draw: () => Promise.reject(new DOMException('late', 'AbortError')) }
    const drawn = await drawing(newCaches().drawings, pool, 'file', 'a')
    expect(drawn).toMatchObject({ ok: false, error: { status: 503, problem: { code: 'takes-too-long' } } })
  })
})
