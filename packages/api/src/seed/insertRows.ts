import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export type SeedRow = Readonly<Record<string, unknown>>;

/** The common properties of seeded records. */
export interface Origin {
  readonly seed: number;
  readonly now: Date;
  readonly adminId: number;
}

/** Rows per statement: large enough for speed, small enough for any time limit. */
const perStatement = 500;

/**
 * Inserts rows of one shape in batches and returns their ids in order. They are sent as one JSON
 * parameter, so the statement is the same for any number of rows.
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly SeedRow[],
): Promise<readonly number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = JSON.stringify(rows.slice(start, start + perStatement));
    const made = await db.rows<{ id: number }>(sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${part}::json)
      returning id`);
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}
