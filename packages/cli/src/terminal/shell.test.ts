import { execFileSync } from 'node:child_process'
import { printable } from '@kumiki/core/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commandLine, inShell } from './shell.ts'

it('plain words stay as they are', () => {
  expect(commandLine(['make', 'skeleton', 'さくら', '--seed', 'x/3', '-o', 'a.kumiki.json'])).toBe(
    'kumiki make skeleton さくら --seed x/3 -o a.kumiki.json',
  )
  expect([inShell('a b'), inShell(''), inShell("it's"), inShell('$HOME'), inShell('a"b')]).toEqual([
    '"a b"',
    '""',
    '"it\'s"',
    "'$HOME'",
    "'a\"b'",
  ])
})

it.skipIf(process.platform === 'win32')('a shell reads back every argument as it was', () => {
  const piece = fc.oneof(fc.constantFrom("'", '"', '$x', '`ls`', '\\', '!', '*', '~', ' ', '&', ';', '#'), fc.string())
  const argument = fc.array(piece, { maxLength: 4 }).map((pieces) => printable(pieces.join('')))
  fc.assert(
    fc.property(fc.array(argument, { minLength: 1, maxLength: 5 }), (args) => {
      const script = `printf '%s\\0' ${args.map(inShell).join(' ')}`
      const read = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
      expect(read).toEqual(args)
    }),
    { numRuns: 60 },
  )
})
