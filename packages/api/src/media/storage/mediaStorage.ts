import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskFull } from '../../errors/failures.ts';

/** A picture to store: re-encoded, with a small copy for lists. */
export interface PictureFiles {
  readonly full: Uint8Array;
  readonly thumb: Uint8Array;
}

/** A stored picture: its key, and the time of its file. */
export interface StoredPicture {
  readonly key: string;
  readonly storedAt: Date;
}

/** Storage of picture files. The server generates the keys; user-supplied names never reach it. */
export interface MediaStorage {
  /** Saves both files and returns the key for the record. */
  save(files: PictureFiles, key?: string): Promise<string>;
  remove(key: string): Promise<void>;
  /** The small copy of a picture; undefined when there is none. */
  readThumb(key: string): Promise<Uint8Array | undefined>;
}

/** A folder can be listed; a bucket that others use too cannot. */
export interface MediaFolder extends MediaStorage {
  stored(): AsyncIterable<StoredPicture>;
}

/** Suffixes of the file names; the generated columns of `photos` use them too. */
export const fullSuffix = '.webp';
export const thumbSuffix = '-320.webp';

/** A key that cannot be guessed. A prefix of two letters limits the number of files per folder. */
export function newKey(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

/** Stores pictures in a folder, which the server serves at `/media/`. */
export function diskStorage(folder: string): MediaFolder {
  return {
    async save({ full, thumb }, key = newKey()) {
      try {
        await mkdir(dirname(join(folder, key)), { recursive: true });
        await writeWhole(join(folder, key + thumbSuffix), thumb);
        await writeWhole(join(folder, key + fullSuffix), full);
        return key;
      } catch (error) {
        await rm(join(folder, key + thumbSuffix), { force: true });
        throw diskFull.has((error as NodeJS.ErrnoException).code) ? new DiskFull(error) : error;
      }
    },

    async remove(key) {
      await rm(join(folder, key + fullSuffix), { force: true });
      await rm(join(folder, key + thumbSuffix), { force: true });
    },

    async readThumb(key) {
      try {
        return await readFile(join(folder, key + thumbSuffix));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async *stored() {
      for (const shelf of await readdir(folder)) {
        for (const file of await readdir(join(folder, shelf))) {
          const [, name] = /^([0-9a-f]{32})\.webp$/.exec(file) ?? [];
          if (name === undefined) continue;
          const { mtime } = await stat(join(folder, shelf, file));
          yield { key: `${shelf}/${name}`, storedAt: mtime };
        }
      }
    },
  };
}

/** No space left on the disk, or the quota of the user is exceeded. */
const diskFull: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Writes a file atomically: it gets its name only when it is complete. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
