import type { Config } from '../config/config.ts';
import type { DatabaseLocation } from '../db/open.ts';
import { dataFolders } from './dataFolders.ts';

/** The database of the settings. Creates the data folder. */
export function configuredDatabase({ databaseUrl: url, dataDir }: Config): DatabaseLocation {
  return url === undefined ? { dataDir: dataFolders(dataDir).database } : { url };
}
