import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { type Locale, name } from '../db/sqlFragments.ts';
import type { Shape } from './fieldKinds/fieldKind.ts';
import type { ResourceBinding } from './resourceBinding.ts';
import { record, shapeColumns } from './shapes.ts';
import type { Store } from './store.ts';

/** The id, shape and locale of a record to read. */
export interface Wanted {
  readonly binding: ResourceBinding;
  readonly id: number;
  readonly shape: Shape;
  readonly locale: Locale;
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
  const found = await on.one<{ json: string }>(
    sql`select row_to_json(x)::text as json from (${recordQuery(store, wanted)}) x`,
  );
  return found?.json;
}

/** The live record in the edit shape, locked until the transaction ends. */
export async function lockRecord(
  on: Queryable,
  store: Store,
  wanted: Omit<Wanted, 'shape'>,
): Promise<EditedRecord | undefined> {
  const { binding, id } = wanted;
  const locked = await on.one(
    sql`select id from ${name(binding.resource.name)} where id = ${id} and deleted_at is null for update`,
  );
  return locked ? readEdited(on, store, wanted) : undefined;
}

/** The live record in the edit shape. */
export async function readEdited(
  on: Queryable,
  store: Store,
  wanted: Omit<Wanted, 'shape'>,
): Promise<EditedRecord | undefined> {
  const json = await findRecordJson(on, store, { ...wanted, shape: 'edit' });
  return json === undefined ? undefined : (JSON.parse(json) as EditedRecord);
}

function recordQuery({ targets }: Store, { binding, id, shape, locale }: Wanted): SQL {
  return sql`select ${shapeColumns({ binding, targets, locale, shape })}
    from ${name(binding.resource.name)} ${sql.raw(record)}
    where r.id = ${id} and r.deleted_at is null`;
}
