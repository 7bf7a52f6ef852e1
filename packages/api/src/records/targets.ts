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
  /** The condition that a record matches a LIKE pattern. */
  readonly matches: (alias: string, pattern: string) => SQL;
  /** Options are found by nothing but `matches`, and by phone for those who may read the records. */
  readonly isFoundByName?: true;
}

/** By the wire name of the resource. */
export type Targets = ReadonlyMap<string, Target>;

export function findTarget(targets: Targets, resource: string): Target {
  const target = targets.get(resource);
  if (target) return target;
  throw new Error(
    `A reference field refers to "${resource}", which is not registered, so its references cannot be loaded. Register it in entities/registry.ts.`,
  );
}

/** Which live records a field may point at, and whether trashed ones are allowed too. */
export function isOfKind({ only }: Target, alias: string, withTrash = false): SQL {
  return allOf([
    ...(withTrash ? [] : [sql`${column(alias, 'deleted_at')} is null`]),
    ...(only ? [only(alias)] : []),
  ]);
}

/** A kind of JSON object that responses embed in place of an id. */
export interface EmbeddedKind {
  readonly name: string;
  readonly table: string;
  /** Selects the objects of all records with their ids. */
  readonly rows: (locale: Locale) => SQL;
}

/** `{id, name}` of a record. */
export function optionKind(target: Target): EmbeddedKind {
  return {
    name: target.table,
    table: target.table,
    rows: (locale) =>
      sql`select t.id, ${target.label('t', locale)} as name from ${name(target.table)} t`,
  };
}

/** A photo with its addresses and size. */
export const photoKind: EmbeddedKind = {
  name: 'image',
  table: 'photos',
  rows: (locale) => sql`select t.id, t.url, t.thumb_url, t.width, t.height,
    coalesce(${textIn(column('t', 'alt'), locale)}, '') as alt from photos t`,
};

/** The object of the record that the column points at, or null. */
function embeddedJson({ rows }: EmbeddedKind, pointer: SQL, locale: Locale): SQL {
  return sql`(select row_to_json(x) from (${rows(locale)} where t.id = ${pointer}) x)`;
}

/** `{id, name}` of the record that the column points at, or null. */
export function referenceJson(target: Target, pointer: SQL, locale: Locale): SQL {
  return embeddedJson(optionKind(target), pointer, locale);
}

/** `[{id, name}]` of the records that the array points at, in its order. */
export function referencesJson(target: Target, pointers: SQL, locale: Locale): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name) order by x.ordinal), '[]') from (
      select t.id, ${target.label('t', locale)} as name, p.ordinal
      from unnest(${pointers}) with ordinality as p (id, ordinal)
      join ${name(target.table)} t on t.id = p.id
    ) x)`;
}

/** The photos that the array points at, in its order, with the names of their files. */
export function imagesJson(pointers: SQL, locale: Locale): SQL {
  return sql`(select coalesce(json_agg(
        json_build_object('id', t.id, 'name', t.file_name, 'url', t.url, 'thumb_url', t.thumb_url,
          'width', t.width, 'height', t.height, 'alt', coalesce(${textIn(column('t', 'alt'), locale)}, ''))
        order by p.ordinal), '[]')
      from unnest(${pointers}) with ordinality as p (id, ordinal)
      join photos t on t.id = p.id)`;
}

/** The photo that the column points at, with its addresses and size, or null. */
export function imageJson(pointer: SQL, locale: Locale): SQL {
  return embeddedJson(photoKind, pointer, locale);
}
