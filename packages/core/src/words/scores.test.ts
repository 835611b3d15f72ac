import { describe, expect, it } from 'vitest'
import { readWords } from './read.ts'

const read = (text: string) => {
  const { entries, notes } = readWords(text)
  return { words: entries.map(({ word, clue, score }) => [word, clue, score]), codes: notes.map(({ code }) => code) }
}
const cat = ['CAT', 'It purrs', 50]
const dog = ['DOG', 'It barks', 40]

describe('scores between semicolons', () => {
  it.each([
    ['behind the clue', 'cat;It purrs;50\ndog;It barks;40'],
    ['before the clue', 'cat;50;It purrs\ndog;40;It barks'],
    ['in full width', 'cat；It purrs；５０\ndog；４０；It barks'],
  ])('are read %s, and the guess is noted', (_, text) => {
    expect(read(text)).toEqual({ words: [cat, dog], codes: ['guessed-scores'] })
  })

  it('of lines with two numbers are in the column of the other lines', () => {
    expect(read('year;1984;7\ncat;It purrs;50\ndog;It barks;40').words[0]).toEqual(['YEAR', '1984', 7])
    expect(read('year;7;1984\ncat;50;It purrs\ndog;It barks;40').words[0]).toEqual(['YEAR', '1984', 7])
  })

  it('directly behind the word are not a guess', () => {
    expect(read('cat;50\ndog;40')).toEqual({
      words: [
        ['CAT', '', 50],
        ['DOG', '', 40],
      ],
      codes: [],
    })
  })

  it('are noted with the column, a word and its score, in both languages', () => {
    const messageOf = (text: string) => readWords(text).notes[0]?.text
    expect(messageOf('cat;It purrs;50\ndog')).toEqual({
      en: 'The numbers in the third column were read as scores: "cat" has 50. A first line such as word;clue;score says which column is which.',
      ja: '3列目の数は点数として読みました:「cat」は50点。1行目に「単語;カギ;点数」のように書けば、列の意味を決められます。',
    })
    expect(messageOf('cat;50;It purrs\ndog;It barks;40')?.en).toMatch(/second column.*, in others the other one/)
    expect(messageOf('ねこ;50;鳴く\nいぬ;ほえる;40')?.ja).toMatch(/2列目.*（行によっては別の列）/)
  })
})

describe('a heading that names the scores', () => {
  it.each([
    'word;clue;score\ncat;It purrs;50\ndog;It barks;40',
    'word;score;clue\ncat;50;It purrs\ndog;40;It barks',
    'word,clue,score\ncat,It purrs,50\ndog,It barks,40',
    'word,points,clue\ncat,50,It purrs\ndog,40,It barks',
    'word\tscore\tclue\ncat\t50\tIt purrs\ndog\t40\tIt barks',
    '単語\tカギ\t点数\ncat\tIt purrs\t50\ndog\tIt barks\t40',
  ])('decides for any separator, without a guess: %j', (text) => {
    expect(read(text)).toEqual({ words: [cat, dog], codes: ['heading'] })
  })

  it('leaves a number in another column unchanged', () => {
    expect(read('word;clue;score\nyear;1984\ncat;9;50').words).toEqual([
      ['YEAR', '1984', null],
      ['CAT', '9', 50],
    ])
  })
})
