/**
 * The database schema, step by step. Steps only add: an older release that still runs finds everything it knows, and a
 * newer database does not stop an older program. All missing steps run in one transaction under one advisory lock, so a
 * killed process leaves nothing behind and of ten that start at once one does the work.
 */
import type { Client } from 'pg'

interface Migration {
  readonly name: string
  readonly sql: string
}

export const migrations: readonly Migration[] = [
  {
    name: '001-publishing',
    sql: `
      create table kumiki.puzzle (
        id text primary key,
        file text not null,
        open_file text not null,
        kind text not null,
        title text not null,
        lang text not null,
        level smallint,
        terms json not null,
        edit_hash bytea not null,
        state text not null default 'open',
        reason text,
        created timestamptz not null default now(),
        expires timestamptz
      );
      create index puzzle_expires on kumiki.puzzle (expires) where expires is not null;
      create table kumiki.collection (
        id text primary key,
        form text not null,
        title text not null,
        lang text not null,
        note text not null,
        puzzles json not null,
        edit_hash bytea not null,
        created timestamptz not null default now()
      );
      create table kumiki.day (
        day text primary key,
        puzzle text not null references kumiki.puzzle on delete cascade
      )`,
  },
  {
    name: '002-judging',
    sql: `
      create table kumiki.invitation (
        puzzle text not null references kumiki.puzzle on delete cascade,
        hash bytea not null,
        created timestamptz not null default now(),
        primary key (puzzle, hash)
      );
      create table kumiki.entry (
        id bigint generated always as identity primary key,
        puzzle text not null references kumiki.puzzle on delete cascade,
        pass bytea,
        answer text,
        keyword text,
        replies json not null,
        received timestamptz not null default now(),
        unique (puzzle, pass)
      );
      create index entry_puzzle on kumiki.entry (puzzle, id)`,
  },
  {
    name: '003-plays',
    sql: `
      create table kumiki.play (
        id text primary key,
        hash bytea not null,
        puzzle text references kumiki.puzzle on delete set null,
        kind text not null,
        level smallint,
        active_ms integer not null,
        checks integer not null,
        hints json not null,
        finished boolean not null,
        day date not null default current_date
      );
      create index play_day on kumiki.play (day)`,
  },
  {
    name: '004-batches',
    sql: `
      create table kumiki.batch (
        id text primary key,
        plan text not null,
        version text not null,
        state text not null default 'running',
        count integer not null,
        created timestamptz not null default now(),
        ended timestamptz
      );
      create table kumiki.item (
        batch text not null references kumiki.batch on delete cascade,
        item integer not null,
        count integer not null,
        asked integer not null,
        settled integer not null default 0,
        made integer not null default 0,
        duplicates integer not null default 0,
        failures integer not null default 0,
        idle integer not null default 0,
        ended boolean not null default false,
        primary key (batch, item)
      );
      create table kumiki.making (
        batch text not null references kumiki.batch on delete cascade,
        item integer not null,
        try integer not null,
        line text,
        mark text,
        failure json,
        place integer,
        primary key (batch, item, try),
        unique (batch, place)
      );
      create index making_mark on kumiki.making (batch, mark) where place is not null;
      create table kumiki.fault (
        batch text not null references kumiki.batch on delete cascade,
        item integer not null,
        try integer not null,
        times integer not null default 1,
        reason text not null,
        primary key (batch, item, try)
      )`,
  },
  {
    name: '005-leases',
    sql: `
      create table kumiki.lease (
        job uuid primary key,
        queue text not null,
        holder text not null,
        said timestamptz not null default now()
      )`,
  },
  {
    // a puzzle of an older release counts as seen: nobody knows whether it was
    name: '006-editions',
    sql: `
      alter table kumiki.puzzle add column edition integer not null default 1;
      alter table kumiki.puzzle add column seen timestamptz default now();
      alter table kumiki.entry add column edition integer not null default 1;
      create table kumiki.edition (
        puzzle text not null references kumiki.puzzle on delete cascade,
        edition integer not null,
        file text,
        terms json not null,
        primary key (puzzle, edition)
      );
      create index puzzle_unseen on kumiki.puzzle (created) where seen is null`,
  },
]

/** The key of the advisory lock: "kumi" as bytes. */
const lock = 0x6b75_6d69

/** Migrates the database. `client` must be connected and outside a transaction. */
export async function migrate(client: Pick<Client, 'query'>, steps: readonly Migration[] = migrations): Promise<void> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query('create schema if not exists kumiki')
    await client.query(
      'create table if not exists kumiki.migration (name text primary key, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ readonly name: string }>('select name from kumiki.migration')
    const done = new Set(rows.map(({ name }) => name))
    for (const { name, sql } of steps.filter((step) => !done.has(step.name))) {
      await client.query(sql)
      await client.query('insert into kumiki.migration (name) values ($1)', [name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
