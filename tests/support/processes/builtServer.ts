import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type Transport } from '../client.ts';
import { until } from '../until.ts';

/** The passwords of the demo accounts on test servers. */
export const passwords = { admin: 'Crawler-2026-yard', editor: 'Telehandler-2026' } as const;

/** The built server as its own process, like `npm start` after its build. */
export interface BuiltServer {
  /** From its ready line, so it throws before the server is ready. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  readonly client: Client;
  /** Its output so far. */
  output(): string;
  /** Stops it and waits. Returns its exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerOptions {
  /** Default: a temporary directory, removed by `removeDataDir`. */
  readonly dataDir?: string;
  /** Default: one that the system chooses. A restart gets the port of the server before, which pages have open. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The repository whose build runs. Left out: this one. */
  readonly root?: string;
  /** The file to run. Left out: the built server of `root`. */
  readonly entry?: string;
  /** How many files and connections it may have open. Left out: as many as this process. */
  readonly openFiles?: number;
}

/** Starts the built server and waits for its ready line. */
export async function startBuiltServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const started = spawnServer(options);
  await untilReady(started);
  return started;
}

/** Starts the built server without waiting, for servers that must fail. */
export function spawnServer(options: ServerOptions = {}): BuiltServer {
  const { dataDir, env, port = 0, root = '.' } = options;
  const entry = options.entry ?? resolve(root, 'packages/api/dist/server.js');
  if (!existsSync(entry)) {
    throw new Error(
      `${entry} is missing, and these tests run the built product. Run "npm run build".`,
    );
  }
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'rentyard-data-'));
  const { openFiles } = options;
  const limited = ['-c', `ulimit -n ${openFiles} && exec "$0" "$1"`, process.execPath, entry];
  const [program, args] =
    openFiles === undefined ? [process.execPath, [entry]] : ['/bin/sh', limited];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: directory,
      ADMIN_PASSWORD: passwords.admin,
      EDITOR_PASSWORD: passwords.editor,
      SHUTDOWN_GRACE: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((settle) => child.once('exit', (code) => settle(code)));
  const killWithTests = () => child.kill('SIGKILL');
  process.once('exit', killWithTests);
  child.once('exit', () => process.removeListener('exit', killWithTests));
  const server: BuiltServer = {
    get url() {
      const url = readyUrl(output);
      if (url === undefined) throw new Error(`The server has no address yet:\n${output}`);
      return url;
    },
    dataDir: directory,
    process: child,
    client: new Client((request) => overHttp(server.url)(request)),
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
  return server;
}

/** The address in the ready line of a server. */
function readyUrl(output: string): string | undefined {
  return /^Rentyard is ready on (http:\/\/\S+)$/m.exec(output)?.[1];
}

/** The exit code of a server that exits by itself. */
export function exitOf({ process: child }: BuiltServer): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((settle) => child.once('exit', (code) => settle(code)));
}

export function removeDataDir({ dataDir }: BuiltServer): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Sends requests to a running server. */
export function overHttp(url: string): Transport {
  return async ({ method, path, headers, body }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
}

async function untilReady(server: BuiltServer): Promise<void> {
  const { process: child, output } = server;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await until(
    'The output of the server',
    output,
    (text) => readyUrl(text) !== undefined || hasEnded(),
    { seconds: 180 },
  );
  if (readyUrl(output()) === undefined) {
    throw new Error(`The server ended before it was ready:\n${output()}`);
  }
}
