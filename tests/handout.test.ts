/** Handouts as bytes: how large they are, what is in them, and what is not. */
import { inflateRawSync } from 'node:zlib'
import { kinds } from '@kumiki/core/kinds'
import { usualHandout, writeHandout } from '@kumiki/press/handout'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../packages/press/src/fixtures/sealed.ts'
import { fileOf, handoutProgram, writeHandoutAs as written } from './handouts.ts'
import { puzzleOf } from './hands.ts'

const maxBytes = 120_000

/** What is sealed in a page, as the loader reads it; the test has its own reader. */
function unsealed(page: string): string {
  return [...page.matchAll(/data-sealed="\w+">([^<]*)</g)]
    .map(([, letters = '']) => inflateRawSync(bytesOf(letters)).toString())
    .join('\n')
}

describe('a handout', () => {
  it(`of each kind has at most ${maxBytes} bytes, also with its answer`, async () => {
    const sizes: number[] = []
    for (const kind of Object.keys(kinds))
      sizes.push(
        Buffer.byteLength(await written('size.html', [(await puzzleOf(kind, 'en')).text], { selfChecking: true })),
      )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes)
    expect(sizes).toHaveLength(Object.keys(kinds).length)
  })

  it('of four kinds is not larger either, and holds no maker and no solver', async () => {
    const [first = '', ...others] = await Promise.all(
      ['crossword', 'skeleton', 'wordsearch', 'sudoku'].map(async (kind) => (await puzzleOf(kind, 'en')).text),
    )
    const page = await written('all.html', [first, ...others])
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(maxBytes)
    expect(unsealed(page)).not.toMatch(/cadical|WebAssembly/)
  })

  it('names no address outside, sealed or open, but the names of SVG and MathML', async () => {
    const page = await written('c.html', [(await puzzleOf('crossword', 'ja')).text], { selfChecking: true })
    const all = `${page}\n${unsealed(page)}`
    const addresses = [...all.matchAll(/https?:\/\/[\w-]+\.[\w.-]+[\w/]*/g)].map(([address]) => address)
    expect(new Set(addresses.filter((address) => !address.startsWith('http://www.w3.org/')))).toEqual(new Set())
    expect(page).toContain("default-src 'none'")
    expect(page).not.toContain('connect-src')
    expect(page).not.toMatch(/<(?:link|img|iframe|script)[^>]* (?:src|href)="(?!data:)/)
  })

  it('holds the answer and its steps only where it checks itself, and then nowhere in the open', async () => {
    const { text } = await puzzleOf('sudoku', 'en')
    const answer = JSON.stringify(JSON.parse(text).answer)
    const seed = String(JSON.parse(text).recipe.seed)
    const [open, whole] = [await written('o.html', [text]), await written('w.html', [text], { selfChecking: true })]
    expect(unsealed(open).replaceAll('\\"', '"')).not.toContain(answer)
    expect(unsealed(whole).replaceAll('\\"', '"')).toContain(answer)
    expect(whole).not.toContain(answer)
    for (const page of [open, whole]) expect(unsealed(page)).not.toContain(`"seed":"${seed}"`)
    expect(unsealed(open)).toContain('"way":[]')
    expect(unsealed(whole)).toMatch(/"way":\[\{/)
  })

  it('is refused in a sentence where it is to check itself and the answer is not there', async () => {
    const { answer: _, ...open } = JSON.parse((await puzzleOf('crossword', 'en')).text)
    const page = await writeHandout([await fileOf(JSON.stringify(open))], await handoutProgram(), {
      ...usualHandout,
      selfChecking: true,
    })
    expect(!page.ok && page.error.code).toBe('no-answer')
  })
})
