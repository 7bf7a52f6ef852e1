import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface RunningCommand {
  readonly process: ChildProcess;
  /** Its output; rejects with the output when it failed or was killed. */
  readonly output: Promise<string>;
}

/** Starts a built command of the server: `backup`, `restore`, `rotateSecret`. */
export function startCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  /** The repository whose build runs. */
  root = '.',
): RunningCommand {
  const child = spawn(process.execPath, [resolve(root, `packages/api/dist/${name}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const output = new Promise<string>((done, failed) => {
    child.on('exit', (code) => (code === 0 ? done(printed) : failed(new Error(printed))));
  });
  return { process: child, output };
}

/** Runs a command to its end. */
export function runCommand(...command: Parameters<typeof startCommand>): Promise<string> {
  return startCommand(...command).output;
}
