import { type SQL, sql } from 'drizzle-orm';
import { Taken } from '../errors/failures.ts';
import type { Database, Queryable, Session } from './database.ts';

/**
 * Indexes of identities (migration 0291) are unique unless records of an earlier version share an
 * identity. Then the index is built without "unique", so that the server starts. `doctor` names the
 * records, and the first start after their correction makes the index unique.
 */
interface IdentityIndex {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

const newUniqueIndex = /\bcreate unique index concurrently if not exists (\w+)/i;

/** Runs a statement outside a transaction; a unique index over clashing records becomes a plain one. */
export async function buildConcurrently(
  session: Session,
  statement: string,
  script: (text: string) => SQL,
): Promise<void> {
  const [, index] = newUniqueIndex.exec(statement) ?? [];
  try {
    await session.rows(script(statement));
  } catch (error) {
    if (index === undefined || !(error instanceof Taken)) throw error;
    await session.rows(sql`drop index concurrently if exists ${sql.identifier(index)}`);
    await session.rows(script(withoutUnique(statement)));
  }
}

/** The statement for a unique index in a transaction, with the same fallback. */
export function buildInTransaction(statement: string): string {
  const unique = statement.replace(/;$/, '');
  return `do $$ begin ${unique}; exception when unique_violation then ${withoutUnique(unique)}; end $$;`;
}

function withoutUnique(statement: string): string {
  return statement.replace(/\bunique index\b/i, 'index');
}

/** The indexes of identities that are unique, or those that are not. */
export function identityIndexes(on: Queryable, isUnique: boolean): Promise<IdentityIndex[]> {
  return on.rows<IdentityIndex>(sql`
    select c.relname as name, t.relname as table, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique = ${isUnique}
      and c.relname like '%\\_identity'
    order by c.relname`);
}

/** Makes every index unique whose records no longer clash. */
export async function makeIdentityIndexesUnique(db: Database): Promise<void> {
  const plain = await identityIndexes(db, false);
  for (const { name, definition } of plain) {
    const rebuilt = `${name}_unique`;
    const statement = definition.replace(
      `CREATE INDEX ${name} `,
      `CREATE UNIQUE INDEX CONCURRENTLY ${rebuilt} `,
    );
    await db.session(async (session) => {
      await session.rows(sql`drop index concurrently if exists ${sql.identifier(rebuilt)}`);
      try {
        await session.rows(sql.raw(statement));
      } catch (error) {
        if (!(error instanceof Taken)) throw error;
        await session.rows(sql`drop index concurrently ${sql.identifier(rebuilt)}`);
        return;
      }
      await session.rows(sql`drop index concurrently ${sql.identifier(name)}`);
      await session.rows(
        sql`alter index ${sql.identifier(rebuilt)} rename to ${sql.identifier(name)}`,
      );
    });
  }
}

/** Two live records that share an identity. */
interface IdentityClash {
  readonly table: string;
  readonly column: string;
  readonly first: number;
  readonly second: number;
}

/** The clashes behind the indexes that are not unique, at most ten of each. */
export async function identityClashes(on: Queryable): Promise<readonly IdentityClash[]> {
  const clashes: IdentityClash[] = [];
  for (const { name, table } of await identityIndexes(on, false)) {
    const column = name.slice(table.length + 1, -'_identity'.length);
    const found = await on.rows<Pick<IdentityClash, 'first' | 'second'>>(sql`
      select min(id) as first, max(id) as second from ${sql.identifier(table)}
      where deleted_at is null
      group by identity_key(${sql.identifier(column)}) having count(*) > 1 order by 1 limit 10`);
    clashes.push(...found.map((pair) => ({ table, column, ...pair })));
  }
  return clashes;
}
