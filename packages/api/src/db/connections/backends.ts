import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';

/** Another connection to the database server, as `pg_stat_activity` shows it. */
export interface Backend {
  readonly pid: number;
  readonly application_name: string;
  readonly client: string | null;
  readonly state: string | null;
  /** When it connected or, in a transaction, when that began; UTC to the second. */
  readonly connected_at: string;
  readonly transaction_at: string | null;
}

const time = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`);

/** The connections whose process ids match the condition. */
export function findBackends(on: Queryable, condition: SQL): Promise<readonly Backend[]> {
  return on.rows<Backend>(sql`
    select pid, application_name, host(client_addr) as client, state,
           ${time('backend_start')} as connected_at, ${time('xact_start')} as transaction_at
    from pg_stat_activity where ${condition} order by backend_start`);
}

/** Lists the connections for an operator, who may want to end one with `pg_terminate_backend`. */
export function describeBackends(backends: readonly Backend[]): string {
  if (backends.length === 0) return 'the owner has just ended';
  return backends.map(describe).join(', ');
}

function describe({ pid, application_name, client, ...backend }: Backend): string {
  const program = application_name === '' ? 'a program without a name' : application_name;
  const since =
    backend.transaction_at === null
      ? `connected since ${backend.connected_at}`
      : `in a transaction since ${backend.transaction_at}`;
  const address = client === null ? '' : ` at ${client}`;
  return `PostgreSQL process ${pid} (${program}${address}, ${backend.state ?? 'state unknown'}, ${since} UTC)`;
}
