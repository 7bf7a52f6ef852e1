import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { Unavailable } from '../errors/failures.ts';
import { startFailure } from './startFailure.ts';

const folder = mkdtempSync(join(tmpdir(), 'rentyard-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** What listening fails with on a port that is taken. */
async function takenPort(): Promise<unknown> {
  const first = createServer();
  await new Promise<void>((done) => first.listen(0, '127.0.0.1', done));
  const second = createServer();
  const error = await new Promise((done) =>
    second.on('error', done).listen(first.address() as { port: number }),
  );
  first.close();
  return error;
}

describe('a server that cannot start', () => {
  it('passes on what is wrong with a setting', () => {
    expect(startFailure(new ConfigError('PORT="x" cannot be used.'))).toBe(
      'PORT="x" cannot be used.',
    );
  });

  it('tells a port that is in use', async () => {
    expect(startFailure(await takenPort())).toMatch(/^Port \d+ .* in use .* PORT\.$/);
  });

  it('tells a data folder that is a file, or lies under one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')]) {
      const error = thrownBy(() => mkdirSync(path, { recursive: true }));
      expect(startFailure(error)).toMatch(/is not a folder.*DATA_DIR/);
    }
  });

  it('tells a database that is away, with the reason', () => {
    const cause = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')]);
    expect(startFailure(new Unavailable(cause))).toMatch(/ECONNREFUSED .* DATABASE_URL/);
  });

  it('leaves faults of the program to their stack', () => {
    expect(startFailure(new TypeError('x is not a function'))).toBeUndefined();
  });
});
