/** Formats for every kind: our own file, and drawings. */
import { type Format, writing } from '../format.ts'

const kumiki = () => import('./kumiki.ts')
const drawing = () => import('./drawing.ts')
const paper = () => import('./paper.ts')
const played = () => import('./played.ts')
const text = () => import('./text.ts')

const any = { kinds: null, binary: false } as const

export const own: readonly Format[] = [
  {
    ...any,
    extensions: ['.kumiki.json', '.json'],
    title: { en: 'Kumiki file', ja: 'kumiki ファイル' },
    holds: 'one',
    keepsNotes: true,
    read: async (source) => (await kumiki()).readKumiki(source),
    write: writing(async () => (await kumiki()).writeKumiki),
  },
  {
    ...any,
    extensions: ['.svg'],
    title: { en: 'SVG drawing', ja: 'SVG 図版' },
    holds: 'one',
    read: null,
    write: writing(async () => (await drawing()).writeSvg),
  },
  {
    ...any,
    extensions: ['.png'],
    title: { en: 'PNG picture', ja: 'PNG 画像' },
    holds: 'one',
    binary: true,
    read: null,
    write: async (puzzles, options) => (await paper()).writePng(puzzles, options),
  },
  {
    ...any,
    extensions: ['.pdf'],
    title: { en: 'PDF pages', ja: 'PDF のページ' },
    holds: 'book',
    binary: true,
    read: null,
    write: async (puzzles, options) => (await paper()).writeSheets(puzzles, options),
  },
  {
    ...any,
    extensions: ['.html'],
    title: { en: 'Page to play', ja: 'あそべるページ' },
    holds: 'book',
    read: null,
    write: async (puzzles, options) => (await played()).writePage(puzzles, options),
  },
  {
    ...any,
    extensions: ['.scorm.zip'],
    title: { en: 'Page to play, for a course (SCORM 1.2)', ja: 'あそべるページ、コース用（SCORM 1.2）' },
    holds: 'book',
    binary: true,
    read: null,
    write: async (puzzles, options) => (await played()).writeScorm(puzzles, options),
  },
  {
    ...any,
    extensions: ['.cmi5.zip'],
    title: { en: 'Page to play, for a course (cmi5, xAPI)', ja: 'あそべるページ、コース用（cmi5・xAPI）' },
    holds: 'book',
    binary: true,
    read: null,
    write: async (puzzles, options) => (await played()).writeCmi5(puzzles, options),
  },
  {
    ...any,
    extensions: ['.txt'],
    title: { en: 'Plain text', ja: 'テキスト' },
    holds: 'one',
    read: async (source, bytes) => (await text()).readText(source, bytes),
    write: writing(async () => (await drawing()).writeText),
  },
  {
    ...any,
    extensions: ['.jsonl'],
    title: { en: 'Kumiki files, one a line', ja: 'kumiki ファイル（1行に1問）' },
    holds: 'lines',
    keepsNotes: true,
    read: async (source) => (await kumiki()).readKumiki(source),
    write: async (puzzles, options) => (await kumiki()).writeLines(puzzles, options),
  },
]
