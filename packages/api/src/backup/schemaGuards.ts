import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { name } from '../db/sqlFragments.ts';
import type { Table } from './tables.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Lets rows come in in any order and just as they were: without what looks at other rows, and without
 * what acts on rows that are new. Answers with the way back, which checks all references at once.
 */
export async function liftGuards(
  on: Queryable,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const keys = await on.rows<ForeignKey>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by c.relname, k.conname`);
  for (const key of keys) {
    await on.rows(sql`alter table ${name(key.table)} drop constraint ${name(key.name)}`);
  }
  for (const table of tables) {
    await on.rows(sql`alter table ${name(table.name)} disable trigger user`);
  }
  return async () => {
    for (const table of tables) {
      await on.rows(sql`alter table ${name(table.name)} enable trigger user`);
    }
    for (const key of keys) {
      await on.rows(sql`alter table ${name(key.table)}
        add constraint ${name(key.name)} ${sql.raw(key.definition)}`);
    }
  };
}
