/** The rule for comments: each offence is caught, and harmless code passes. `npm run check` applies it to all files. */
import { describe, expect, it } from 'vitest'
import { commentFaults, complaints, maxColumns, sourceFiles } from '../scripts/comments.mjs'

const wide = 'wide '.repeat(maxColumns / 5 + 1).trim()
const faults = (code: string): string[] => commentFaults('x.tsx', code).map(({ line, what }) => `${line}: ${what}`)

describe('the rule for comments', () => {
  it.each([
    ['1: opens with "Of"', '/** Of a board. */'],
    ['1: opens with "Of"', '// Of a board'],
    ['1: opens with "Of"', 'const size = 3 // Of a board'],
    ['1: opens with "The same"', '/**\n * The same for a board.\n */\nconst size = 3'],
    ['2: opens with "The same"', '<p>\n  {/* The same */}\n</p>'],
    ['2: opens with "The same"', '`$' + '{\n  // The same\n  size\n}`'],
    ['2: opens with "Of"', 'const size = 3 // in cells\n/* Of a board */'],
    [`1: ${wide.length + 3} columns`, `// ${wide}`],
    [`2: ${wide.length + 3} columns`, `// a board\n// ${wide}`],
    [`3: ${wide.length + 3} columns`, `/**\n * A board:\n * ${wide}\n */\nconst size = 3`],
    [`1: ${wide.length + 18} columns`, `const size = 3 /* ${wide}\n*/`],
    ['1: 121 columns', `// ${'字'.repeat(maxColumns - 2)}`],
  ])('finds %s in %j', (fault, code) => {
    expect(faults(code)).toEqual([fault])
  })

  it.each([
    '/** The size of a board. */',
    '/** Offers a board. */',
    '// a board\n// Of a wrapped sentence this may be the second line',
    '/**\n * A board.\n * The same holds here.\n */\nconst size = 3',
    "const text = '// Of a board'\nconst other = `\n/** The same */\n`",
    '<p>\n  // Of a board\n</p>',
    '<p>// Of a board</p>',
    `// ${'字'.repeat(maxColumns - 3)}`,
    `const text = '${wide}'`,
    `// biome-ignore lint/style/rule: ${wide}`,
    `// @ts-expect-error ${wide}`,
  ])('passes %j', (code) => {
    expect(faults(code)).toEqual([])
  })

  it('names file, line and what to do', () => {
    const files = [
      ['a.ts', '\n// Of a board'],
      ['b.ts', `// ${wide}`],
    ] as const
    expect(complaints(files)).toEqual([
      'a.ts:2 A comment opens with "Of". Begin with its subject.',
      `b.ts:1 A comment line has ${wide.length + 3} columns. Wrap it at 120.`,
    ])
  })

  it('covers the sources of all packages, the tests and the scripts', () => {
    const paths = sourceFiles().map(([path]) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['packages/core/src/base/json.ts', 'tests/comments.test.ts', 'scripts/comments.mjs']),
    )
    expect(paths.some((path) => path?.endsWith('.tsx'))).toBe(true)
  })
})
