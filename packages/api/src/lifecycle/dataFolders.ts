import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a data folder keeps its parts. */
export interface DataFolders {
  readonly database: string;
  readonly media: string;
}

/** The parts of the data folder; what must be there before it is used is made. */
export function dataFolders(dataDir: string): DataFolders {
  const media = join(dataDir, 'media');
  mkdirSync(media, { recursive: true });
  return { database: join(dataDir, 'database'), media };
}
