import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine, guarded, unguarded } from './csv.ts'

it.each(['=1', '+1', '-1', '@a', '\t=1', ' =1', '＝1', '|a', '\r=1', '"=1', '\ttab'])(
  'no cell of a table can be read as a formula: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"'/)
  },
)

it.each(['x;=1+1;y', 'x; =1', 'x;"=1', 'x\t=1', 'x\n=1', ';;@a', '\t=1'])(
  'nor where a spreadsheet with another separator starts a cell: %j',
  (text) => {
    const cells = csvLine(['first', text]).split(/[;\t\r\n\ufffd]/)
    expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([])
    expect(cells.join('')).toMatch(/[=@]/)
  },
)

it('removing the guard restores the text', () => {
  const text = fc.string({ unit: fc.constantFrom(...`=+-@＝＋－＠|%;'" a山`) })
  fc.assert(fc.property(text, (text) => unguarded(guarded(text)) === text))
})
