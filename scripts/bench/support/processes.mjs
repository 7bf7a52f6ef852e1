/** Processes of the server and of PostgreSQL on this machine. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc` per second. */
const ticks = 100;

/** Starts the built server of a checkout and returns it with its address, once it is ready. */
export async function startProcess(env, cwd = process.cwd()) {
  const server = spawn(process.execPath, ['packages/api/dist/server.js'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((ready, failed) => {
    server.on('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    server.stdout.on('data', (text) => {
      const [, found] = /ready on (\S+)/.exec(text) ?? [];
      if (found) ready(found);
    });
  });
  return { server, address };
}

export async function stopProcess({ server }) {
  server.removeAllListeners('exit');
  const ended = new Promise((done) => server.on('exit', done));
  server.kill('SIGTERM');
  await ended;
}

/** The processor time of a process in seconds; 0 when it has ended. */
export function cpuOf(pid) {
  const stat = statOf(pid);
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / ticks;
}

/** The memory of a process in MB. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

export function parentOf(pid) {
  return Number(statOf(pid)[1]) || undefined;
}

/** The fields of `/proc/<pid>/stat` after the name; empty when the process has ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
