/**
 * Turns an uploaded file into one that can be published. Names that no file of ours has are refused, so nobody can keep
 * other data here. Marks that change the direction of writing are taken out. What the server tells of a puzzle, such as
 * its level, it computes here itself.
 */
import { bad, good, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import { formatLine, forPlayers, openAs, openFile } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { gradedAnew } from '@kumiki/core/verbs/grade'
import { readSpec } from '@kumiki/core/verbs/readspec'
import { verifyOpened } from '@kumiki/core/verbs/verify'
import { withoutMarks } from '../puzzles/marks.ts'

/** A file whose bytes were verified. */
export interface Verified {
  /** Serialized in our canonical order. */
  readonly file: string
  readonly open: string
  readonly kind: string
  readonly title: string
  readonly lang: string
  readonly level: number | null
}

export async function publishable(text: string): Promise<Result<Verified>> {
  const outer = await openFile(text)
  if (!outer.ok) return outer
  const stranger = strangerIn(outer.value)
  if (stranger) return bad(unknownName(stranger))
  const opened = await openAs(undirected(outer.value), kinds)
  if (!opened.ok) return opened
  return opened.value(async (written, face, module) => {
    const craft = await module.craft()
    const spec = written.recipe ? readSpec(craft, written.recipe.spec) : good(null)
    if (!spec.ok) return spec
    const { file, level } = gradedAnew(craft, written)
    const { problems } = await verifyOpened((use) => use(file, face, module))
    const [fault] = problems
    if (fault) return bad(fault)
    const { kind, title, lang } = file
    return good({ file: formatLine(file), open: formatLine(forPlayers(file)), kind, title, lang, level })
  })
}

/** The names that our files have, by place. Those inside puzzle, answer and spec belong to the kind. */
const names: Readonly<Record<string, readonly string[]>> = {
  '': ['kumiki', 'kind', 'title', 'lang', 'credits', 'puzzle', 'answer', 'recipe', 'report'],
  credits: ['author', 'editor', 'copyright', 'date', 'note'],
  recipe: ['spec', 'seed', 'effort', 'version'],
  report: ['score', 'bound', 'claims', 'grade', 'notes'],
  'report.grade': ['level', 'score', 'techniques', 'stepCount', 'choices', 'steps'],
}

/** The first name that our files do not have; null if there is none. */
function strangerIn(file: object): string | null {
  for (const [place, known] of Object.entries(names)) {
    const found = place === '' ? file : place.split('.').reduce<unknown>((at, name) => fieldOf(at, name), file)
    const stranger = Object.keys(typeof found === 'object' && found ? found : {}).find((name) => !known.includes(name))
    if (stranger !== undefined) return place === '' ? stranger : `${place}.${stranger}`
  }
  return null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Without marks that change the direction of writing, in all texts. */
function undirected<T>(value: T): T
function undirected(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value)
  if (Array.isArray(value)) return value.map((item) => undirected(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, undirected(item)]))
}

const unknownName = (name: string): Problem => {
  const seen = printable(name).slice(0, 100)
  return problem(
    'unknown-name',
    `The file has "${seen}", which no kumiki file has; take it out, or publish from the newest Kumiki.`,
    `kumiki ファイルにない項目「${seen}」があります。取り除くか、最新の Kumiki から公開してください。`,
    { path: name.split('.') },
  )
}
