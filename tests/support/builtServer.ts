import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type Transport } from './client.ts';
import { freePort } from './freePort.ts';

/** The passwords of the demo accounts on test servers. */
export const passwords = { admin: 'Crawler-2026-yard', editor: 'Telehandler-2026' } as const;

/** The built server as its own process, like `npm start` after its build. */
export interface BuiltServer {
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
  /** Default: a free port. */
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
  const started = await spawnServer(options);
  await readyLine(started);
  return started;
}

/** Starts the built server without waiting, for servers that must fail. */
export async function spawnServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const { dataDir, env, root = '.' } = options;
  const entry = options.entry ?? resolve(root, 'packages/api/dist/server.js');
  if (!existsSync(entry)) {
    throw new Error(
      `${entry} is missing, and these tests run the built product. Run "npm run build".`,
    );
  }
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'rentyard-data-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
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
  return {
    url,
    dataDir: directory,
    process: child,
    client: new Client(overHttp(url)),
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
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

/** Far longer than a start takes, because a busy machine may delay the process for any time. */
const readyLimit = 180_000;

async function readyLine(server: BuiltServer): Promise<void> {
  const deadline = Date.now() + readyLimit;
  while (!/^Rentyard is ready on http:\/\/\S+$/m.test(server.output())) {
    if (server.process.exitCode !== null || server.process.signalCode !== null) {
      throw new Error(`The server ended before it was ready:\n${server.output()}`);
    }
    if (Date.now() > deadline)
      throw new Error(`The server is not ready after ${readyLimit / 1_000} s:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
