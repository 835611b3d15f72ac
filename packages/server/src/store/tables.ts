/** The tables as the program reads them; `migrations.ts` makes them. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A time that the database sets and nobody changes. */
type Stamp = ColumnType<Date, never, never>
type Time = ColumnType<Date | null, Date | null | undefined, Date | null>

interface PuzzleTable {
  readonly id: string
  /** The whole file as it came, and what of it players get; both as text, byte for byte. */
  readonly file: string
  readonly open_file: string
  readonly kind: string
  readonly title: string
  readonly lang: string
  readonly level: number | null
  /** What its author decided: contest, protection, questions, keyword. */
  readonly terms: JSONColumnType<object, string, string>
  /** SHA-256 of the edit token. */
  readonly edit_hash: Buffer
  /** open · closed (no more entries) · removed (taken down by the operator) */
  readonly state: Generated<string>
  readonly reason: string | null
  readonly created: Stamp
  readonly expires: Time
}

interface InvitationTable {
  readonly puzzle: string
  readonly hash: Buffer
  readonly created: Stamp
}

interface EntryTable {
  readonly id: Generated<string>
  readonly puzzle: string
  /** SHA-256 of the invitation; null where there is no protection. */
  readonly pass: Buffer | null
  /** As it came, judged when the results are asked for. */
  readonly answer: string | null
  readonly keyword: string | null
  readonly replies: JSONColumnType<readonly string[], string, string>
  readonly received: Generated<Date>
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
  /** The day alone. */
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
  /** As text: the order of names in it is kept. */
  readonly plan: string
  /** Of the program: only the same version makes the same bytes. */
  readonly version: string
  /** running · done · short (there are not so many) · cancelled */
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
  /** How many of its tries were put into the queue, how many of them have been taken up in order. */
  readonly asked: number
  readonly settled: Generated<number>
  readonly made: Generated<number>
  readonly duplicates: Generated<number>
  readonly failures: Generated<number>
  /** Tries in a row that brought nothing, weighed. */
  readonly idle: Generated<number>
  readonly ended: Generated<boolean>
}

interface MakingTable {
  readonly batch: string
  readonly item: number
  /** From 1; the seed follows from it. */
  readonly try: number
  /** The file as one line; null: this seed gave none. */
  readonly line: string | null
  /** What puzzles share that are the same to a player, in brief. */
  readonly mark: string | null
  /** Why there is none. */
  readonly failure: JSONColumnType<object, string, string> | null
  /** Its place in the batch, from 1, once it is taken. */
  readonly place: number | null
}

/** Makings that ended in an error of the program rather than in a reply. */
interface FaultTable {
  readonly batch: string
  readonly item: number
  readonly try: number
  readonly times: Generated<number>
  readonly reason: string
}

/** Who works on a job of the queue, and when they last said so. */
interface LeaseTable {
  readonly job: string
  readonly queue: string
  /** A name that each queue object gives itself. */
  readonly holder: string
  readonly said: ColumnType<Date, never, Date>
}

export interface Tables {
  readonly puzzle: PuzzleTable
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
