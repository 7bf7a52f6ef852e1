/** What PostgreSQL and the server processes do during a measurement. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { withClient } from '../../../tests/support/database/postgresCluster.ts';
import { cpuOf, parentOf } from './processes.mjs';

/** Milliseconds between two samples of the running statements. */
const sampleInterval = 20;
/** Shown characters of the beginning of a statement. */
const shownText = 40;

/**
 * Samples the running statements of a database and what they wait for until `stop`, which returns shares of all
 * samples and the processor cores that the processes used on average.
 */
export async function watchActivity(url, serverPids) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  const postgresPids = await localPids(client);
  const startedAt = performance.now();
  const before = new Map([...serverPids, ...postgresPids].map((pid) => [pid, cpuOf(pid)]));
  const statements = new Map();
  const waits = new Map();
  let samples = 0;
  let replayLag = 0;
  let isRunning = true;
  const sampling = (async () => {
    while (isRunning) {
      const { rows } = await client.query(activity);
      for (const { query, wait } of rows) {
        samples += 1;
        add(statements, shortened(query));
        add(waits, wait ?? 'none');
      }
      const { rows: standbys } = await client.query(lag);
      replayLag = Math.max(replayLag, ...standbys.map(({ ms }) => ms ?? 0));
      await new Promise((later) => setTimeout(later, sampleInterval));
    }
  })();

  return {
    async stop() {
      isRunning = false;
      await sampling;
      const seconds = (performance.now() - startedAt) / 1_000;
      const coresOf = (pids) =>
        pids.reduce((sum, pid) => sum + cpuOf(pid) - (before.get(pid) ?? 0), 0) / seconds;
      // The time of connections that ended meanwhile is missing.
      const databaseCores = coresOf(await localPids(client));
      await client.end();
      const shares = (counts) =>
        [...counts]
          .map(([text, count]) => ({ text, share: count / Math.max(1, samples) }))
          .sort((one, other) => other.share - one.share);
      return {
        serverCores: coresOf(serverPids),
        databaseCores: postgresPids.length > 0 ? databaseCores : undefined,
        statements: shares(statements),
        waits: shares(waits),
        replayLag,
      };
    },
  };
}

const activity = `
  select query, case when wait_event_type not in ('Client', 'Activity')
                     then wait_event_type || ': ' || wait_event end as wait
  from pg_stat_activity
  where datname = current_database() and state = 'active' and application_name <> 'bench'`;

const lag = `
  select 1000 * extract(epoch from replay_lag)::float8 as ms from pg_stat_replication`;

/** The beginning of a statement and its first table. */
function shortened(query) {
  const text = query.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= shownText) return text;
  const [table = ''] = /\b(?:from|into|update) "?[a-z_]+"?/.exec(text.slice(shownText)) ?? [];
  const start = text.slice(0, shownText);
  return /\b(?:from|into|update) "?[a-z_]/.test(start) ? `${start}…` : `${start}… ${table}`.trim();
}

function add(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The processes of the server that has this connection; empty when it runs on another machine. */
async function localPids(client) {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = isPostgres(rows[0].pid) ? parentOf(rows[0].pid) : undefined;
  if (parent === undefined) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === parent)
    .map(Number);
}

function isPostgres(pid) {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) && readFileSync(file, 'utf8').startsWith('postgres');
}

/** The size of a database with its indexes, in MB. */
export async function databaseSize(url) {
  const { rows } = await withClient(url, (client) =>
    client.query('select pg_database_size(current_database())::float8 as bytes'),
  );
  return Math.round(rows[0].bytes / 2 ** 20);
}
