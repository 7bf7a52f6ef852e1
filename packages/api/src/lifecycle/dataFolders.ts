import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config/config.ts';

/** Paths inside a data folder. */
export interface DataFolders {
  readonly database: string;
  readonly media: string;
}

/** Returns the paths of the data folder and creates required folders. */
export function dataFolders(dataDir: string): DataFolders {
  const media = join(dataDir, 'media');
  mkdirSync(media, { recursive: true });
  return { database: join(dataDir, 'database'), media };
}

/**
 * For commands that need an installation, which they would otherwise create where a path was mistyped.
 * @throws {ConfigError} when DATA_DIR has neither its embedded database nor, with PostgreSQL, the key
 * file that replaces APP_SECRET.
 */
export function refuseMissingInstallation({ dataDir, databaseUrl, appSecret }: Config): void {
  const isEmbedded = databaseUrl === undefined;
  if (!isEmbedded && appSecret !== undefined) return;
  const needed = join(dataDir, isEmbedded ? 'database' : 'secret.key');
  if (existsSync(needed)) return;
  throw new ConfigError(
    `DATA_DIR=${JSON.stringify(dataDir)} contains no installation: there is no ${needed}. Set the settings of the server.`,
  );
}
