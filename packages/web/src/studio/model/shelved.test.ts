import { describe, expect, it } from 'vitest'
import { isNearlyFull } from '../home/room.ts'
import { isImage, isPuzzle, titleOf } from '../open/open.ts'
import { newProject, type Project } from './project.ts'
import { foldersOf, freshName, holdsSomething, matches } from './shelved.ts'

const project = (part: Partial<Project>): Project => ({ ...newProject('words', 'crossword', 'ja'), ...part })

describe('my puzzles', () => {
  it('are found if they contain every word of the search, in any width and case', () => {
    const zoo = project({
      title: 'At the Zoo',
      folder: '理科',
      rows: [{ word: '図書室', reading: 'としょしつ', clue: '' }],
    })
    for (const sought of ['', 'zoo', 'ZOO at', 'Ｚｏｏ', '理科', '図書', 'としょ', 'クロスワード zoo'])
      expect([sought, matches(zoo, sought, 'Crossword クロスワード')]).toEqual([sought, true])
    for (const sought of ['zoos', 'zoo sudoku']) expect(matches(zoo, sought, 'Crossword')).toBe(false)
  })

  it('are in folders, sorted by name, that exist as long as they are not empty', () => {
    expect(
      foldersOf([project({ folder: 'b' }), project({}), project({ folder: 'a' }), project({ folder: 'b' })]),
    ).toEqual(['a', 'b'])
  })

  it('get a new folder with an unused name', () => {
    expect(freshName('ten', ['one'])).toBe('ten')
    expect(freshName('ten', ['ten', 'ten 2'])).toBe('ten 3')
  })

  it('leave out empty projects', () => {
    expect(holdsSomething(project({ text: '' }))).toBe(false)
    for (const part of [{ title: 'a' }, { text: 'a' }, { picture: '#' }, { made: { sudoku: '{}' } }])
      expect(holdsSomething(project(part))).toBe(true)
  })

  it('warn before storage is full', async () => {
    const room = (quota: number, usage: number): StorageManager =>
      ({ estimate: async () => ({ quota, usage }) }) as unknown as StorageManager
    expect(await isNearlyFull(room(1e9, 1e6))).toBe(false)
    expect(await isNearlyFull(room(1e9, 995e6))).toBe(true)
    expect(await isNearlyFull(undefined)).toBe(false)
  })
})

describe('a file', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
  it('is recognised as a picture by its bytes, its type or its name', () => {
    expect(isImage('a', '', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe(true)
    expect(isImage('a.png', '', bytes('no picture'))).toBe(true)
    expect(isImage('a.txt', 'text/plain', bytes('words'))).toBe(false)
  })
  it('is recognised as a puzzle if it contains an object', () => {
    expect(isPuzzle('a.txt', bytes(' {\n "kumiki": 1'))).toBe(true)
    expect(isPuzzle('a.kumiki.json', bytes('nothing'))).toBe(true)
    expect(isPuzzle('a.csv', bytes('{漢字|かんじ},clue'))).toBe(false)
  })
  it('has a title: its name without extensions', () => {
    expect(titleOf('動物.kumiki.json')).toBe('動物')
    expect(titleOf('2年1組.csv')).toBe('2年1組')
  })
})
