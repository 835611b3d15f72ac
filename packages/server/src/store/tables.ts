/** Types of the tables; `migrations.ts` creates them. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A time set by the database and never changed. */
type Stamp = ColumnType<Date, never, never>
type Time = ColumnType<Date | null, Date | null | undefined, Date | null>

interface PuzzleTable {
  readonly id: string
  /** The complete file as uploaded, and the file for players; both as text, byte for byte. */
  readonly file: string
  readonly open_file: string
  readonly kind: string
  readonly title: string
  readonly lang: string
  readonly level: number | null
  /** The author's settings: contest, protection, questions, keyword. */
  readonly terms: JSONColumnType<object, string, string>
  /** SHA-256 of the edit token. */
  readonly edit_hash: Buffer
  /** open · closed (no more entries) · removed (taken down by the operator) */
  readonly state: Generated<string>
  readonly reason: string | null
  readonly created: Stamp
  readonly expires: Time
  /** Counts the changes of what is judged: the file, the keyword, the questions. */
  readonly edition: Generated<number>
  /** When somebody first asked for the file for players; null: nobody has. */
  readonly seen: Time
}

/** What a contest was, in editions that have entries and are no longer the present one. */
interface EditionTable {
  readonly puzzle: string
  readonly edition: number
  /** null: the file of the next edition, so that a change of the terms copies no file. */
  readonly file: string | null
  readonly terms: JSONColumnType<object, string, string>
}

interface InvitationTable {
  readonly puzzle: string
  readonly hash: Buffer
  readonly created: Stamp
}

interface EntryTable {
  readonly id: Generated<string>
  readonly puzzle: string
  /** SHA-256 of the invitation; null if there is no protection. */
  readonly pass: Buffer | null
  /** As it came; judged when the results are asked for. */
  readonly answer: string | null
  readonly keyword: string | null
  readonly replies: JSONColumnType<readonly string[], string, string>
  readonly received: Generated<Date>
  /** The puzzle's edition that it answers. */
  readonly edition: Generated<number>
}

interface PlayTable {
  readonly id: string
  readonly hash: Buffer
  readonly puzzle: string | null
  readonly kind: string
  readonly level: number | null
  readonly active_ms: number
  readonly checks: number
  readonly hints: JSONColumnType<Record<string, number>, string, string>
  readonly finished: boolean
  /** Only the day, without a time. */
  readonly day: Generated<Date>
}

interface CollectionTable {
  readonly id: string
  readonly form: string
  readonly title: string
  readonly lang: string
  readonly note: string
  readonly puzzles: JSONColumnType<readonly string[], string, string>
  readonly edit_hash: Buffer
  readonly created: Stamp
}

interface DayTable {
  /** As 2027-01-31. */
  readonly day: string
  readonly puzzle: string
}

interface BatchTable {
  readonly id: string
  /** As text, to preserve the order of keys. */
  readonly plan: string
  /** The program's version: only the same version makes the same bytes. */
  readonly version: string
  /** running · done · short (there are not enough different puzzles) · cancelled */
  readonly state: Generated<string>
  readonly count: number
  readonly created: Stamp
  readonly ended: Time
}

interface ItemTable {
  readonly batch: string
  /** From 0, as in the plan. */
  readonly item: number
  readonly count: number
  /** How many of its tries were queued, and how many of those have been taken up in order. */
  readonly asked: number
  readonly settled: Generated<number>
  readonly made: Generated<number>
  readonly duplicates: Generated<number>
  readonly failures: Generated<number>
  /** The weighted number of tries in a row that brought nothing. */
  readonly idle: Generated<number>
  readonly ended: Generated<boolean>
}

interface MakingTable {
  readonly batch: string
  readonly item: number
  /** From 1; determines the seed. */
  readonly try: number
  /** The file as one line; null if the seed gave none. */
  readonly line: string | null
  /** A digest of the canonical key: equal for puzzles that are the same to a player. */
  readonly mark: string | null
  /** Why there is no puzzle. */
  readonly failure: JSONColumnType<object, string, string> | null
  /** The puzzle's place in the batch, from 1, once it is taken. */
  readonly place: number | null
}

/** Tries that ended in a program error rather than in a result. */
interface FaultTable {
  readonly batch: string
  readonly item: number
  readonly try: number
  readonly times: Generated<number>
  readonly reason: string
}

/** Which worker has a job of the queue, and when it last renewed its lease. */
interface LeaseTable {
  readonly job: string
  readonly queue: string
  /** A random id of each `Queue` object. */
  readonly holder: string
  readonly said: ColumnType<Date, never, Date>
}

export interface Tables {
  readonly puzzle: PuzzleTable
  readonly edition: EditionTable
  readonly invitation: InvitationTable
  readonly entry: EntryTable
  readonly play: PlayTable
  readonly collection: CollectionTable
  readonly day: DayTable
  readonly batch: BatchTable
  readonly item: ItemTable
  readonly making: MakingTable
  readonly fault: FaultTable
  readonly lease: LeaseTable
}
