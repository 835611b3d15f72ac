/**
 * Opens files of any type: a backup, puzzles, pictures, lists of words. The type is decided by the first bytes, then by
 * the name; anything else is refused with a reason. A file larger than its type allows is not read.
 */
import { imageFormat } from '@kumiki/core/images'
import type { Lang, Problem, Result } from '@kumiki/core/player'
import { isBackup } from '../model/backup.ts'
import type { FaultName } from '../model/faults.ts'
import { newProject, type Project } from '../model/project.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { orLost, readPuzzle } from '../workers/print/worker.ts'

/** A file, or a folder that was dropped. */
export interface Brought {
  readonly name: string
  /** null: a folder. */
  readonly file: File | null
}

export type Fault =
  | { readonly name: string; readonly is: FaultName; readonly megabytes: number }
  | { readonly name: string; readonly is: 'problem'; readonly problem: Problem }

export interface Opened {
  readonly projects: readonly Project[]
  /** The content of backups. */
  readonly saved: readonly Project[]
  readonly faults: readonly Fault[]
}

/** The maximum sizes of a text and of a backup. */
const maxBytes = 5_000_000
const maxBackup = 200_000_000

export async function openFiles(brought: readonly Brought[], quickCore: CoreWorker, lang: Lang): Promise<Opened> {
  const all: Opened[] = []
  for (const one of brought) all.push(await openFile(one, quickCore, lang))
  return {
    projects: all.flatMap(({ projects }) => projects),
    saved: all.flatMap(({ saved }) => saved),
    faults: all.flatMap(({ faults }) => faults),
  }
}

const nothing: Opened = { projects: [], saved: [], faults: [] }

async function openFile({ name, file }: Brought, quickCore: CoreWorker, lang: Lang): Promise<Opened> {
  const refuse = (is: FaultName): Opened => ({
    ...nothing,
    faults: [{ name, is, megabytes: Math.ceil((file?.size ?? 0) / 1e6) }],
  })
  if (!file) return refuse('folder')
  const start = await bytesOf(file.slice(0, 64))
  if (!start) return refuse('unread')
  if (start.length === 0) return refuse('empty')
  if (isImage(name, file.type, start)) {
    const picture = await quickCore.ask('photo', { file, name })
    if (!picture.ok) return { ...nothing, faults: [{ name, is: 'problem', problem: picture.error }] }
    return {
      ...nothing,
      projects: [{ ...newProject('picture', 'hashi', lang), picture: picture.value, title: titleOf(name) }],
    }
  }
  const isSaved = isBackup(new TextDecoder().decode(start))
  if (file.size > (isSaved ? maxBackup : maxBytes)) return refuse('too-large')
  if (isSaved) {
    const saved = await quickCore.ask('backup', { file }).catch(() => null)
    if (saved === null) return refuse('unread')
    if (saved === 'cut') return refuse('cut-backup')
    return saved === 'other-version' ? refuse('other-backup') : { ...nothing, saved }
  }
  const bytes = await bytesOf(file)
  if (!bytes) return refuse('unread')
  if (isPuzzle(name, start)) {
    const read = await readPuzzle(name, bytes)
    if (!read.ok) return { ...nothing, faults: [{ name, is: 'problem', problem: read.error }] }
    const { line, others, notes } = read.value
    const checked: Result<Project>[] = []
    for (const one of [line, ...others]) checked.push(await projectOf(one, quickCore))
    const problems = [...notes, ...checked.flatMap((one) => (one.ok ? [] : [one.error]))]
    return {
      ...nothing,
      projects: checked.flatMap((one) => (one.ok ? [one.value] : [])),
      faults: problems.map((problem) => ({ name, is: 'problem', problem })),
    }
  }
  const pasted = await quickCore.ask('paste', { content: bytes })
  if (!pasted.ok) return { ...nothing, faults: [{ name, is: 'problem', problem: pasted.error }] }
  const { rows } = pasted.value
  if (rows.length === 0) return refuse('nothing')
  return { ...nothing, projects: [{ ...newProject('words', 'crossword', lang), rows, title: titleOf(name) }] }
}

/** Makes a project of a puzzle, with the start that suits its kind. The puzzle's claims are verified first. */
async function projectOf(line: string, quickCore: CoreWorker): Promise<Result<Project>> {
  const verified = await orLost(quickCore.ask('verify', { line }))
  if (!verified.ok) return verified
  const { line: checked, rows, spec, picture, seed } = verified.value
  const { kind, title, lang }: Record<string, unknown> = JSON.parse(checked)
  const known = (await quickCore.ask('kinds', null)).find((info) => info.kind === kind)
  const start = picture !== null && known?.picture ? 'picture' : known?.words && rows.length > 0 ? 'words' : 'plain'
  const name = String(kind)
  const fresh = newProject(start, name, lang === 'ja' ? 'ja' : 'en')
  const project = {
    ...fresh,
    title: typeof title === 'string' ? title : '',
    rows,
    specs: { [name]: spec },
    picture,
    seed: seed ?? fresh.seed,
    made: { [name]: checked },
  }
  return { ok: true, value: project }
}

const bytesOf = async (part: Blob): Promise<Uint8Array | null> =>
  part.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )

export const isImage = (name: string, type: string, start: Uint8Array): boolean => {
  const format = imageFormat(start)
  return (
    // a list of words may begin with "BM"
    (format !== null && format !== 'PDF' && format !== 'BMP') ||
    /^image\//.test(type) ||
    /\.(png|jpe?g|gif|webp|bmp|avif|hei[cf])$/i.test(name)
  )
}

export const isPuzzle = (name: string, start: Uint8Array): boolean =>
  /\.(json|jsonl|ipuz|puz|xd|exolve|jpz|xml|xwj|has|pzpr|pzprv3|sdk|sdm|sgt|url)$/i.test(name) ||
  /^\ufeff?\s*\{\s*"/.test(new TextDecoder().decode(start))

/** A file's name without its extensions. */
export const titleOf = (name: string): string => name.replace(/(\.kumiki)?\.[A-Za-z0-9]{1,6}$/, '').slice(0, 200)
