import type { Config } from '../config/config.ts';
import type { DatabaseLocation } from '../db/open.ts';
import { dataFolders } from './dataFolders.ts';

/** The database of the settings, without a pooler. Creates the data folder. */
export function configuredDatabase(config: Config): DatabaseLocation {
  const url = directAddress(config);
  return url === undefined ? { dataDir: dataFolders(config.dataDir).database } : { url };
}

/** The address of PostgreSQL for work that needs a session; undefined for the embedded database. */
export function directAddress({ databaseUrl, databaseDirectUrl }: Config): string | undefined {
  return databaseDirectUrl ?? databaseUrl;
}
