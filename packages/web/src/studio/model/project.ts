/**
 * What a person works on: words or a picture, what was asked for, and the puzzle that came of it. Projects are values;
 * a change makes a new one, so that every change can be undone.
 */
import type { Lang } from '@kumiki/core/player'

export const startNames = ['words', 'picture', 'plain'] as const
/** What somebody has to begin with: words, a picture, or nothing. */
export type StartName = (typeof startNames)[number]

/** A word of the list, as its writer wrote it. */
export interface Row {
  readonly word: string
  /** In kana, where the word is not; '' where none is needed or known. */
  readonly reading: string
  readonly clue: string
  /** How much its writer likes it; absent where that is not said. */
  readonly score?: number
  /** The reading is a guess that nobody has looked at; absent where somebody has. */
  readonly isGuessed?: true
}

export type Spec = Readonly<Record<string, unknown>>

export interface Project {
  readonly id: string
  readonly door: StartName
  /** '': the name of what was made. */
  readonly title: string
  /** Whether somebody wrote the title; else it came with a file or a sample, and goes with it. */
  readonly isNamed: boolean
  /** Of the puzzle; the page has its own. */
  readonly lang: Lang
  /** '' where it lies in none. */
  readonly folder: string
  readonly rows: readonly Row[]
  /** The list as it was typed or pasted; null: as the rows are written out. */
  readonly text: string | null
  readonly kind: string
  /** By kind, what was asked for beside words and picture; what is not named has its default. */
  readonly specs: Readonly<Record<string, Spec>>
  /** A picture, as the option of a kind takes it (greys, strokes or cells); null where there is none. */
  readonly picture: string | null
  /** By kind, the file as one line of JSON with its answer. */
  readonly made: Readonly<Record<string, string>>
  /** By kind, the words that stay where they are when the rest is made anew, spelt as in the cells. */
  readonly kept: Readonly<Record<string, readonly string[]>>
  /** Of the last board. */
  readonly seed: string
  readonly changed: number
  /** The kinds whose puzzles came from elsewhere and are not checked yet. */
  readonly strange: readonly string[]
  /** By kind, the links of what was published. */
  readonly published: Readonly<Record<string, Published>>
}

export interface Published {
  readonly play: string
  /** Who has it can change and delete the puzzle. */
  readonly edit: string
}

export const newProject = (door: StartName, kind: string, lang: Lang): Project => ({
  id: newId(),
  door,
  title: '',
  isNamed: false,
  lang,
  folder: '',
  rows: [],
  text: null,
  kind,
  specs: {},
  picture: null,
  made: {},
  kept: {},
  seed: newId().slice(0, 8),
  changed: Date.now(),
  strange: [],
  published: {},
})

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The puzzle of the kind that is chosen; null while there is none. */
export const lineOf = ({ made, kind }: Project): string | null => ownOf(made, kind) ?? null

/** The same under the title that its project has now. */
export function titledLine(project: Project): string | null {
  const line = lineOf(project)
  if (line === null || project.title === '') return line
  const file = readLine(line)
  return file === null ? line : JSON.stringify({ ...file, title: project.title })
}

export const keptOf = ({ kept, kind }: Project): readonly string[] => ownOf(kept, kind) ?? []

/** Where the puzzle of the kind that is chosen was published; null: it was not. */
export const publishedOf = ({ published, kind }: Project): Published | null => ownOf(published, kind) ?? null

export const specOf = ({ specs, kind }: Project): Spec => ownOf(specs, kind) ?? {}

/** A kind may be called "constructor" by whoever wrote the file. */
const ownOf = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

/** A file that lies in a project, as far as its shape says that it is one; null: it is none. */
function readLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(line)
    return isRecord(file) && isText(file.kind) ? file : null
  } catch {
    return null
  }
}

/**
 * What lies on the disk was written by some other version, or by somebody else: only its shape is believed, and files
 * are read by the core.
 */
export function readProject(value: unknown, now: number = Date.now()): Project | null {
  if (!isRecord(value)) return null
  const { id, door, title, lang, folder, rows, text, kind, specs, picture, made, kept, seed, changed } = value
  const { isNamed, strange, published } = value
  const isStart = (one: unknown): one is StartName => startNames.some((name) => name === one)
  if (!isText(id) || id === '' || !isStart(door) || !isText(kind) || (lang !== 'ja' && lang !== 'en')) return null
  if (typeof changed !== 'number' || !Number.isFinite(changed) || !isRecord(made) || !Array.isArray(rows)) return null
  return {
    id,
    door,
    title: textOr(title, ''),
    isNamed: isNamed !== false,
    lang,
    folder: textOr(folder, ''),
    rows: rows.flatMap(readRow),
    text: textOr(text, null),
    kind,
    specs: Object.fromEntries(
      Object.entries(isRecord(specs) ? specs : {}).flatMap(([name, one]) => (isRecord(one) ? [[name, one]] : [])),
    ),
    picture: textOr(picture, null),
    made: Object.fromEntries(
      Object.entries(made).flatMap(([name, line]): [string, string][] => (isText(line) ? [[name, line]] : [])),
    ),
    kept: Object.fromEntries(
      Object.entries(isRecord(kept) ? kept : {}).map(([name, words]) => [
        name,
        Array.isArray(words) ? words.filter(isText) : [],
      ]),
    ),
    seed: textOr(seed, '1') || '1',
    // a clock that went wrong, or a file that would always win
    changed: Math.min(changed, now),
    strange: Array.isArray(strange) ? strange.filter(isText) : [],
    published: Object.fromEntries(
      Object.entries(isRecord(published) ? published : {}).flatMap(([name, links]) =>
        isRecord(links) && isAddress(links.play) && isAddress(links.edit)
          ? [[name, { play: links.play, edit: links.edit }]]
          : [],
      ),
    ),
  }
}

/**
 * The same from a stranger: what is no file of the kind it stands under is gone, and the rest is to be checked. Every
 * file is parsed: not for the page's thread.
 */
export function readUnverified(value: unknown, now: number = Date.now()): Project | null {
  const project = readProject(value, now)
  if (project === null) return null
  const sound = Object.entries(project.made).filter(([kind, line]) => readLine(line)?.kind === kind)
  return { ...project, made: Object.fromEntries(sound), strange: sound.map(([kind]) => kind) }
}

function readRow(value: unknown): Row[] {
  if (!isRecord(value)) return []
  const { word, reading, clue, score, isGuessed } = value
  return [
    {
      word: textOr(word, ''),
      reading: textOr(reading, ''),
      clue: textOr(clue, ''),
      ...(typeof score === 'number' && Number.isFinite(score) ? { score } : {}),
      ...(isGuessed === true ? { isGuessed } : {}),
    },
  ]
}

const isText = (value: unknown): value is string => typeof value === 'string'
/** Nothing else than a page of some site. */
const isAddress = (value: unknown): value is string =>
  isText(value) && /^https?:\/\//.test(value) && URL.canParse(value)
const textOr = <T>(value: unknown, otherwise: T): string | T => (isText(value) ? value : otherwise)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
