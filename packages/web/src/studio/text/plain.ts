/** Texts of the page for a puzzle from nothing but its kind, its size and its level. */
import type { Bilingual } from '@kumiki/core/player'

/** By kind. */
type Names = Readonly<Record<string, string>>

const en = {
  kind: 'Which puzzle?',
  /** Kinds with another name here than their own. */
  names: { skeleton: 'Number fill-in' } as Names,
  size: 'Size',
  level: 'Level',
  any: 'Any',
  empty: 'Choose a puzzle and its size; the board comes up here.',
  /** Explanations of kinds, shown before a size is chosen. */
  notes: {
    skeleton: 'Every number of a list has one place in the grid. Choose a size; the board comes up here.',
  } as Names,
  stack: 'A stack of ten',
  stackMake: 'Make ten',
  stackNote: 'Ten different puzzles like this one, sorted by how hard they are: by the techniques they need.',
  stacking: (done: number) => `${done} of 10`,
  stackStop: 'Stop',
  stackPrint: 'Print all',
  kept: (folder: string) => `Kept in the folder “${folder}”.`,
  folder: (kind: string, date: string) => `${kind} ${date}`,
  steps: (count: number) => `${count} step${count === 1 ? '' : 's'}`,
  noLevel: 'no level',
  levelOf: (level: number) => `Level ${level} of 5`,
  show: (number: number) => `Show puzzle ${number}`,
}
type PlainText = typeof en
const ja: PlainText = {
  kind: 'どのパズルにしますか',
  names: { skeleton: 'ナンスケ' },
  size: '大きさ',
  level: 'レベル',
  any: '問わない',
  empty: 'パズルと大きさを選ぶと、ここに盤面ができます。',
  notes: { skeleton: 'リストの数をすべてマスに当てはめるパズルです。大きさを選ぶと、ここに盤面ができます。' },
  stack: '10問のつづり',
  stackMake: '10問まとめて作る',
  stackNote: '同じ設定で10問作り、必要な手筋から見て易しい順に並べます。',
  stacking: (done) => `10問中${done}問`,
  stackStop: '止める',
  stackPrint: 'まとめて印刷',
  kept: (folder) => `フォルダー「${folder}」に入れました。`,
  folder: (kind, date) => `${kind} ${date}`,
  steps: (count) => `${count}手`,
  noLevel: 'レベルなし',
  levelOf: (level) => `5段階のレベル${level}`,
  show: (number) => `${number}問目を見る`,
}
export const plainText: { readonly [L in keyof Bilingual]: PlainText } = { en, ja }
