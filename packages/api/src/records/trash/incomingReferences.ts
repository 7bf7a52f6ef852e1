import type { PlainField, RowField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields } from '@rentyard/contract/schema/resource';
import type { Use } from '@rentyard/contract/schema/routes/errorBody';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { column, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import { fieldKindOf, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { columnName, type Store } from '../store.ts';
import { findTarget } from '../targets.ts';
import { hasRichText } from '../write/mentions.ts';

/** Most uses per record and field in a response. */
const shownAtMost = 20;

interface Pointed {
  /** Wire name of the referenced resource. */
  readonly to: string;
  readonly ids: readonly number[];
  /** Whether uses by trashed records count too, as before a purge. */
  readonly withTrash?: boolean;
}

/** The records that use these ones, by the id of the used record. */
export async function findIncomingReferences(
  on: Queryable,
  store: Store,
  { to, ids, withTrash = false }: Pointed,
  locale: Locale,
): Promise<ReadonlyMap<number, readonly Use[]>> {
  if (ids.length === 0) return new Map();
  const parts = pointers(store, to).map(({ resource, subject, pointsAt }): SQL => {
    const { label } = findTarget(store.targets, resource);
    const live = withTrash ? sql`true` : sql`u.deleted_at is null`;
    return sql`
      select t.id as target, ${literal(subject)} as subject, u.id, u.name
      from unnest(${sql.param(ids)}::bigint[]) as t (id)
      cross join lateral (
        select u.id, ${label('u', locale)} as name from ${name(resource)} u
        where ${pointsAt} and ${live}
        order by u.id limit ${sql.raw(String(shownAtMost))}
      ) u`;
  });
  if (findTarget(store.targets, to).table === 'photos') {
    parts.push(...mentions(store, { to, ids, withTrash }, locale));
  }
  const rows =
    parts.length === 0
      ? []
      : await on.rows<Use & { readonly target: number }>(joined(parts, ' union '));
  const uses = new Map<number, Use[]>();
  const add = (target: number, use: Use) => {
    const known = uses.get(target) ?? [];
    if (known.some(({ subject, id }) => subject === use.subject && id === use.id)) return;
    uses.set(target, [...known, use]);
  };
  for (const { target, ...use } of rows) add(target, use);
  for (const [whole, use] of await usesOfParts(on, store, { to, ids, withTrash }, locale)) {
    add(whole, use);
  }
  return uses;
}

/** Rich texts and messages that contain pictures use these photos too. */
function mentions(
  { allBindings, targets }: Store,
  { ids, withTrash = false }: Pointed,
  locale: Locale,
): readonly SQL[] {
  return allBindings
    .filter(({ resource, alsoMentions }) => alsoMentions || hasRichText(resource))
    .map(({ resource }) => {
      const live = withTrash ? sql`true` : sql`u.deleted_at is null`;
      return sql`
        select t.id as target, ${literal(resource.subject)} as subject, u.id, u.name
        from unnest(${sql.param(ids)}::bigint[]) as t (id)
        cross join lateral (
          select u.id, ${findTarget(targets, resource.name).label('u', locale)} as name
          from photo_mentions m join ${name(resource.name)} u on u.id = m.record_id
          where m.photo_id = t.id and m.resource = ${literal(resource.name)} and ${live}
          order by u.id limit ${sql.raw(String(shownAtMost))}
        ) u`;
    });
}

interface Pointer {
  readonly resource: string;
  readonly subject: string;
  readonly pointsAt: SQL;
}

/** Every column of every registered resource that references this kind of record, except owner references. */
export function pointers(
  { allBindings, targets }: Pick<Store, 'allBindings' | 'targets'>,
  to: string,
): readonly Pointer[] {
  const { table } = findTarget(targets, to);
  const isMeant = (field: PlainField | RowField) => {
    const pointsAt = targetNameOf(field);
    return pointsAt !== undefined && findTarget(targets, pointsAt).table === table;
  };
  return allBindings.flatMap((one) =>
    plainFields(one.resource).flatMap(([path, field]) => {
      if (field.kind === 'owned') return [];
      const { name: resource, subject } = one.resource;
      const pointed = column('u', columnName(one, path));
      return buildConditions(field, pointed, isMeant).map((pointsAt) => ({
        resource,
        subject,
        pointsAt,
      }));
    }),
  );
}

/** How a column references `t.id`: directly, in an array, or in a field of a row. */
function buildConditions(
  field: PlainField,
  pointed: SQL,
  isMeant: (field: PlainField | RowField) => boolean,
): readonly SQL[] {
  if (field.kind === 'list') {
    return Object.entries(field.fields)
      .filter(([, inner]) => isMeant(inner))
      .map(
        ([part]) =>
          sql`${pointed} @> jsonb_build_array(jsonb_build_object(${literal(part)}, t.id))`,
      );
  }
  if (!isMeant(field) || ('owner' in field && field.owner)) return [];
  const { columnSuffix } = fieldKindOf(field);
  return [columnSuffix === '_ids' ? sql`${pointed} @> array[t.id]` : sql`${pointed} = t.id`];
}

interface Part {
  readonly id: number;
  readonly whole: number;
}

/** A use of an owned record counts as a use of its owner, unless the owner itself uses it. */
async function usesOfParts(
  on: Queryable,
  store: Store,
  pointed: Pointed,
  locale: Locale,
): Promise<readonly (readonly [whole: number, Use])[]> {
  const { subject } = findTarget(store.targets, pointed.to);
  const found: [number, Use][] = [];
  for (const { resource, by } of owned(store, pointed.to)) {
    const parts = await on.rows<Part>(sql`
      select p.id, ${column('p', by)} as whole from ${name(resource)} p
      where ${column('p', by)} = any(${sql.param(pointed.ids)}::bigint[])`);
    const ids = parts.map(({ id }) => id);
    const uses = await findIncomingReferences(on, store, { ...pointed, to: resource, ids }, locale);
    for (const { id, whole } of parts) {
      const others = (uses.get(id) ?? []).filter(
        (use) => use.subject !== subject || use.id !== whole,
      );
      found.push(...others.map((use): [number, Use] => [whole, use]));
    }
  }
  return found;
}

/** The resources that belong to records of this kind, with the column of their owner. */
function owned({ bindings: binding }: Store, to: string) {
  return binding.flatMap((one) =>
    plainFields(one.resource).flatMap(([path, field]) =>
      field.kind === 'reference' && field.owner && field.to === to
        ? [{ resource: one.resource.name, by: columnName(one, path) }]
        : [],
    ),
  );
}
