import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { joined, name } from '../db/sqlFragments.ts';

/** A table and its copied columns. */
export interface Table {
  readonly name: string;
  /** Columns with stored values; generated columns are computed again. */
  readonly columns: readonly Column[];
  /** Columns of the key, which is also the copy order. */
  readonly key: readonly string[];
  /** An unlogged table, which a hot standby does not have: its rows are counters of the last minutes. */
  readonly isUnreadable: boolean;
}

interface Column {
  readonly name: string;
  /** `numeric(12,4)`, `timestamp(3) with time zone` */
  readonly type: string;
}

/** Every table of the product, in a fixed order. */
export async function readTables(on: Queryable): Promise<readonly Table[]> {
  const rows = await on.rows<Table>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.ordinal)
       from pg_index i
       cross join lateral unnest(i.indkey::smallint[]) with ordinality as k (attnum, ordinal)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary) as key,
      c.relpersistence = 'u' and pg_is_in_recovery() as "isUnreadable"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname collate "C"`);
  for (const { name: table, key } of rows) {
    if (!key) throw new Error(`The table ${table} has no primary key: its rows cannot be copied.`);
  }
  return rows;
}

/** Each row as a JSON array of texts, exactly as the database prints each value. */
export function rowsAsText({ name: table, columns, key }: Table): SQL {
  const values = columns.map((column) => sql`t.${name(column.name)}::text`);
  const order = key.map((column) => sql`t.${name(column)}`);
  return sql`select json_build_array(${joined(values)})::text as row
    from ${name(table)} t order by ${joined(order)}`;
}

/** Inserts rows of that shape. */
export function insertRows({ name: table, columns }: Table, rows: readonly string[]): SQL {
  const names = columns.map((column) => name(column.name));
  const values = columns.map(
    ({ type }, ordinal) => sql`(r.row ->> ${sql.raw(String(ordinal))})::${sql.raw(type)}`,
  );
  return sql`insert into ${name(table)} (${joined(names)})
    select ${joined(values)}
    from json_array_elements(${`[${rows.join(',')}]`}::json) with ordinality as r (row, ordinal)
    order by r.ordinal`;
}

/** Session settings that fix the text form of timestamps and amounts. */
export async function fixTexts(on: Queryable): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO'", 'extra_float_digits = 1']) {
    await on.rows(sql`set local ${sql.raw(setting)}`);
  }
}

/** The current value of each sequence, so that the id of a purged record is not reused. */
export function readSequences(on: Queryable): Promise<readonly Sequence[]> {
  return on.rows<Sequence>(sql`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`);
}

export interface Sequence {
  readonly name: string;
  /** Null when the sequence has not been used. */
  readonly value: number | null;
}
