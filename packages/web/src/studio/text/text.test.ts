import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** Removes comments, types and code in braces: what is left between tags is text. */
function looseTexts(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
  const japanese = plain.match(/[^\n]*[\u3041-\u30fa\u4e00-\u9fff][^\n]*/g) ?? []
  const between = [...plain.matchAll(/>\s*([A-Za-z][A-Za-z ,.'’-]{2,})\s*<\//g)].map(([, text]) => text ?? '')
  const named = [...plain.matchAll(/\s(?:aria-label|title|placeholder|alt|name)="([A-Z][^"]*|[^"]* [^"]*)"/g)].map(
    ([, text]) => text ?? '',
  )
  return [...japanese, ...between, ...named]
}

describe('every word on a page', () => {
  it('is in a dictionary, in both languages', () => {
    const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/^keys\b/.test(file)) // keyboard keys show letters, not words
      .flatMap((file) => looseTexts(readFileSync(join(source, file), 'utf8')).map((text) => `${file}: ${text.trim()}`))
    expect(found).toEqual([])
  })

  it('would be found if it were not', () => {
    expect(looseTexts('<p>Hello there</p>')).toEqual(['Hello there'])
    expect(looseTexts('<b>{x}</b> <i title="Say it">印刷</i>')).toHaveLength(2)
    expect(looseTexts('/* 印刷 */ <p>{text.print}</p>')).toEqual([])
  })
})
