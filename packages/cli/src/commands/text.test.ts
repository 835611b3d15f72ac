import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const lesson = `川のはたらき

雨がふると、水は低いほうへ流れて川になります。大雨が続くと、川の水があふれて洪水になります。
洪水をふせぐために、堤防やダムが作られています。山に森林があると、雨水は土にしみこみます。
川の曲がったところでは、外側の岸がけずられて、がけになります。流れのおそい内側には、砂が積もって河原ができます。
`

it('gives the words of a Japanese text with its sentences as clues, and marks readings that it guessed', async () => {
  const path = join(newFolder(), 'lesson.txt')
  writeFileSync(path, lesson)
  const { code, out, err } = await kumiki(['text', path, '--lang', 'ja'])
  expect(code).toBe(0)
  expect(out).toMatch(/^\{洪水\|こうずい\}\t.*（　　）/m)
  expect(out).toMatch(/^ダム\t.*（　　）/m)
  const guesses = out.split('\n').filter((line) => line.endsWith('\t読みは推測')).length
  expect(err).toBe(
    guesses > 0 ? `${guesses}語の読みは推測です（「読みは推測」のしるし）。使う前に確かめてください。\n` : '',
  )
  const made = await kumiki(['make', 'wordsearch', '--words', '-', '--effort', '2000', '--json'], { input: out })
  expect(made.code).toBe(0)
})

it('reads English from standard input, and gives a program all of it', async () => {
  const input = 'A moat goes around the castle. The baron looked down from the tower. In summer the moat is dry.'
  const { code, out, err } = await kumiki(['text', '-', '-n', '3', '--json'], { input })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { lang, words } = JSON.parse(out)
  expect(lang).toBe('en')
  expect(words).toHaveLength(3)
  for (const { clue } of words) expect(clue).toContain('___')
})

it('names in one sentence a text that it cannot read, or one without sentences', async () => {
  expect(await kumiki(['text'])).toMatchObject({ code: 2, out: '' })
  expect(await kumiki(['text', 'no-such-file'])).toMatchObject({ code: 2, out: '' })
  expect(await kumiki(['text', 'one.txt', 'two.txt'])).toMatchObject({ code: 2, out: '' })
  expect(await kumiki(['text', '-'], { input: '1 2 3' })).toMatchObject({ code: 2, out: '' })
})
