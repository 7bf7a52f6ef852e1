import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/** One statement of a migration that only fills columns. */
export interface Fill {
  readonly table: string;
  readonly set: string;
  readonly where: string;
}

/** Each batch locks its rows until it is committed, so it is small. */
const rowsPerBatch = 1_000;

/**
 * The statements of a file that has nothing but `update <table> set ... where ...`; undefined for any other file. Each
 * must find only rows that it has not filled yet, and its table must have a column `id`.
 */
export function parseFills(text: string): readonly Fill[] | undefined {
  const statements = text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .flatMap((statement) => statement.trim() || []);
  const fills = statements.flatMap((statement): Fill | [] => {
    const [, table = '', set = '', where = ''] =
      /^update (\w+) set (.+?) where (.+)$/is.exec(statement) ?? [];
    return table === '' || /\b(?:from|returning|select|where)\b/i.test(set + where)
      ? []
      : { table, set, where };
  });
  return fills.length > 0 && fills.length === statements.length ? fills : undefined;
}

/**
 * Fills all rows in batches by their ids, each in its own transaction: one statement over a large table would lock its
 * rows for minutes. `transaction` runs a batch and repeats it when it waits for a lock for too long.
 */
export async function runFill(
  { table, set, where }: Fill,
  transaction: (run: (tx: Transaction) => Promise<void>) => Promise<void>,
): Promise<void> {
  let after: string | null = '0';
  while (after !== null) {
    const from: string = after;
    await transaction(async (tx) => {
      const batch = await tx.one<{ last: string | null }>(sql`
        select max(id)::text as last from (
          select id from ${sql.identifier(table)} where id > ${from}::bigint order by id limit ${rowsPerBatch}
        ) batch`);
      after = batch?.last ?? null;
      if (after === null) return;
      await tx.rows(sql`
        update ${sql.identifier(table)} set ${sql.raw(set)}
        where (${sql.raw(where)}) and id > ${from}::bigint and id <= ${after}::bigint`);
    });
  }
}
