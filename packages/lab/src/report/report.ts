/** The lab's results on disk: `report.json` for programs, and `report.html` for people. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bad, good, type Lang, printable, problem, type Result } from '@kumiki/core'
import { writeWhole } from '@kumiki/press/node'
import { page } from './page.ts'
import { type Report, report } from './results.ts'

/** Earlier results; none if there is no report yet. A file that is not a report is refused, not overwritten. */
export async function readReport(folder: string): Promise<Result<Report>> {
  const path = join(folder, 'report.json')
  try {
    const parsed = report.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (parsed.success) return good(parsed.data)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return good({ lab: 1, results: {} })
    if (codeOf(error) !== null)
      return bad(problem('cannot-read', `"${printable(path)}" cannot be read.`, `「${printable(path)}」を読めません。`))
  }
  return bad(
    problem(
      'not-a-report',
      `"${printable(path)}" is not a report of this lab; move it away or name another folder.`,
      `「${printable(path)}」はこのラボの報告ではありません。移動するか、別のフォルダを指定してください。`,
    ),
  )
}

export async function writeReport(
  folder: string,
  all: Report,
  lang: Lang,
): Promise<Result<{ html: string; json: string }>> {
  const paths = { html: join(folder, 'report.html'), json: join(folder, 'report.json') }
  try {
    await mkdir(folder, { recursive: true })
    await writeWhole(paths.json, `${JSON.stringify(all, null, 2)}\n`)
    await writeWhole(paths.html, page(Object.values(all.results), lang))
    return good(paths)
  } catch (error) {
    if (codeOf(error) === null) throw error
    return bad(
      problem(
        'cannot-write',
        `The report cannot be written to "${printable(folder)}".`,
        `「${printable(folder)}」に報告を書き込めません。`,
      ),
    )
  }
}

/** The system's error code, such as ENOENT; null for anything else. */
const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
