import { expect, it } from 'vitest'
import { item, itemLine, itemText } from './sidelist.ts'

it('an item that gives only its text is open, is found once, and begins no word', () => {
  expect(item({ text: 'cat' })).toEqual({
    label: '',
    text: 'cat',
    note: '',
    places: [],
    times: 1,
    done: false,
    begins: false,
  })
})

it('a line has the label before its text, the note in brackets of its script, and how many times it must be found', () => {
  expect(itemLine(item({ text: 'It purrs', label: '7' }))).toBe('7 It purrs')
  expect(itemLine(item({ text: 'cat', note: '3' }))).toBe('cat (3)')
  expect(itemLine(item({ text: 'ねこ', note: '鳴く' }))).toBe('ねこ（鳴く）')
  expect(itemText(item({ text: 'cat', times: 2 }))).toBe('cat ×2')
  expect(itemText(item({ text: 'cat', times: 1 }))).toBe('cat')
})
