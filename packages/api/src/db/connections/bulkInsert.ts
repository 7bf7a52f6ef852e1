import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import type { BulkRow, Queryable } from '../database.ts';

/** Characters per chunk that is sent. */
const chunkSize = 65_536;

/** Sends the rows to PostgreSQL with COPY. Rows are read while it inserts the former ones. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  rows: Iterable<BulkRow>,
): Promise<void> {
  const name = escapeIdentifier(table);
  const { rows: found } = await client.query<{ attname: string }>(
    `select attname from pg_attribute join pg_type t on t.oid = atttypid
     where attrelid = $1::regclass and attnum > 0 and t.typcategory = 'A'`,
    [name],
  );
  const arrays = new Set(found.map(({ attname }) => attname));
  const iterator = rows[Symbol.iterator]();
  const first = iterator.next();
  if (first.done) return;
  const columns = Object.keys(first.value);
  const formatLine = (row: BulkRow) =>
    `${columns.map((column) => formatCell(row[column], arrays.has(column))).join('\t')}\n`;

  function* chunks(): Generator<string> {
    let chunk = formatLine((first as IteratorYieldResult<BulkRow>).value);
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      chunk += formatLine(next.value);
      if (chunk.length < chunkSize) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  }

  const names = columns.map(escapeIdentifier).join(', ');
  await pipeline(
    Readable.from(chunks(), { objectMode: true, highWaterMark: 2 }),
    client.query(copyStreams.from(`copy ${name} (${names}) from stdin`)),
  );
}

/** Rows per statement where COPY is not available. */
const perStatement = 500;

/** Sends the rows as JSON parameters, because the embedded database cannot read COPY from a connection. */
export async function insertJsonRows(
  on: Pick<Queryable, 'rows'>,
  table: string,
  rows: Iterable<BulkRow>,
): Promise<void> {
  let batch: BulkRow[] = [];
  const flush = async () => {
    const [first] = batch;
    if (!first) return;
    const columns = sql.join(
      Object.keys(first).map((name) => sql.identifier(name)),
      sql`, `,
    );
    const json = JSON.stringify(batch);
    batch = [];
    await on.rows(sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json)`);
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === perStatement) await flush();
  }
  await flush();
}

function escapeIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A value in the text format of COPY. */
function formatCell(value: unknown, isArray: boolean): string {
  if (value === null || value === undefined) return '\\N';
  return textOf(value, isArray).replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? '');
}

function textOf(value: unknown, isArray: boolean): string {
  if (isArray) return `{${(value as readonly unknown[]).map(arrayItem).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function arrayItem(item: unknown): string {
  return item === null ? 'NULL' : `"${String(item).replace(/["\\]/g, '\\$&')}"`;
}
