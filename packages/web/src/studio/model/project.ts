/**
 * A project: words or a picture, the options, and the puzzles made from them. Projects are values; a change makes a new
 * one, so that every change can be undone.
 */
import type { Lang } from '@kumiki/core/player'

export const startNames = ['words', 'picture', 'plain'] as const
/** What a project starts from: words, a picture, or nothing. */
export type StartName = (typeof startNames)[number]

/** A word of the list as its author wrote it. */
export interface Row {
  readonly word: string
  /** In kana, if the word is not; '' if none is needed or known. */
  readonly reading: string
  readonly clue: string
  /** How much the author wants the word; absent if not given. */
  readonly score?: number
  /** The reading is a guess that nobody has confirmed; absent otherwise. */
  readonly isGuessed?: true
}

export type Spec = Readonly<Record<string, unknown>>

export interface Project {
  readonly id: string
  readonly door: StartName
  /** '': the title of the puzzle. */
  readonly title: string
  /** Whether a person wrote the title; a title from a file or a sample is replaced along with it. */
  readonly isNamed: boolean
  /** The language of the puzzle; the page has its own. */
  readonly lang: Lang
  /** '' if it is in none. */
  readonly folder: string
  readonly rows: readonly Row[]
  /** The list as it was typed or pasted; null: derived from the rows. */
  readonly text: string | null
  readonly kind: string
  /** By kind, the options besides words and picture; missing ones have their defaults. */
  readonly specs: Readonly<Record<string, Spec>>
  /** A picture in the format of the kinds' option (greys, strokes or cells); null if there is none. */
  readonly picture: string | null
  /** By kind, the file as one line of JSON with its answer. */
  readonly made: Readonly<Record<string, string>>
  /** By kind, the words that stay in place when the rest is made again, as spelt in the cells. */
  readonly kept: Readonly<Record<string, readonly string[]>>
  /** The seed of the last board. */
  readonly seed: string
  readonly changed: number
  /** The kinds whose puzzles came from elsewhere and are unverified. */
  readonly strange: readonly string[]
  /** By kind, the links of the published puzzle. */
  readonly published: Readonly<Record<string, Published>>
}

export interface Published {
  readonly play: string
  /** With this link the puzzle can be changed and deleted. */
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

/** The puzzle of the selected kind; null if there is none. */
export const lineOf = ({ made, kind }: Project): string | null => ownOf(made, kind) ?? null

/** The puzzle with the current title of its project. */
export function titledLine(project: Project): string | null {
  const line = lineOf(project)
  if (line === null || project.title === '') return line
  const file = readLine(line)
  return file === null ? line : JSON.stringify({ ...file, title: project.title })
}

export const keptOf = ({ kept, kind }: Project): readonly string[] => ownOf(kept, kind) ?? []

/** The links of the selected kind's published puzzle; null if it was not published. */
export const publishedOf = ({ published, kind }: Project): Published | null => ownOf(published, kind) ?? null

export const specOf = ({ specs, kind }: Project): Spec => ownOf(specs, kind) ?? {}

/** A file may contain a kind named "constructor". */
const ownOf = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

/** A stored file, if its shape is that of one; else null. */
function readLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(line)
    return isRecord(file) && isText(file.kind) ? file : null
  } catch {
    return null
  }
}

/**
 * Validates the shape of a stored project, which may come from another version or from anywhere. Files in it are
 * validated by the core.
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
    // guards against a wrong clock, and against a file that would always win
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
 * Reads a project from an untrusted source: removes what is not a file of the kind it is stored under, and marks the
 * rest as unverified. It parses every file, so it is too slow for the page's thread.
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
/** Only addresses of web pages. */
const isAddress = (value: unknown): value is string =>
  isText(value) && /^https?:\/\//.test(value) && URL.canParse(value)
const textOr = <T>(value: unknown, otherwise: T): string | T => (isText(value) ? value : otherwise)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
