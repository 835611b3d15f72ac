/** The player of pages that are played, from the site that was built. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bad, good, problem, type Result } from '@kumiki/core/base'
import type { HandoutProgram } from '@kumiki/press/handout'

let known: Promise<Result<HandoutProgram>> | null = null

/** Read once. */
export const handoutProgram = (): Promise<Result<HandoutProgram>> => {
  known ??= read()
  return known
}

async function read(): Promise<Result<HandoutProgram>> {
  const [{ siteFolder }, { isProgram }] = await Promise.all([
    import('@kumiki/web/site'),
    import('@kumiki/press/handout'),
  ])
  const text = await readFile(join(siteFolder, 'handout.json'), 'utf8').catch(() => 'null')
  const program: unknown = JSON.parse(text)
  return isProgram(program) ? good(program) : bad(notBuilt)
}

const notBuilt = problem(
  'no-site',
  'The player that such a page holds is not built yet; npm run build builds it.',
  'ページに入れるプレーヤーがまだビルドされていません。npm run build でビルドできます。',
)
