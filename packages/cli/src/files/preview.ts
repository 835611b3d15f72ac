/**
 * --preview: the stages of a puzzle side by side in one drawing. SVG is written directly. A PNG is rendered from the
 * same drawing, with letters as outlines of our own typeface, so that it looks the same on every machine.
 */
import { bad, good, type Lang, type Problem, problem, type Result } from '@kumiki/core/base'
import type { KumikiFile, Preview, PuzzleTypes } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { previewSvg } from '@kumiki/press/preview'
import { quoted } from '../arguments/arguments.ts'
import { wayTo, writeWhole } from './files.ts'

export interface PreviewFile {
  readonly path: string
  readonly preview: Preview
  /** The dots an inch of a .png; a unit of the drawing is a 72nd of an inch. */
  readonly dpi: number
}

const usualDpi = 72

/** Refuses, before any work is done, a preview that could not be shown after it. */
export async function openPreview(
  path: string,
  kind: string,
  spec: Readonly<Record<string, unknown>>,
  count: number,
  dpi: number = usualDpi,
): Promise<Result<PreviewFile>> {
  if (!/\.(?:svg|png)$/i.test(path)) return bad(otherEnding(path))
  const preview = kinds[kind]?.((module) => module.preview) ?? null
  if (!preview) return bad(noStages(kind))
  if (spec[preview.from] === undefined) return bad(needs(preview.from))
  if (count > 1) return bad(onlyOne)
  const way = await wayTo(path)
  return way.ok ? good({ path, preview, dpi }) : way
}

/** Returns whether another file of that name was replaced. */
export async function writePreview(
  { path, preview, dpi }: PreviewFile,
  file: KumikiFile<PuzzleTypes>,
  lang: Lang,
): Promise<Result<boolean>> {
  const shown = await preview.show(file)
  if (!shown.ok) return shown
  if (!/\.png$/i.test(path)) return writeWhole(path, previewSvg(shown.value, lang, file.title))
  const { rasterize, tools } = await import('./printtools.ts')
  const png = await rasterize(previewSvg(shown.value, lang, file.title, await tools.typeface()), dpi)
  return png.ok ? writeWhole(path, png.value) : png
}

const otherEnding = (path: string): Problem =>
  problem(
    'unknown-format',
    `--preview is written as .svg or .png; "${quoted(path)}" ends in neither.`,
    `--preview の書き出しは .svg か .png です。「${quoted(path)}」の末尾はどちらでもありません。`,
  )
const noStages = (kind: string): Problem => {
  const having = Object.keys(kinds).filter((name) => kinds[name]?.((module) => module.preview !== null))
  return problem(
    'no-stages',
    `${kind} has nothing to show on the way to its puzzle; --preview is for ${having.join(', ')}.`,
    `${kind} には途中の図がありません。--preview を使えるのは ${having.join('、')} です。`,
  )
}
const needs = (option: string): Problem =>
  problem(
    'option-in-vain',
    `--preview has no effect without --${option}.`,
    `--preview は --${option} と一緒に使ってください。`,
  )
const onlyOne = problem(
  'options-exclude',
  '--preview shows one puzzle; it cannot be used with --count.',
  '--preview で見られるのは1問です。--count とは同時に使えません。',
)
