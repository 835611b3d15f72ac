import { describe, expect, it } from 'vitest'
import { PromiseCache } from './promisecache.ts'

const counting = () => {
  const promiseCache = new PromiseCache<string>(2)
  const worked: string[] = []
  const get = (text: string) =>
    promiseCache.get(text, async () => {
      worked.push(text.slice(0, 5))
      if (text === 'bad') throw new Error('it failed')
      return text.toUpperCase()
    })
  return { get, worked }
}

describe('a cached value', () => {
  it('is worked out once, also for simultaneous requests', async () => {
    const { get, worked } = counting()
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B'])
    expect(await get('a')).toBe('A')
    expect(worked).toEqual(['a', 'b'])
  })

  it('is dropped when it has not been used for longest', async () => {
    const { get, worked } = counting()
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await get(text)
    expect(worked).toEqual(['a', 'b', 'c', 'b'])
  })

  it('is not kept if it failed, or if its text is long', async () => {
    const { get, worked } = counting()
    for (const text of ['bad', 'bad']) await expect(get(text)).rejects.toThrow('it failed')
    for (const text of ['l'.repeat(100_001), 'l'.repeat(100_001)]) await get(text)
    expect(worked).toEqual(['bad', 'bad', 'lllll', 'lllll'])
  })
})
