import type { Subject } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, type Locale, name, textIn } from '../db/sqlFragments.ts';

/** A kind of record that references can point at. */
export interface Target {
  readonly table: string;
  readonly subject: Subject;
  /** The condition that selects the rows of this kind; all rows when undefined. */
  readonly only?: (alias: string) => SQL;
  /** The label of a record as text; `alias` is the alias of its table in the statement. */
  readonly label: (alias: string, locale: Locale) => SQL;
  /** A text that distinguishes records of the same name, for callers who may read the records. */
  readonly note?: (alias: string) => SQL;
  /** The folded text that the search of options matches. */
  readonly searched: (alias: string) => SQL;
}

/** By the wire name of the resource. */
export type Targets = ReadonlyMap<string, Target>;

export function targetOf(targets: Targets, resource: string): Target {
  const target = targets.get(resource);
  if (target) return target;
  throw new Error(
    `A field points at "${resource}", which is not registered. Its references cannot be served. Register it in entities/registry.ts.`,
  );
}

/** Which live records a field may point at, and whether trashed ones are allowed too. */
export function isOfKind({ only }: Target, alias: string, withTrash = false): SQL {
  return allOf([
    ...(withTrash ? [] : [sql`${column(alias, 'deleted_at')} is null`]),
    ...(only ? [only(alias)] : []),
  ]);
}

/** `{id, name}` of the record that the column points at, or null. */
export function referenceJson(target: Target, pointer: SQL, locale: Locale): SQL {
  return sql`(select row_to_json(x) from (
      select t.id, ${target.label('t', locale)} as name
      from ${name(target.table)} t where t.id = ${pointer}
    ) x)`;
}

/** `[{id, name}]` of the records that the array points at, in its order. */
export function referencesJson(target: Target, pointers: SQL, locale: Locale): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name) order by x.place), '[]') from (
      select t.id, ${target.label('t', locale)} as name, p.place
      from unnest(${pointers}) with ordinality as p (id, place)
      join ${name(target.table)} t on t.id = p.id
    ) x)`;
}

/** The photo that the column points at, with its addresses and size, or null. */
export function imageJson(pointer: SQL, locale: Locale): SQL {
  return sql`(select row_to_json(x) from (
      select p.id, p.url, p.thumb_url, p.width, p.height,
        coalesce(${textIn(column('p', 'alt'), locale)}, '') as alt
      from photos p where p.id = ${pointer}
    ) x)`;
}
