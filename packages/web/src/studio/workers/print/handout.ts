/** Puzzles as a page that plays them. Its program is fetched once from where the page says. */
import { bad, good, problem, type Result } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { type OpenedFile, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { answered } from '@kumiki/core/verbs/answer'
import { writeFormat } from '@kumiki/press/formats'
import { type HandoutProgram, isProgram } from '@kumiki/press/handout'
import { copiesOf } from './copies.ts'
import type { HandoutForm, PrintProgress, PrintProtocol } from './protocol.ts'
import { openTypeface } from './typeface.ts'

export async function handout(
  { lines, copies, selfChecking, withType, form, program }: PrintProtocol['handout']['ask'],
  progress: (progress: PrintProgress) => void,
  enough: () => boolean,
): Promise<Result<Blob>> {
  const files = await filesOf(lines, copies, selfChecking, progress, enough)
  if (!files.ok) return files
  const [first, ...others] = files.value
  if (!first) return bad(noPuzzle)
  const typeface = withType ? await openTypeface(progress) : null
  if (typeface && !typeface.ok) return typeface
  const tools = {
    typeface: async () => typeface?.value ?? Promise.reject(new Error('no type was asked for')),
    rasterize: async () => bad(noPuzzle),
    now: () => new Date(),
    handoutProgram: () => programAt(program),
  }
  const { ending, type } = forms[form]
  const page = await writeFormat(ending, [first, ...others], { selfChecking, withType, tools })
  if (!page.ok) return page
  const { content } = page.value
  return good(new Blob([typeof content === 'string' ? content : content.slice()], { type }))
}

const forms: Readonly<Record<HandoutForm, { readonly ending: string; readonly type: string }>> = {
  html: { ending: 'x.html', type: 'text/html' },
  scorm: { ending: 'x.scorm.zip', type: 'application/zip' },
  cmi5: { ending: 'x.cmi5.zip', type: 'application/zip' },
}

async function filesOf(
  lines: readonly string[],
  copies: number | null,
  selfChecking: boolean,
  progress: (progress: PrintProgress) => void,
  enough: () => boolean,
): Promise<Result<readonly SomeFile[]>> {
  const files: SomeFile[] = []
  for (const line of lines) {
    const opened = await openAs(line, kinds)
    if (!opened.ok) return opened
    if (copies !== null) {
      const found = await copiesOf(line, opened.value, {
        count: copies,
        // no paper limits them
        fits: () => true,
        progress: (boards) => progress({ boards }),
        enough,
      })
      return found.ok ? good(found.value.files) : found
    }
    const whole = selfChecking ? await solved(opened.value) : good(opened.value)
    if (!whole.ok) return whole
    files.push(whole.value)
  }
  return good(files)
}

const solved = (opened: OpenedFile): Promise<Result<SomeFile>> =>
  opened(async (file, face, module) => {
    const found = answered(await module.craft(), file)
    return found.ok ? good<SomeFile>((use) => use(found.value, face)) : found
  })

let fetched: { readonly address: string; readonly program: HandoutProgram } | null = null

async function programAt(address: string): Promise<Result<HandoutProgram>> {
  if (fetched?.address === address) return good(fetched.program)
  const reply = await fetch(address).catch(() => null)
  const program: unknown = reply?.ok ? await reply.json().catch(() => null) : null
  if (!isProgram(program)) return bad(noProgram)
  fetched = { address, program }
  return good(program)
}

const noPuzzle = problem('no-puzzle', 'There is no puzzle to give yet.', '配るパズルがまだありません。')
const noProgram = problem(
  'out-of-reach',
  'The player that goes into the file did not come. Go online for a moment and try again.',
  'ファイルに入れるプレーヤーを読み込めませんでした。ネットにつないで、もう一度お試しください。',
)
