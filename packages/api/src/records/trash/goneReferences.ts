import { plainFields } from '@rentyard/contract/schema/resource';
import type { Use } from '@rentyard/contract/schema/routes/errorBody';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, literal, name } from '../../db/sqlFragments.ts';
import { fieldKindOf, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { columnName, type WriteContext } from '../store.ts';
import { findTarget } from '../targets.ts';

/**
 * The trashed records that these records point at, by the id of the referencing record. Locks the
 * other targets, so that they cannot be trashed before the transaction ends.
 */
export async function goneReferences(
  write: WriteContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Use[]>> {
  const pointed = pointedBy(write, ids);
  const gone = new Map<number, Use[]>();
  if (ids.length === 0 || pointed.length === 0) return gone;
  const alias = (at: number) => name(`p${at}`);
  const rows = await write.tx.rows<Use & { readonly holder: number }>(sql`
    with ${joined(pointed.map(({ query }, at) => sql`${alias(at)} as (${query})`))}
    ${joined(
      pointed.map(
        ({ subject }, at) => sql`
          select holder, ${literal(subject)} as subject, id, name from ${alias(at)} where is_gone`,
      ),
      // Two fields may point at one record.
      ' union ',
    )}`);
  for (const { holder, ...use } of rows) gone.set(holder, [...(gone.get(holder) ?? []), use]);
  return gone;
}

interface Pointed {
  readonly subject: string;
  readonly query: SQL;
}

/** One query for every reference field. */
function pointedBy(
  { binding, store, locale }: WriteContext,
  ids: readonly number[],
): readonly Pointed[] {
  return plainFields(binding.resource).flatMap(([path, field]): readonly Pointed[] => {
    const to = targetNameOf(field);
    if (to === undefined) return [];
    const { table, subject, label } = findTarget(store.targets, to);
    const pointer = column('r', columnName(binding, path));
    const isPointed = fieldKindOf(field).columnSuffix === '_ids' ? sql`any(${pointer})` : pointer;
    const query = sql`
      select r.id as holder, t.id, ${label('t', locale)} as name, t.deleted_at is not null as is_gone
      from ${name(binding.resource.name)} r join ${name(table)} t on t.id = ${isPointed}
      where r.id = any(${sql.param(ids)}::bigint[])
      order by t.id for share of t`;
    return [{ subject, query }];
  });
}
