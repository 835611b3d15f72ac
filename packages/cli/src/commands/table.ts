/** Every command, loaded when it is called. One line a command. */
import type { Bilingual } from '@kumiki/core/base'
import type { Command } from '../arguments/command.ts'

interface Entry {
  /** null: not listed. */
  readonly text: Bilingual | null
  load(): Promise<{ readonly command: Command }>
}

const entry = (en: string, ja: string, load: Entry['load']): Entry => ({ text: { en, ja }, load })

export const commands: Readonly<Record<string, Entry>> = {
  kinds: entry('What can be made, with every option', '作れるパズルの種類とオプション', () => import('./kinds.ts')),
  make: entry('Make puzzles', 'パズルを作る', () => import('./make.ts')),
  solve: entry('Solve: none, one or several answers', '解く（解なし・唯一・複数）', () => import('./solve.ts')),
  check: entry('Recheck a file without trusting its maker', 'ファイルを一から検証する', () => import('./check.ts')),
  explain: entry('How a person solves it, step by step', '人の解き方を一歩ずつ説明する', () => import('./explain.ts')),
  convert: entry('Turn a file into another format', '別の形式に変える', () => import('./convert.ts')),
  print: entry('Print sheets and answers as a PDF', '問題と答えを PDF にする', () => import('./print.ts')),
  link: entry('An address that plays a puzzle', 'パズルをあそべるアドレスを作る', () => import('./link.ts')),
  theme: entry('Words with clues about a theme', 'テーマの言葉をカギ付きで出す', () => import('./theme.ts')),
  text: entry('Words with clues from a text of yours', '文章から言葉とカギを取り出す', () => import('./text.ts')),
  words: entry(
    'How good a dictionary is, and what would help',
    '辞書の良さと、改良の手がかり',
    () => import('./words.ts'),
  ),
  studio: entry(
    'Make and play in the browser, on this machine',
    'ブラウザーで作り、あそぶ（このパソコンの中で）',
    () => import('./studio.ts'),
  ),
  serve: entry(
    'Publish and judge puzzles, for many people',
    'パズルを公開し、答えを判定する（サーバー）',
    () => import('./serve.ts'),
  ),
  batch: entry('Make the puzzles of a plan', '計画のとおりにまとめて作る', () => import('./batch.ts')),
  worker: entry(
    'Make the puzzles that a server’s queue holds',
    'サーバーで順番を待つパズルを作る',
    () => import('./worker.ts'),
  ),
  lab: entry('Run the experiments, as a report', '実験をしてレポートにする', () => import('./lab.ts')),
  welcome: { text: null, load: () => import('./welcome.ts') },
}
