import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Flag, lightSwitch, parseArguments } from './arguments.ts'

const text = { en: 'A text', ja: '文' }
const flags: readonly Flag[] = [
  { name: 'output', short: 'o', value: { is: 'texts', shown: 'FILE' }, text },
  { name: 'count', short: 'n', value: { is: 'integer', minimum: 1, maximum: 100 }, text },
  { name: 'time', short: null, value: { is: 'time' }, text },
  { name: 'seed', short: null, value: { is: 'text', shown: 'TEXT' }, text },
  { name: 'lang', short: null, value: { is: 'choice', words: ['ja', 'en'] }, text },
  { name: 'connected', short: null, value: { is: 'either', initial: true }, text },
  { name: 'no-adjacent', short: null, value: { is: 'either', initial: false }, text },
  { name: 'qr', short: null, value: { is: 'maybe', shown: 'URL', like: /^https?:/ }, text },
  lightSwitch('json', text),
]
const parse = (...args: string[]) => {
  const parsed = parseArguments(args, flags)
  if (!parsed.ok) throw new Error(parsed.error.text.en)
  return parsed.value
}
const refusal = (...args: string[]) => {
  const parsed = parseArguments(args, flags)
  return parsed.ok ? null : parsed.error.text
}

describe('arguments', () => {
  it('of a flag with an optional value take a fitting value, and leave a file name alone', () => {
    expect(parse('--qr', 'https://a.org', 'x.json').text('qr')).toBe('https://a.org')
    expect(parse('--qr=other').text('qr')).toBe('other')
    const bare = parse('--qr', 'x.json')
    expect([bare.on('qr'), bare.text('qr'), bare.plain]).toEqual([true, null, ['x.json']])
    expect(parse('--', '--qr', 'https://a.org').plain).toEqual(['--qr', 'https://a.org'])
    expect(refusal('--qr', '--qr')?.en).toMatch(/twice/)
  })

  it('are read in every usual spelling', () => {
    for (const args of [['-n', '5'], ['-n5'], ['--count', '5'], ['--count=5'], ['--count', '５']])
      expect(parse(...args).amount('count')).toBe(5)
    expect(parse('-o', 'a.svg', '--output=b.svg').texts('output')).toEqual(['a.svg', 'b.svg'])
    expect(parse('x', '--json', 'y').plain).toEqual(['x', 'y'])
    expect(parse('--', '--json').plain).toEqual(['--json'])
    expect(parse('--seed=--json').text('seed')).toBe('--json')
    expect(parse('--seed', '-5').text('seed')).toBe('-5')
  })

  it('are given back as they were written, without some flags', () => {
    const given = parse('x', '-n5', '--seed', '-5', '--no-connected', '-o', 'a b', '--json', '--', '--y')
    expect(given.without('json', 'connected')).toEqual(['x', '-n', '5', '--seed=-5', '-o', 'a b', '--', '--y'])
    const again = parse(...given.without('json'))
    expect([again.plain, again.text('seed'), again.amount('count')]).toEqual([['x', '--y'], '-5', 5])
  })

  it('know which plain ones directly follow a flag’s value', () => {
    expect(parse('x', '-o', 'a', 'y', 'z', '--json', 'w', '--output=b', 'v', '--', 'u').behind('output')).toEqual([
      'y',
      'z',
      'v',
    ])
  })

  it('turn a switch on and off, also one whose own name begins with no', () => {
    expect(parse().either('connected')).toBe(null)
    expect(parse('--no-connected').either('connected')).toBe(false)
    expect(parse('--connected', '--connected').either('connected')).toBe(true)
    expect(parse('--no-adjacent').either('no-adjacent')).toBe(true)
    expect(parse('--adjacent').either('no-adjacent')).toBe(false)
  })

  it('take lengths of time with their unit', () => {
    const ms = ['500ms', '10s', '1.5s', '2m', '1h', '7'].map((time) => parse('--time', time).amount('time'))
    expect(ms).toEqual([500, 10_000, 1500, 120_000, 3_600_000, 7000])
    for (const time of ['0s', '-1s', '10 parsecs', '', 's', '1e9s']) expect(refusal(`--time=${time}`)).not.toBe(null)
  })

  it('that are wrong are refused in one sentence that names the option, in both languages', () => {
    const cases: [string[], string][] = [
      [['--sed', 'x'], '--seed'],
      [['-x'], '-x'],
      [['--count', '0'], '--count'],
      [['--count', '101'], '1 to 100'],
      [['--count', 'many'], 'many'],
      [['--count'], '--count'],
      [['--seed', '--json'], '--seed'],
      [['--output', '-n'], '--output'],
      [['--lang', 'fr'], 'ja, en'],
      [['--json=yes'], '--json'],
      [['--count', '5', '-n', '5'], '--count is given twice'],
      [['--seed=a', '--seed', 'b'], '--seed is given twice'],
      [['--no-connected', '--connected'], '--connected and --no-connected'],
      [['--no-adjacent', '--adjacent'], '--no-adjacent and --adjacent'],
    ]
    for (const [args, part] of cases) {
      const text = refusal(...args)
      expect(text?.en).toContain(part)
      expect(text?.en).toMatch(/^[^\n]+[.?]$/)
      expect(text?.ja).toMatch(/^[^\n]+[。？]$/)
    }
  })

  it('of any content are parsed or refused, never thrown at', () => {
    const piece = fc.oneof(
      fc.constantFrom('-', '--', '-n', '-o', '--count', '--seed=', '--no-json', '--no-connected', '-no', '--lang=ja'),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ maxLength: 8 }).map((end) => `--${end}`),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (args) => {
        const parsed = parseArguments(args, flags)
        if (parsed.ok) return
        expect(parsed.error.text.en.split('\n')).toHaveLength(1)
        expect(parsed.error.text.ja.split('\n')).toHaveLength(1)
      }),
      { numRuns: 2000 },
    )
  })
})
