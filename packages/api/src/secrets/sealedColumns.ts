import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { name } from '../db/sqlFragments.ts';

/** Columns of a table with encrypted values. */
export interface SealedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** What happens to a row that cannot be decrypted: delete it, or empty the value. */
  readonly unreadable: 'deleted' | 'emptied';
}

/** Every column that `Cipher.seal` writes to; a test compares it with the schema. */
export const sealedTables: readonly SealedTable[] = [
  { table: 'outbox', columns: ['text', 'html'], unreadable: 'deleted' },
  { table: 'projects', columns: ['smtp_password'], unreadable: 'emptied' },
  { table: 's3_settings', columns: ['secret_key'], unreadable: 'emptied' },
  { table: 'webhook_secrets', columns: ['secret'], unreadable: 'deleted' },
];

/** The id of a row with its encrypted values, in the order of the columns. */
export interface SealedRow {
  readonly id: number;
  readonly values: readonly (Buffer | null)[];
}

/** Rows with encrypted values, newest first, older than the given id. */
export async function readSealed(
  on: Queryable,
  { table, columns }: SealedTable,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const any = columns.map((column) => sql`${name(column)} is not null`);
  const rows = await on.rows<Readonly<Record<string, Buffer | null>> & { readonly id: number }>(sql`
    select id, ${list(columns.map((column) => name(column)))} from ${name(table)}
    where id < ${before} and (${sql.join(any, sql` or `)})
    order by id desc limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    values: columns.map((column) => row[column] ?? null),
  }));
}

export async function writeSealed(
  on: Queryable,
  { table, columns }: SealedTable,
  { id, values }: SealedRow,
): Promise<void> {
  const changes = columns.map((column, index) => sql`${name(column)} = ${values[index]}`);
  await on.rows(sql`update ${name(table)} set ${list(changes)} where id = ${id}`);
}

export async function deleteSealed(
  on: Queryable,
  { table }: SealedTable,
  { id }: SealedRow,
): Promise<void> {
  await on.rows(sql`delete from ${name(table)} where id = ${id}`);
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
