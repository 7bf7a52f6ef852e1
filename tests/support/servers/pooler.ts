import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../until.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  existsSync,
);

/** Whether this machine has PgBouncer. */
export const hasPooler = program !== undefined;

/** A pooler in transaction mode. */
export interface Pooler {
  /** The address of the same database through the pooler. */
  readonly url: string;
  close(): Promise<void>;
}

/** Below the ports that a system gives to connections and to servers that leave the choice to it. */
const ports = { from: 20_000, to: 32_000 };

/** Starts PgBouncer with few connections to the database, so that clients take turns on them. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  if (program === undefined) {
    throw new Error('PgBouncer is missing, which this test needs. Install the package pgbouncer.');
  }
  const { hostname, port: target, username, pathname } = new URL(databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), 'rentyard-pooler-'));
  const port = randomInt(ports.from, ports.to);
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${target} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
`,
  );
  const options = ownerOptions(directory);
  const child = spawn(program, [file], { cwd: directory, stdio: 'ignore', ...options });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await until('PgBouncer accepts connections', () => accepts(url), Boolean);
  return {
    url,
    async close() {
      process.removeListener('exit', kill);
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root. */
function ownerOptions(
  directory: string,
): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(directory, uid, gid);
  return { uid, gid };
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
