import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One step of the schema: a file of `migrations/`, applied once and never edited afterwards. */
export interface Migration {
  /** `0012_offers` */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The folder `packages/api`, seen from its sources as well as from the bundle. */
export function packageFolder(): URL {
  for (const path of ['../', '../../']) {
    const folder = new URL(path, import.meta.url);
    if (existsSync(new URL('migrations/', folder))) return folder;
  }
  throw new Error(
    `The folder "migrations" is missing near ${fileURLToPath(import.meta.url)}. The database cannot be prepared without it. Install the package again.`,
  );
}

/** Every migration in its order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const folder = new URL('migrations/', packageFolder());
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: file.replace('.sql', ''), text, checksum };
    }),
  );
}
