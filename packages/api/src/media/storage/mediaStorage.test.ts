import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DiskFull } from '../../errors/failures.ts';
import { diskStorage, fullSuffix, newKey, thumbSuffix } from './mediaStorage.ts';

const folder = mkdtempSync(join(tmpdir(), 'rentyard-media-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([thumbSuffix, fullSuffix])(
  'a full disk is reported as 507 and leaves no file: %s',
  async (suffix) => {
    const key = newKey();
    const path = join(folder, key);
    mkdirSync(dirname(path), { recursive: true });
    // Every write to this device fails with ENOSPC.
    symlinkSync('/dev/full', `${path}${suffix}.part`);
    const picture = { full: Buffer.from('full'), thumb: Buffer.from('thumb') };
    const failure = await diskStorage(folder)
      .save(picture, key)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DiskFull);
    expect((failure as DiskFull).status).toBe(507);
    expect(readdirSync(dirname(path))).toEqual([]);
  },
);
