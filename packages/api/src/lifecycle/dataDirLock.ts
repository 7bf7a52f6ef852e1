import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another server uses the folder. The message is one line for the operator. */
export class DataDirInUse extends Error {}

interface Owner {
  readonly pid: number;
  /** The start time of the process, which distinguishes it from a later process with the same id. */
  readonly started: string | undefined;
}

/**
 * Creates `server.lock` in the folder for this process, so that only one server writes there. Takes
 * over the lock of a dead process. Returns the function that releases it.
 * @throws {DataDirInUse} while another process has the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) });
  // The second try follows the removal of a stale lock.
  for (let attempt = 0; attempt < 2; attempt++) {
    if (create(path, mine)) return () => release(path, mine);
    const found = readContent(path);
    const owner = ownerIn(found);
    if (owner && isRunning(owner)) throw inUse(dataDir, owner.pid);
    discard(path, found);
  }
  throw inUse(dataDir, ownerIn(readContent(path))?.pid);
}

function inUse(dataDir: string, pid: number | undefined): DataDirInUse {
  const who = pid === undefined ? 'Another server' : `Another server (process ${pid})`;
  return new DataDirInUse(
    `${who} is using ${dataDir}. Two servers would damage its database. Stop that server or set another DATA_DIR.`,
  );
}

/** Creates the lock with its content atomically; false when one exists already. */
function create(path: string, content: string): boolean {
  const prepared = `${path}.${process.pid}`;
  writeFileSync(prepared, content, { mode: 0o600 });
  try {
    linkSync(prepared, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(prepared, { force: true });
  }
}

/** Removes a stale lock; restores a lock that another process created meanwhile. */
function discard(path: string, stale: string | undefined): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (readContent(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readContent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ownerIn(content: string | undefined): Owner | undefined {
  try {
    const owner = JSON.parse(content ?? '') as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, started: owner.started } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A killed process retains its id until its parent reads the exit code; process 1 of a container
  // may never.
  if (isZombie(pid)) return false;
  // Without a start time, an id equal to ours belongs to an earlier process (containers start at
  // 1).
  return started === undefined ? pid !== process.pid : readStartTime(pid) === started;
}

function release(path: string, mine: string): void {
  if (readContent(path) === mine) rmSync(path, { force: true });
}

/**
 * The start time of a process in units of the kernel; undefined on systems without /proc. Process
 * ids are reused after a restart, the pair of id and start time is not.
 */
export function readStartTime(pid: number): string | undefined {
  try {
    const { startTime } = readStat(pid);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${startTime}`;
  } catch {
    return undefined;
  }
}

/** Whether a process has ended although its id is still in use. */
function isZombie(pid: number): boolean {
  try {
    const { state } = readStat(pid);
    return state === 'Z' || state === 'X';
  } catch {
    return false;
  }
}

function readStat(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain blanks; the state is the first field after it, field 22
  // (starttime) the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], startTime: fields[19] };
}
