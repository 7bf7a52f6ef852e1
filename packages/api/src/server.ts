import { mkdirSync } from 'node:fs';
import { refuseUnfinished } from './backup/unfinishedRestore.ts';
import { readConfig } from './config/config.ts';
import { beginToOpen } from './db/open.ts';
import { lockDataDir } from './lifecycle/dataDirLock.ts';
import { dataFolders } from './lifecycle/dataFolders.ts';
import { demoSnapshot } from './lifecycle/demoSnapshot.ts';
import { runCommand } from './lifecycle/runCommand.ts';

/** Starts the server of the product: the entry of `npm start`. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  refuseUnfinished(config.dataDir);
  const folders = dataFolders(config.dataDir);
  // The embedded database opens in a separate thread while the rest of the program is loaded.
  const [opening, { serve }] = await Promise.all([
    beginToOpen({
      ...config.databaseLimits,
      ...(config.databaseUrl === undefined
        ? {
            dataDir: folders.database,
            snapshot: config.seed === 'demo' ? demoSnapshot() : undefined,
          }
        : { url: config.databaseUrl, directUrl: config.databaseDirectUrl }),
    }),
    import('./serve.ts'),
  ]);
  await serve(opening, config, folders);
}

await runCommand(start);
