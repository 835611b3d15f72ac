import { describe, expect, it } from 'vitest'
import { entriesOf } from './rows.ts'
import { paste } from './words.ts'

const rowsOf = async (content: string | Uint8Array) => {
  const pasted = await paste(content)
  return pasted.ok ? pasted.value.rows.map(({ word, reading, clue }) => [word, reading, clue]) : pasted.error.code
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a pasted list', () => {
  it('keeps kanji without a reading as word and clue, whole and in place', async () => {
    const long = '日本の首都で、'.repeat(20)
    expect(await rowsOf(`ねこ\tにゃあ\n東京\t${long}\nいぬ\n京都,古い都`)).toEqual([
      ['ねこ', '', 'にゃあ'],
      ['東京', '', long],
      ['いぬ', '', ''],
      ['京都', '', '古い都'],
    ])
  })

  it.each([
    '言葉\tよみ\tカギ\n海\tうみ\t青い\n山\t\t高い\nCD\tしーでぃー\t丸い',
    '単語,読み,ヒント\n海,うみ,青い\n山,,高い\nCD,しーでぃー,丸い',
    'word\treading\tclue\n海\tうみ\t青い\n山\t\t高い\nCD\tしーでぃー\t丸い',
  ])('of word, reading and clue fills these columns: %j', async (text) => {
    expect(await rowsOf(text)).toEqual([
      ['海', 'うみ', '青い'],
      ['山', '', '高い'],
      ['CD', 'しーでいー', '丸い'],
    ])
  })

  it('keeps the clue of a row whose reading is left out', async () => {
    const pasted = await paste('犬\tいぬ\tワン\n猫\tねこ\tニャー\n象\t\t鼻が長い')
    expect(pasted.ok && pasted.value.rows[2]).toEqual({ word: '象', reading: '', clue: '鼻が長い' })
  })

  it('has its readings detected without a heading, and notes that', async () => {
    const pasted = await paste('海\tうみ\t青い')
    expect(pasted.ok && pasted.value.rows).toEqual([{ word: '海', reading: 'うみ', clue: '青い' }])
    expect(pasted.ok && pasted.value.notes[0]?.ja).toContain('2列目は読みとして')
  })

  it('keeps its scores from text to entries', async () => {
    const pasted = await paste('cat;50\ndog;30;It barks\ncow')
    expect(pasted.ok && entriesOf(pasted.value.rows).map(({ word, score }) => [word, score])).toEqual([
      ['CAT', 50],
      ['DOG', 30],
      ['COW', null],
    ])
  })

  it('has at most 5,000 rows, and notes that there were more', async () => {
    for (const text of ['海\n'.repeat(3_000) + 'ねこ\n'.repeat(3_000), '海\n'.repeat(6_000), 'ねこ\n'.repeat(6_000)]) {
      const pasted = await paste(text)
      expect(pasted.ok && pasted.value.rows.length).toBe(5_000)
      expect(pasted.ok && pasted.value.notes.length).toBeGreaterThan(0)
    }
  })

  it('from a file is refused if it is not a list, but not if words lack readings', async () => {
    const program = ['{', '  a1 = "open', 'x'.repeat(60), '}', '---', 'a1', 'if (a > 3) {'].join('\n')
    expect(await rowsOf(bytes(`${program}\n`.repeat(20)))).toBe('no-list')
    expect(await rowsOf(bytes('東京\n消しゴム\nCD屋\n'.repeat(20)))).toHaveLength(60)
  })
})
