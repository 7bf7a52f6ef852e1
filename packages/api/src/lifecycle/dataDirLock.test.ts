import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { DataDirInUse, lockDataDir, readStartTime } from './dataDirLock.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  const lockFile = () => join(folder, 'server.lock');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rentyard-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('names its process and is removed on release', () => {
    const release = lockDataDir(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a second server with a one-line instruction', () => {
    const release = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
    expect(() => lockDataDir(folder)).toThrow(/^Another server \(process \d+\) .*DATA_DIR\.$/);
    release();
  });

  it('refuses while the process that wrote it runs', () => {
    const owner = { pid: process.ppid, started: readStartTime(process.ppid) };
    writeFileSync(lockFile(), JSON.stringify(owner));
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, started: 'x' }],
    ['an earlier process of an id in use', { pid: process.ppid, started: 'before the reboot' }],
  ])('is taken over from %s', (_, owner) => {
    writeFileSync(lockFile(), JSON.stringify(owner));
    const release = lockDataDir(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
    release();
  });

  it('is taken over from a killed process that its parent has not reaped', async () => {
    // The shell becomes a program that never reads the exit code of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 30']);
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(printed.toString());
    const started = readStartTime(pid);
    writeFileSync(lockFile(), JSON.stringify({ pid, started }));
    await eventually(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z'));
    expect(readStartTime(pid)).toBe(started);
    expect(() => lockDataDir(folder)()).not.toThrow();
    parent.kill();
  });

  it('is taken over when a crash truncated it', () => {
    writeFileSync(lockFile(), '{"pid":');
    expect(() => lockDataDir(folder)()).not.toThrow();
  });

  it('is not removed by a release after another process took it', () => {
    const release = lockDataDir(folder);
    const other = JSON.stringify({ pid: process.ppid, started: readStartTime(process.ppid) });
    writeFileSync(lockFile(), other);
    release();
    expect(readFileSync(lockFile(), 'utf8')).toBe(other);
  });
});
