import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

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
