import type pg from 'pg';

/** Columns that get new values in a copy. */
const changed: Readonly<Record<string, string>> = {
  code: 'left(t.code, 4) || m.last + row_number() over (order by n, t.id)',
  alias: 'left(t.alias, 40) || m.last + row_number() over (order by n, t.id)',
  updated_at: "t.updated_at - n * interval '7 minutes'",
  created_at: "t.created_at - n * interval '11 minutes'",
  // Lists show no long texts, and they take most of the time of copying.
  content: "'{}'",
  description: "'{}'",
};

/**
 * Copies the rows of a table until it has `total`. Its plain indexes are rebuilt afterwards; those
 * that only searches use stay away, because they take longer than all others.
 */
export async function copyRows(on: pg.ClientBase, table: string, total: number): Promise<void> {
  const columns = await on.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public'
       and is_generated = 'NEVER' and column_name <> 'id'`,
    [table],
  );
  const names = columns.rows.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.rows.map(({ name }) => changed[name] ?? `t."${name}"`).join(', ');
  const counted = await on.query<{ rows: number }>(
    `select count(*)::integer as rows from ${table}`,
  );
  const present = counted.rows[0]?.rows ?? 0;
  const indexes = await on.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = $1 and indexdef not ilike 'create unique%'`,
    [table],
  );
  await on.query('begin');
  // Copies of approved orders would want the same machine at the same time.
  if (table === 'orders') await on.query('alter table orders disable trigger reserve_order');
  for (const { name } of indexes.rows) await on.query(`drop index "${name}"`);
  await on.query(
    `insert into ${table} (${names})
     select ${values} from ${table} t, generate_series(1, ${Math.ceil(total / present)}) n,
       (select 100000000 + max(id) as last from ${table}) m
     order by n, t.id limit ${total - present}`,
  );
  await on.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of indexes.rows) {
    if (!definition.includes(' USING gin ')) await on.query(definition);
  }
  if (table === 'orders') await on.query('alter table orders enable trigger reserve_order');
  await on.query('commit');
  await on.query(`vacuum (analyze) ${table}`);
}
