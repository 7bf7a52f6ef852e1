import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One step of the schema: a file of `migrations/`, applied once and never edited afterwards. */
export interface Migration {
  /** `0004_accounts` */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /**
   * False for a file that begins with `-- no transaction`: it builds indexes concurrently, so that
   * a running version can still write to the table. See
   * `docs/decisions/0036-migrations-beside-a-running-version.md`.
   */
  readonly isTransactional: boolean;
}

const noTransaction = '-- no transaction';

/** A migration as the text of its file defines it. */
export function parseMigration(name: string, text: string): Migration {
  const checksum = createHash('sha256').update(text).digest('hex');
  return { name, text, checksum, isTransactional: !text.startsWith(noTransaction) };
}

/** The folder `packages/api`, found both from the sources and from the bundle. */
export function packageFolder(): URL {
  for (const path of ['../', '../../../']) {
    const folder = new URL(path, import.meta.url);
    if (existsSync(new URL('migrations/', folder))) return folder;
  }
  throw new Error(
    `The folder "migrations" is missing near ${fileURLToPath(import.meta.url)}. The database cannot be prepared without it. Install the package again.`,
  );
}

/**
 * Whether a list of migrations is that of a version before the first release. `0001_functions` was the
 * first file of those versions, which the present files do not continue.
 */
export function isOfUnreleasedVersion(names: readonly string[]): boolean {
  return names.includes('0001_functions');
}

/** Every migration in its order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const folder = new URL('migrations/', packageFolder());
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
  const migrations: Migration[] = [];
  // One after the other: all at once, they would need a descriptor each.
  for (const file of files) {
    migrations.push(
      parseMigration(file.replace('.sql', ''), await readFile(new URL(file, folder), 'utf8')),
    );
  }
  return migrations;
}
