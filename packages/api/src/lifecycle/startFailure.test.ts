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

/** The error of listening on a port in use. */
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

describe('start failure', () => {
  it('prints the message of an unusable setting', () => {
    expect(startFailure(new ConfigError('PORT="x" cannot be used.'))).toBe(
      'PORT="x" cannot be used.',
    );
  });

  it('explains a port in use', async () => {
    expect(startFailure(await takenPort())).toMatch(/^Port \d+ .* in use .* PORT/);
  });

  it('explains a data folder that is a file, or that is below one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')]) {
      const error = thrownBy(() => mkdirSync(path, { recursive: true }));
      expect(startFailure(error)).toMatch(/is not a folder.*DATA_DIR/);
    }
  });

  it('explains an unavailable database, with the reason', () => {
    const cause = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')]);
    expect(startFailure(new Unavailable(cause))).toMatch(/ECONNREFUSED .* DATABASE_URL/);
  });

  it('returns nothing for bugs, which need their stack', () => {
    expect(startFailure(new TypeError('x is not a function'))).toBeUndefined();
  });
});
