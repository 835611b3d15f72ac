/**
 * Handouts: a page that holds the player and its puzzles, so that it opens from a mail, a stick or a course, without a
 * network. Its policy lets it ask nobody for anything. What people wrote stands in it as text, or sealed.
 */
import { bad, good, type Problem, problem, type Result, withReadings } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { wayOf } from '@kumiki/core/verbs/way'
import { noAnswer } from '../drawing/drawn.ts'
import { escapeXml } from '../drawing/xml.ts'
import { sharedLine } from '../link/line.ts'
import { type HandoutProgram, scriptFor } from './program.ts'
import { seal, sealText } from './seal.ts'

export interface HandoutOptions {
  /** The answers go with it, so that the page checks and gives hints. */
  readonly selfChecking: boolean
  /** What the whole is called; null: as its only puzzle, or as many puzzles. */
  readonly title: string | null
  /** What a course wants to be told, and how. */
  readonly report: 'scorm' | 'cmi5' | null
  /** Japanese type for devices that have none; null: they show their own. */
  readonly type: Uint8Array | null
}

export const usualHandout: HandoutOptions = { selfChecking: false, title: null, report: null, type: null }

export type HandoutFiles = readonly [SomeFile, ...SomeFile[]]

/** More puzzles than a class or a book has. */
export const maxHandoutPuzzles = 500

/** The whole page as text. */
export async function writeHandout(
  files: HandoutFiles,
  program: HandoutProgram,
  options: HandoutOptions = usualHandout,
): Promise<Result<string>> {
  if (files.length > maxHandoutPuzzles) return bad(tooMany(files.length))
  const puzzles: object[] = []
  for (const file of files) {
    const held = await heldOf(file, options.selfChecking)
    if (!held.ok) return held
    puzzles.push(held.value)
  }
  const [first] = files
  const lang = first(({ lang }) => lang)
  const title = handoutTitle(files, options.title)
  const wanted = new Set([...files.map((file) => file(({ kind }) => kind)), options.report ?? ''])
  const sealed = [
    ['style', sealText(program.style)],
    ['program', sealText(scriptFor(program, wanted))],
    ['puzzles', sealText(JSON.stringify({ title, puzzles, report: options.report }))],
    ...(options.type ? [['type', seal(options.type)]] : []),
  ]
  const policy = [
    "default-src 'none'",
    `script-src ${program.scripts.map(({ hash }) => hash).join(' ')} blob:`,
    'img-src data: blob:',
    ...(options.report === 'cmi5' ? ['connect-src https: http:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return good(`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeXml(withReadings(title))}</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${program.icon}">
${program.scripts.map(({ code }) => `<script>${code}</script>`).join('\n')}
</head>
<body>
<main></main>
<noscript>
<p lang="ja">${instead.ja}</p>
<p lang="en">${instead.en}</p>
</noscript>
${sealed.map(([name, letters]) => `<script type="text/plain" data-sealed="${name}">${letters}</script>`).join('\n')}
</body>
</html>
`)
}

/** Seen where the page cannot run: in the preview of a mail, or in a browser that is too old. */
const instead = {
  en: 'Save this file and open it in a browser: Safari, Chrome, Edge or Firefox, not older than 2023. Its puzzles cannot be played in this view.',
  ja: 'このファイルを保存して、ブラウザー（Safari、Chrome、Edge、Firefox。2023年より新しいもの）で開いてください。この画面ではパズルであそべません。',
}

/** What the page holds of a puzzle. */
async function heldOf(some: SomeFile, selfChecking: boolean): Promise<Result<object>> {
  if (selfChecking && some(({ answer }) => answer === undefined)) return bad(noAnswer)
  const line = some((file) => sharedLine(file, selfChecking))
  if (!selfChecking) return good({ line, way: [], hardest: null })
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async ({ puzzle, report }, _face, module) => {
    const craft = await module.craft()
    const used = report?.grade?.techniques ?? {}
    const hardest = craft.techniques.findLast(({ id }) => (used[id] ?? 0) > 0)?.name ?? null
    return good({ line, way: wayOf(craft, puzzle), hardest })
  })
}

/** Boards of one class set are called the same. */
export function handoutTitle(files: HandoutFiles, given: string | null): string {
  const [first, ...others] = files
  const [title, lang] = first((file) => [file.title, file.lang] as const)
  if (given !== null) return given
  if (others.every((file) => file((other) => other.title === title))) return title
  return lang === 'ja' ? `パズル${files.length}問` : `${files.length} puzzles`
}

const tooMany = (count: number): Problem =>
  problem(
    'too-many-puzzles',
    `One page holds at most ${maxHandoutPuzzles} puzzles; ${count} were given. Make several pages.`,
    `1つのファイルに入るのは${maxHandoutPuzzles}問までです。${count}問あるので、いくつかに分けてください。`,
  )
