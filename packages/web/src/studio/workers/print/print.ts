/**
 * Puzzles as pages, and these as drawings and as a PDF. The last pages are kept, so that each is drawn when it comes
 * into view. A refused order is tried again with one option changed, so that only changes that really help are offered.
 */
import { bad, good, problem, type Result } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { type OpenedFile, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { linkTo } from '@kumiki/press/link'
import {
  type Files,
  fitsLike,
  type Page,
  type Print,
  type PrintOptions,
  pageDrawing,
  paperNames,
  printPuzzles,
  type Typeface,
  writePdf,
} from '@kumiki/press/paper'
import { copiesOf } from './copies.ts'
import type { PageOptions, Printed, PrintOrder, PrintProgress, PrintProtocol, Refused, Size } from './protocol.ts'
import { openTypeface } from './typeface.ts'

let last: { readonly name: string; readonly print: Print; readonly typeface: Typeface } | null = null

export async function print(
  { name, lines, options: pageOptions, copies, read, base }: PrintOrder,
  progress: (progress: PrintProgress) => void,
  enough: () => boolean,
): Promise<Result<Printed, Refused>> {
  const opened = await openAll(lines)
  if (!opened.ok) return refused(opened.error)
  const [first] = opened.value
  if (!first) return refused(noPuzzle)
  const typeface = await openTypeface(progress)
  if (!typeface.ok) return refused(typeface.error)
  const texts = new Map(read)
  const options = {
    ...pageOptions,
    classSet: copies !== null,
    link: base === null ? null : linkFrom(base),
    read: (text: string) => texts.get(text) ?? text,
  }
  const found =
    copies === null
      ? good({ files: opened.value, end: null })
      : await copiesOf(lines[0] ?? '', first, {
          count: copies,
          fits: await fitsLike(first, options, typeface.value),
          progress: (boards) => progress({ boards }),
          enough,
        })
  if (!found.ok) return refused(found.error)
  if (found.value.end === 'no-more') return bad({ problem: tooFew, helps: [], boards: found.value.files.length })
  const [one = first, ...more] = found.value.files
  const files: Files = [one, ...more]
  const printed = await printPuzzles(files, options, typeface.value)
  if (!printed.ok)
    return bad({ problem: printed.error, helps: await helpsFor(files, options, typeface.value), boards: null })
  last = { name, print: printed.value, typeface: typeface.value }
  const { title, pages, answers, notes } = printed.value
  return good({
    name,
    title,
    pages: pages.map(sizeOf),
    answers: answers.map(sizeOf),
    notes,
    puzzles: files.length,
    isStopped: found.value.end === 'stopped',
  })
}

const sizeOf = ({ width, height, bleed }: Page): Size => [width + 2 * bleed, height + 2 * bleed]

const refused = (problem: Refused['problem']): Result<never, Refused> => bad({ problem, helps: [], boards: null })

const noPuzzle: Refused['problem'] = {
  code: 'no-puzzle',
  text: { en: 'There is no puzzle to print yet.', ja: '印刷するパズルがまだありません。' },
  brief: null,
  fault: 'input',
  path: [],
  words: [],
}

/** The page has words of its own for it, with the number. */
const tooFew: Refused['problem'] = problem(
  'too-few-boards',
  'There are fewer equally good boards of these words than sheets.',
  '同じくらいの出来の盤面が、枚数だけできませんでした。',
  { fault: 'search' },
)

async function openAll(lines: readonly string[]): Promise<Result<readonly OpenedFile[]>> {
  const files: OpenedFile[] = []
  for (const line of lines) {
    const opened = await openAs(line, kinds)
    if (!opened.ok) return opened
    files.push(opened.value)
  }
  return good(files)
}

const linkFrom =
  (base: string) =>
  (file: SomeFile): string =>
    file((known) => linkTo(known, { base, selfChecking: false }))

/** The maximum number of changes offered. */
const maxHelps = 2

async function helpsFor(
  files: Files,
  options: Partial<PrintOptions> & PageOptions,
  typeface: Typeface,
): Promise<readonly Partial<PageOptions>[]> {
  const ways: readonly Partial<PageOptions>[] = [
    ...paperNames.filter((paper) => paper !== options.paper).map((paper) => ({ paper })),
    ...(options.large ? [{ large: false }] : []),
    ...(options.split ? [] : [{ split: true }]),
    ...(options.slip ? [{ slip: false }] : []),
    ...(options.answers === 'none' ? [] : [{ answers: 'none' } as const]),
  ]
  const helps: Partial<PageOptions>[] = []
  for (const way of ways) {
    if (helps.length === maxHelps) break
    if ((await printPuzzles(files, { ...options, ...way }, typeface)).ok) helps.push(way)
  }
  return helps
}

export async function page({ name, at }: PrintProtocol['page']['ask']): Promise<Blob | null> {
  if (last?.name !== name) return null
  const { print: set, typeface } = last
  const found = [...set.pages, ...set.answers][at]
  return found ? new Blob([pageDrawing(found, typeface)], { type: 'image/svg+xml' }) : null
}

export async function pdf({ name, part }: PrintProtocol['pdf']['ask']): Promise<Blob | null> {
  if (last?.name !== name) return null
  const { print: set, typeface } = last
  const bytes = await writePdf(set[part], typeface, { title: set.title, lang: set.lang, date: new Date() })
  return new Blob([bytes.slice()], { type: 'application/pdf' })
}
