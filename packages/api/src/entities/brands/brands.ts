import { brand } from '@rentyard/contract/entities/brand';
import {
  type Merge,
  type MergeOutcome,
  mergeRoute,
  previewMergeRoute,
} from '@rentyard/contract/entities/brandRoutes';
import type { Subject } from '@rentyard/contract/permissions';
import { plainFields } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { joined, literal, name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { registerResource } from '../../records/registerResource.ts';
import { reorderRoute } from '../../records/routes/reorderRoute.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import { columnName, now, runAfterWrite, type WriteContext } from '../../records/store.ts';
import { recordChange } from '../../records/write/history.ts';

export const brands = registerResource(brand);

export function brandRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  reorderRoute(app, context);
  for (const [route, work] of [
    [previewMergeRoute, previewMerge],
    [mergeRoute, mergeBrands],
  ] as const) {
    handle<typeof route>(app, route, async ({ body, request }) =>
      writeWithIdempotency(request, context, body, async (write) =>
        jsonData(JSON.stringify(await work(write, body))),
      ),
    );
  }
}

/** Previews a merge. Takes no locks: the merge itself checks again. */
async function previewMerge(write: WriteContext, merge: Merge): Promise<MergeOutcome> {
  const { into, merged } = await parties(write, merge, sql``);
  const fields = brandFields(write);
  const counts = fields.map(
    ({ resource, column, path }) => sql`
      select ${literal(resource)} as resource, ${literal(path)} as path, count(*) as count
      from ${name(resource)} where ${name(column)} = any(${sql.param(merge.ids)}::bigint[])`,
  );
  const rows = await write.tx.rows<{ resource: string; path: string; count: number }>(
    joined(counts, ' union all '),
  );
  const moves = fields.map(({ resource, path, subject }) => {
    const row = rows.find((one) => one.resource === resource && one.path === path);
    return { subject, count: row?.count ?? 0 };
  });
  return { into, merged, moves: moves.filter(({ count }) => count > 0) };
}

/**
 * Merges brands into one: every reference to the others, by trashed records too, moves to the
 * remaining brand, and the others move to the trash. Every changed record gets a history entry.
 * @throws {Invalid} when one of them does not exist.
 */
async function mergeBrands(write: WriteContext, merge: Merge): Promise<MergeOutcome> {
  // In id order, so that two merges never deadlock.
  const { into, merged } = await parties(write, merge, sql`order by b.id for update`);
  const moves: MergeOutcome['moves'][number][] = [];
  for (const field of brandFields(write)) {
    const count = await repoint(write, field, merge, into);
    if (count > 0) moves.push({ subject: field.subject, count });
  }
  await trash(write, merge, into);
  runAfterWrite(write);
  return { into, merged, moves };
}

/** A field that references a brand. */
interface BrandField {
  readonly resource: string;
  readonly subject: Subject;
  readonly path: string;
  readonly column: string;
}

function brandFields({ store }: WriteContext): readonly BrandField[] {
  return store.bindings.flatMap((binding) =>
    plainFields(binding.resource).flatMap(([path, field]) => {
      if (field.kind !== 'reference' || field.to !== 'brands') return [];
      const { name: resource, subject } = binding.resource;
      return [{ resource, subject, path, column: columnName(binding, path) }];
    }),
  );
}

interface Parties {
  readonly into: Option;
  readonly merged: readonly Option[];
}

async function parties({ tx }: WriteContext, merge: Merge, lock: SQL): Promise<Parties> {
  if (merge.ids.includes(merge.into)) throw Invalid.at('ids', { id: 'not_allowed' });
  const wanted = sql`any(${sql.param([merge.into, ...merge.ids])}::bigint[])`;
  const found = await tx.rows<Option>(
    sql`select b.id, b.name from brands b where b.id = ${wanted} and b.deleted_at is null ${lock}`,
  );
  const into = found.find(({ id }) => id === merge.into);
  if (!into) throw Invalid.at('into', { id: 'not_found' });
  const merged = merge.ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
  if (merged.length < merge.ids.length) throw Invalid.at('ids', { id: 'not_found' });
  return { into, merged };
}

/** Updates the references of one column and inserts their history entries, in one statement. */
async function repoint(
  write: WriteContext,
  { resource, column, path }: BrandField,
  { ids }: Merge,
  into: Option,
): Promise<number> {
  const { tx, personId } = write;
  const at = now(write);
  const moved = await tx.one<{ count: number }>(sql`
    with pointing as (
      select r.id, b.id as brand_id, b.name as brand_name from ${name(resource)} r
      join brands b on b.id = r.${name(column)}
      where r.${name(column)} = any(${sql.param(ids)}::bigint[])
      order by r.id for update of r
    ), moved as (
      update ${name(resource)} r
      set ${name(column)} = ${into.id}, version = version + 1,
          updated_at = ${at}, updated_by = ${personId}
      from pointing p where r.id = p.id
      returning r.id, r.version, p.brand_id, p.brand_name
    ), recorded as (
      insert into change_history
        (resource, record_id, version, action, changes, created_at, created_by)
      select ${literal(resource)}, m.id, m.version, 'update',
        jsonb_build_array(jsonb_build_object(
          'path', ${literal(path)},
          'from', jsonb_build_object('id', m.brand_id, 'name', m.brand_name),
          'to', ${JSON.stringify(into)}::jsonb)),
        ${at}, ${personId}
      from moved m
    )
    select count(*) as count from moved`);
  return moved?.count ?? 0;
}

async function trash(write: WriteContext, { ids }: Merge, into: Option): Promise<void> {
  const { tx, personId } = write;
  const at = now(write);
  const gone = await tx.rows<{ id: number; version: number }>(sql`
    update brands
    set deleted_at = ${at}, version = version + 1, updated_at = ${at}, updated_by = ${personId}
    where id = any(${sql.param(ids)}::bigint[])
    returning id, version`);
  const changes = [{ path: 'merged_into', from: null, to: into }];
  for (const entry of gone) await recordChange(write, { ...entry, action: 'delete', changes });
}
