/** .puz: what its bytes may hold beyond a plain crossword. */

import { face } from '@kumiki/core/kinds/crossword/puzzle'
import { describe, expect, it } from 'vitest'
import { Rng } from '../../../../core/src/base/rng.ts'
import { crosswordFrom } from '../../fixtures/crosswords.ts'
import { readFormat, writeFormat } from '../../formats.ts'

const file = crosswordFrom(new Rng('puz'), {
  script: 'latin',
  order: 'row',
  keyword: false,
  answer: true,
  title: 'Small',
})
const cells = file.puzzle.width * file.puzzle.height

async function bytes(options = {}): Promise<Uint8Array> {
  const written = await writeFormat('a.puz', [(use) => use(file, face)], options)
  if (!written.ok || typeof written.value.content === 'string') throw new Error('not written')
  return written.value.content
}

async function read(content: Uint8Array) {
  const found = await readFormat('a.puz', '', content)
  if (!found.ok) return { code: found.error.code, notes: [], answer: undefined }
  return {
    code: 'read',
    notes: found.value.notes.map(({ code }) => code),
    answer: found.value.file(({ answer }): unknown => answer),
  }
}

const changed = (content: Uint8Array, at: number, ...to: number[]): Uint8Array => {
  const copy = Uint8Array.from(content)
  copy.set(to, at)
  return copy
}
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
const section = (name: string, data: Uint8Array): Uint8Array =>
  joined(
    new TextEncoder().encode(name),
    Uint8Array.of(data.length & 255, data.length >> 8, 0, 0),
    data,
    Uint8Array.of(0),
  )

describe('.puz', () => {
  it('is read with its answer, with bytes before it, and with a note if its checksum does not fit', async () => {
    const whole = await bytes()
    expect(await read(whole)).toEqual({ code: 'read', notes: [], answer: file.answer })
    expect(await read(joined(Uint8Array.of(1, 2, 3), whole))).toMatchObject({ answer: file.answer })
    expect((await read(changed(whole, 0, 1, 2))).notes).toEqual(['checksum'])
  })

  it('that is locked stays locked', async () => {
    const found = await read(changed(await bytes(), 0x32, 4))
    expect(found.answer).toBeUndefined()
    expect(found.notes).toContain('answer-locked')
  })

  it('for players has no letter of the answer', async () => {
    const open = await bytes({ answer: false })
    expect(new Set(open.subarray(0x34, 0x34 + cells))).toEqual(
      new Set([0x58, 0x2e].filter((byte) => open.subarray(0x34, 0x34 + cells).includes(byte))),
    )
    expect(await read(open)).toEqual({ code: 'read', notes: [], answer: undefined })
  })

  it('with several letters in a cell loses its answer; entries and circles are named as left out', async () => {
    const at = file.puzzle.rows.join('').indexOf('.')
    const places = new Uint8Array(cells)
    places[at] = 2
    const whole = await bytes()
    const rebus = joined(whole, section('GRBS', places), section('RTBL', new TextEncoder().encode(' 1:HEART;')))
    expect((await read(rebus)).notes).toEqual(['answer-rebus'])
    const circles = joined(
      whole,
      section(
        'GEXT',
        places.map((byte) => byte && 0x80),
      ),
    )
    expect((await read(circles)).notes).toEqual(['left-out'])
    expect((await read(changed(whole, 0x34 + cells + at, 0x41))).notes).toEqual(['left-out', 'checksum'].toReversed())
  })

  it('is refused if it is something else: no magic, cut short, the wrong number of clues', async () => {
    const whole = await bytes()
    expect(await read(whole.subarray(20))).toMatchObject({ code: 'bad-format' })
    for (let length = 0; length < whole.length - 8; length += 5)
      expect((await read(whole.subarray(0, length))).code).toMatch(/bad-format|cannot-hold|read/)
    expect(await read(changed(whole, 0x2e, 1, 0))).toMatchObject({ code: 'cannot-hold' })
    expect(await read(changed(whole, 0x2c, 200))).toMatchObject({ code: 'too-large' })
  })

  it('holds Latin letters only, and the refusal of kana names formats that hold them', async () => {
    const kana = crosswordFrom(new Rng('kana'), {
      script: 'katakana',
      order: 'row',
      keyword: false,
      answer: true,
      title: 'かな',
    })
    const refused = await writeFormat('a.puz', [(use) => use(kana, face)], {})
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'no-room', text: { en: expect.stringContaining('.ipuz') } },
    })
  })
})
