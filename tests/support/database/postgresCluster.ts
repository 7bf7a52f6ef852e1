import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { installedBinaries, newestBinaries, oldestSupported } from './postgresBinaries.mjs';

/** A PostgreSQL server on which tests create and drop databases. */
export interface Cluster {
  /** A maintenance database for creating others. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The server of TEST_DATABASE_URL, otherwise a private one in a temporary directory: of the version that the
 * machine has, or of the newest one that npm has.
 */
export async function openCluster({ isNewest = false } = {}): Promise<Cluster> {
  if (isNewest) return ownCluster(newestBinaries());
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : ownCluster(binaries());
}

/** A private server that flushes each commit to disk, as in production. */
export function openDurableCluster(): Promise<Cluster> {
  return ownCluster(binaries(), []);
}

/** Test data need not survive a crash, so nothing is flushed to disk, and no commit waits for the log. */
const volatile = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** A hot standby of a server of this machine, with the installed version of PostgreSQL. */
export function openReplica(primary: Cluster): Promise<Cluster> {
  return startPostgres(binaries(), [], (data) => [
    'pg_basebackup',
    '-d',
    primary.url,
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '--no-sync',
    '-c',
    'fast',
  ]);
}

function ownCluster(bin: string, settings = volatile): Promise<Cluster> {
  return startPostgres(bin, settings, (data) => [
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
}

/** Fills a temporary folder with a command and starts a server on it. */
async function startPostgres(
  bin: string,
  settings: readonly string[],
  commandOf: (data: string) => readonly [command: string, ...args: string[]],
): Promise<Cluster> {
  const owner = ownerOf();
  const directory = mkdtempSync(join(tmpdir(), 'rentyard-postgres-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const [command, ...args] = commandOf(data);
  const programs = owner ? executableBy(owner, bin, directory) : bin;
  execFileSync(join(programs, command), args, { cwd: directory, stdio: 'pipe', ...owner });
  const start = (port: number) =>
    spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-k', directory, '-c', 'max_connections=200'],
        // With `localhost` it would start although only one of the addresses is free.
        ...['-c', 'listen_addresses=127.0.0.1', ...settings],
      ],
      { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
    );
  const { server, port } = await startOnFreePort(start);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Below the ports that a system gives to connections and to servers that leave the choice to it. */
const ports = { from: 20_000, to: 32_000 };
/** A taken port is rare, so as many in a row have another cause. */
const startAttempts = 20;

/**
 * Starts PostgreSQL, which cannot choose its port, on a random one, and on another one when that is taken.
 *
 * @throws With the log of the server, when it ends for another reason than its port.
 */
async function startOnFreePort(
  start: (port: number) => ChildProcessByStdio<null, null, Readable>,
): Promise<{ server: ReturnType<typeof start>; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(ports.from, ports.to);
    const server = start(port);
    const killWithTests = () => server.kill('SIGQUIT');
    process.once('exit', killWithTests);
    const log = await startLog(server);
    if (isReady(log)) return { server, port };
    process.removeListener('exit', killWithTests);
    if (attempt === startAttempts || !/could not bind|could not create any TCP/.test(log)) {
      throw new Error(`PostgreSQL did not start on port ${port}:\n${log}`);
    }
  }
}

/** The log of a server until it accepts connections or has ended. */
function startLog(server: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  let log = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('close', () => resolve(log));
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (isReady(log)) resolve(log);
    });
  });
}

/** A standby accepts read-only connections. */
function isReady(log: string): boolean {
  return /database system is ready to accept (?:read.only )?connections/.test(log);
}

function binaries(): string {
  const folder = installedBinaries();
  if (folder) return folder;
  throw new Error(
    `There is no PostgreSQL ${oldestSupported} or newer on this machine, which the tests need. ` +
      'Install postgresql-15, or set TEST_DATABASE_URL to a server.',
  );
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The folder of the programs, or a copy of it where that user may not enter it: a checkout below `/root` is readable
 * for root only.
 */
function executableBy(owner: Owner, bin: string, directory: string): string {
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], {
      cwd: directory,
      stdio: 'ignore',
      ...owner,
    });
    return bin;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
  }
  const copy = join(directory, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, basename(bin));
}

/** PostgreSQL refuses to run as root, so it runs as the user of its package. */
function ownerOf(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Creates a database, empty or copied from a template, and returns its URL. */
export async function createDatabase(url: string, template = 'template0'): Promise<string> {
  const name = `rentyard_test_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** Works with a connection that is closed afterwards. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
