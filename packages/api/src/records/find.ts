import { type SQL, sql } from 'drizzle-orm';
import type { Batch, Queryable, Transaction } from '../db/database.ts';
import { type Locale, name } from '../db/sqlFragments.ts';
import type { Shape } from './fieldKinds/fieldKind.ts';
import { record, shapeColumns } from './shapes.ts';
import type { ResourceBinding, Store } from './store.ts';

/** The id, shape and locale of a record to read. */
export interface Wanted {
  readonly binding: ResourceBinding;
  readonly id: number;
  readonly shape: Shape;
  readonly locale: Locale;
  /** The selected fields; all without it. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** A record in its edit shape, as the server uses it. */
export type EditedRecord = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly version: number;
};

/** A live record as JSON text composed by the database; undefined when there is none. */
export async function findRecordJson(
  on: Queryable,
  store: Store,
  wanted: Wanted,
): Promise<string | undefined> {
  const found = await on.one<RecordJson>(recordJson(store, wanted));
  return found?.json;
}

/** The row of `recordJson`. */
export interface RecordJson {
  readonly json: string;
}

/** Selects a live record as JSON text. */
export function recordJson({ targets }: Store, wanted: Wanted): SQL {
  const { binding, id, shape, locale, only } = wanted;
  return sql`select row_to_json(x)::text as json from (
    select ${shapeColumns({ binding, targets, locale, shape, only })}
    from ${name(binding.resource.name)} ${sql.raw(record)}
    where r.id = ${id} and r.deleted_at is null) x`;
}

/** The live record in the edit shape, locked until the transaction ends. */
export async function lockRecord(
  tx: Transaction,
  store: Store,
  wanted: Omit<Wanted, 'shape'>,
): Promise<EditedRecord | undefined> {
  return lockedRecord(...(await tx.batch<LockedRows>(lockQueries(store, wanted))));
}

type LockedRows = [{ readonly id: number }, RecordJson];

/** Locks a live record, and reads it in the edit shape as it is after the wait for the lock. */
export function lockQueries(store: Store, wanted: Omit<Wanted, 'shape'>): Batch<LockedRows> {
  const { binding, id } = wanted;
  return [
    sql`select id from ${name(binding.resource.name)} where id = ${id} and deleted_at is null for no key update`,
    recordJson(store, { ...wanted, shape: 'edit' }),
  ];
}

/** The record of `lockQueries`. */
export function lockedRecord(
  locked: readonly object[],
  [found]: readonly RecordJson[],
): EditedRecord | undefined {
  return locked.length > 0 ? editedRecord(found?.json) : undefined;
}

/** The live record in the edit shape. */
export async function readEdited(
  on: Queryable,
  store: Store,
  wanted: Omit<Wanted, 'shape'>,
): Promise<EditedRecord | undefined> {
  return editedRecord(await findRecordJson(on, store, { ...wanted, shape: 'edit' }));
}

function editedRecord(json: string | undefined): EditedRecord | undefined {
  return json === undefined ? undefined : (JSON.parse(json) as EditedRecord);
}
