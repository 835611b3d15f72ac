import { describe, expect, it } from 'vitest'
import { keptOf, lineOf, newProject, type Project, readProject, readUnverified, specOf, titledLine } from './project.ts'

const line = JSON.stringify({ kumiki: 1, kind: 'sudoku', title: 'old', puzzle: {} })
const whole: Project = {
  ...newProject('plain', 'sudoku', 'ja'),
  title: 'new',
  made: { sudoku: line },
  kept: { sudoku: ['ABC'] },
  specs: { sudoku: { level: 3 } },
  rows: [{ word: 'cat', reading: '', clue: 'It purrs' }],
  changed: 1000,
}
const written = (part: Record<string, unknown> = {}): unknown => JSON.parse(JSON.stringify({ ...whole, ...part }))

describe('a project from the disk or from a backup', () => {
  it('is read back unchanged', () => {
    expect(readProject(written())).toEqual(whole)
  })

  it('is rejected without an id, a start, a kind, a language, a time, puzzles or rows', () => {
    for (const name of ['id', 'door', 'kind', 'lang', 'changed', 'made', 'rows'])
      expect(readProject(written({ [name]: undefined })), name).toBeNull()
    for (const value of [null, 1, 'x', [], [whole]]) expect(readProject(value)).toBeNull()
    expect(readProject(written({ door: 'window' }))).toBeNull()
    expect(readProject(written({ lang: 'fr' }))).toBeNull()
  })

  it('keeps, if it is unverified, only puzzles that are files of the kind they are stored under', () => {
    const made = {
      sudoku: line,
      hashi: line,
      skeleton: '{"kind":',
      crossword: '[]',
      wordsearch: 'null',
      blocksum: '{"kind":7}',
      other: 5,
    }
    expect(readUnverified(written({ made }))?.made).toEqual({ sudoku: line })
    expect(readUnverified(written())).toEqual({ ...whole, strange: ['sudoku'] })
    expect(readUnverified({ ...whole, door: 'window' })).toBeNull()
  })

  it('keeps links of published puzzles only if they are addresses of web pages', () => {
    const good = { play: 'https://puzzles.example/play/?puzzle=a', edit: 'http://localhost:8080/edit/a#secret' }
    const published = { sudoku: good, hashi: { ...good, play: 'javascript:alert(1)' }, crossword: { play: good.play } }
    expect(readProject(written({ published }))?.published).toEqual({ sudoku: good })
  })

  it('has no entries from the prototype of objects', () => {
    for (const kind of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const project = readProject(written({ kind }))
      expect(project).not.toBeNull()
      if (!project) return
      expect([lineOf(project), titledLine(project), keptOf(project), specOf(project)]).toEqual([null, null, [], {}])
    }
  })

  it('is never dated later than now', () => {
    expect(readProject(written({ changed: 5e15 }), 2000)?.changed).toBe(2000)
    expect(readProject(written(), 2000)?.changed).toBe(1000)
    expect(readProject(written({ changed: 'soon' }))).toBeNull()
  })

  it('leaves out malformed rows, specs and words', () => {
    const project = readProject(
      written({
        rows: [null, 'x', { word: 4 }],
        specs: { sudoku: 'hard', hashi: { size: 7 } },
        kept: { sudoku: [1, 'A'] },
      }),
    )
    expect(project?.rows).toEqual([{ word: '', reading: '', clue: '' }])
    expect(project?.specs).toEqual({ hashi: { size: 7 } })
    expect(project?.kept).toEqual({ sudoku: ['A'] })
  })
})

describe('a puzzle with the title of its project', () => {
  it('has that title', () => {
    expect(JSON.parse(titledLine(whole) ?? '')).toMatchObject({ kind: 'sudoku', title: 'new' })
    expect(titledLine({ ...whole, title: '' })).toBe(line)
  })

  it('is left unchanged if it cannot be read', () => {
    expect(titledLine({ ...whole, made: { sudoku: 'not a file' } })).toBe('not a file')
  })
})
