import pg from 'pg';
import { ConfigError } from '../../config/config.ts';

/** How long a check of an address may take, in ms. The connections of the server report other failures. */
const checkLimit = 4_000;
/** A pooler has several connections to PostgreSQL and chooses one for each transaction. */
const comparisons = 5;

interface Addresses {
  readonly url: string;
  /** The same database without a pooler. */
  readonly directUrl: string | undefined;
}

/**
 * Checks that nothing needs the session of a connection that a pooler takes away after each
 * transaction: behind such a pooler, notifications and locks need a direct address.
 * @throws {ConfigError} naming the setting that does not fit. An unreachable database is no failure.
 */
export async function checkPooler({ url, directUrl }: Addresses): Promise<void> {
  if (directUrl === undefined) {
    if (!(await sharesConnections(url))) return;
    throw new ConfigError(
      'DATABASE_URL leads to a pooler in transaction mode, behind which notifications and locks of sessions are lost. Set DATABASE_DIRECT_URL to the address of the same database without the pooler.',
    );
  }
  if (await sharesConnections(directUrl)) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL leads to a pooler in transaction mode, behind which notifications and locks of sessions are lost. Set it to the address of PostgreSQL itself.',
    );
  }
  const [pooled, direct] = await Promise.all([url, directUrl].map(readIdentity));
  if (!pooled || !direct) return;
  if (pooled.database !== direct.database) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases. Set both to the same one.',
    );
  }
  if (!/^(Etc\/)?(UTC|GMT|Universal|Zulu)$/i.test(pooled.zone)) {
    throw new ConfigError(
      `DATABASE_URL gives sessions with the time zone ${pooled.zone}, and the pooler cannot set another one. Run: alter role current_user set timezone = 'UTC'. Then let the pooler reconnect.`,
    );
  }
}

/** Whether two connections to the address take turns on one connection of PostgreSQL. */
async function sharesConnections(url: string): Promise<boolean> {
  return withClient(url, async (one) => {
    const first = await readProcess(one);
    // PostgreSQL itself sends its process id when a connection begins, a pooler another number.
    if (first === (one as pg.Client & { readonly processID: number | null }).processID)
      return false;
    const isShared = await withClient(url, async (other) => {
      await other.query('begin');
      if ((await readProcess(other)) === first) return true;
      for (let count = 0; count < comparisons; count += 1) {
        if ((await readProcess(one)) !== first) return true;
      }
      return false;
    });
    return isShared === true;
  }).then((isShared) => isShared === true);
}

async function readProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return rows[0]?.id ?? 0;
}

interface Identity {
  readonly database: string;
  readonly zone: string;
}

function readIdentity(url: string): Promise<Identity | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Identity>(`
      select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as database,
        current_setting('TimeZone') as zone`);
    return rows[0];
  });
}

/** Undefined when the database cannot be reached. */
async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result | undefined> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: checkLimit,
    query_timeout: checkLimit,
    application_name: 'rentyard maintenance',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
