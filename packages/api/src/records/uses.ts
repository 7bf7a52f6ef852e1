import type { Use } from '@rentyard/contract/errors';
import { plainFields } from '@rentyard/contract/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { type Asked, column, joined, literal, name } from './fragments.ts';
import { columnName } from './kept.ts';
import { hasRichText } from './mentions.ts';
import type { Store } from './store.ts';
import { targetNameOf, targetOf } from './targets.ts';

/** Most uses that are told of one record and one field. */
const toldAtMost = 20;

interface Pointed {
  /** Wire name of the resource that is pointed at. */
  readonly to: string;
  readonly ids: readonly number[];
  /** Records in the trash count too: before something is removed for good. */
  readonly withTrash?: boolean;
}

/** Which records hold on to these, by the id of the one held on to. */
export async function usesOf(
  on: Queryable,
  store: Store,
  { to, ids, withTrash = false }: Pointed,
  asked: Asked,
): Promise<ReadonlyMap<number, readonly Use[]>> {
  const parts = pointers(store, to).map(({ resource, subject, pointer, isList }): SQL => {
    const { label } = targetOf(store.targets, resource);
    const pointed = column('u', pointer);
    const pointsAt = isList ? sql`${pointed} @> array[t.id]` : sql`${pointed} = t.id`;
    const live = withTrash ? sql`true` : sql`u.deleted_at is null`;
    return sql`
      select t.id as target, ${literal(subject)} as subject, u.id, u.name
      from unnest(${sql.param(ids)}::bigint[]) as t (id)
      cross join lateral (
        select u.id, ${label('u', asked)} as name from ${name(resource)} u
        where ${pointsAt} and ${live}
        order by u.id limit ${sql.raw(String(toldAtMost))}
      ) u`;
  });
  if (targetOf(store.targets, to).table === 'photos') {
    parts.push(...mentions(store, { to, ids, withTrash }, asked));
  }
  if (parts.length === 0) return new Map();
  const rows = await on.rows<Use & { readonly target: number }>(joined(parts, ' union '));
  const uses = new Map<number, Use[]>();
  for (const { target, subject, id, name: called } of rows) {
    uses.set(target, [...(uses.get(target) ?? []), { subject, id, name: called }]);
  }
  return uses;
}

/** Pictures are held on to by the rich texts that they stand in, too. */
function mentions(
  { kept, targets }: Store,
  { ids, withTrash = false }: Pointed,
  asked: Asked,
): readonly SQL[] {
  return kept
    .filter(({ resource }) => hasRichText(resource))
    .map(({ resource }) => {
      const live = withTrash ? sql`true` : sql`u.deleted_at is null`;
      return sql`
        select t.id as target, ${literal(resource.subject)} as subject, u.id, u.name
        from unnest(${sql.param(ids)}::bigint[]) as t (id)
        cross join lateral (
          select u.id, ${targetOf(targets, resource.name).label('u', asked)} as name
          from photo_mentions m join ${name(resource.name)} u on u.id = m.record_id
          where m.photo_id = t.id and m.resource = ${literal(resource.name)} and ${live}
          order by u.id limit ${sql.raw(String(toldAtMost))}
        ) u`;
    });
}

interface Pointer {
  readonly resource: string;
  readonly subject: string;
  readonly pointer: string;
  /** Points at several. */
  readonly isList: boolean;
}

/** Every column of every kept resource that points at this kind of record. */
function pointers({ kept, targets }: Store, to: string): readonly Pointer[] {
  const { table } = targetOf(targets, to);
  return kept.flatMap((one) =>
    plainFields(one.resource).flatMap(([path, field]) => {
      const pointsAt = targetNameOf(field);
      if (pointsAt === undefined || targetOf(targets, pointsAt).table !== table) return [];
      const { name: resource, subject } = one.resource;
      const isList = field.kind === 'references';
      return [{ resource, subject, pointer: columnName(one, path), isList }];
    }),
  );
}
