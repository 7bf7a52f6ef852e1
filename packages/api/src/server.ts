import { mkdirSync } from 'node:fs';
import { refuseUnfinished } from './backup/unfinishedRestore.ts';
import { readConfig } from './config/config.ts';
import { beginToOpen } from './db/open.ts';
import { lockDataDir } from './lifecycle/dataDirLock.ts';
import { dataFolders } from './lifecycle/dataFolders.ts';
import { demoSnapshot } from './lifecycle/demoSnapshot.ts';
import { startFailure } from './lifecycle/startFailure.ts';

/** Starts the server of the product: the entry of `npm start`. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  refuseUnfinished(config.dataDir);
  const folders = dataFolders(config.dataDir);
  // The embedded database opens on a thread of its own while the rest of the program is read and put together.
  const [opening, { serve }] = await Promise.all([
    beginToOpen(
      config.databaseUrl === undefined
        ? {
            dataDir: folders.database,
            snapshot: config.seed === 'demo' ? demoSnapshot() : undefined,
          }
        : { url: config.databaseUrl },
    ),
    import('./serve.ts'),
  ]);
  await serve(opening, config, folders);
}

try {
  await start();
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exit(1);
}
