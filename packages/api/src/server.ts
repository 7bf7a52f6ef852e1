import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type Config, readConfig, weakSettings } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { packageFolder } from './db/migrations.ts';
import { openDatabase } from './db/open.ts';
import { appSecretOf } from './lifecycle/appSecret.ts';
import { lockDataDir } from './lifecycle/dataDirLock.ts';
import { seedIfEmpty } from './lifecycle/firstRecords.ts';
import { stopOnSignals } from './lifecycle/shutdown.ts';
import { startFailure } from './lifecycle/startFailure.ts';
import { startSweeper } from './lifecycle/sweeper.ts';
import { diskStorage } from './media/storage.ts';
import { createProduct, dataFolders } from './product.ts';

/** Starts the server of the product: the entry of `npm start`. */
async function start(config: Config): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  const release = lockDataDir(config.dataDir);
  process.on('exit', release);
  const folders = dataFolders(config.dataDir);
  mkdirSync(folders.media, { recursive: true });

  const db = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: folders.database } : { url: config.databaseUrl },
  );
  await migrate(db);
  await seed(db, config, folders.media);

  const log = pino({ level: config.logLevel }, pino.destination({ dest: 1, sync: false }));
  for (const line of weakSettings(process.env)) log.warn(line);
  const storage = diskStorage(folders.media);
  const { app, sessions } = await createProduct({
    db,
    secretKey: appSecretOf(config.dataDir, config.appSecret),
    storage,
    mediaDir: folders.media,
    adminDir: fileURLToPath(new URL('../admin/dist/', packageFolder())),
    registration: config.registration,
    logger: log,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
  });
  const stopSweeping = startSweeper({ db, sessions, storage, log });
  stopOnSignals(log, [() => app.close(), stopSweeping, () => db.close(), () => log.flush()]);

  await app.listen({ port: config.port, host: config.host });
  console.log(`Rentyard is ready on ${addressOf(app.server.address(), config)}`);
}

/** Told before anything else can fail: a generated password cannot be told again. */
async function seed(db: Database, config: Config, mediaDir: string): Promise<void> {
  for (const { email, password } of await seedIfEmpty(db, config, mediaDir)) {
    console.log(`Sign in as ${email} with the password ${password} (shown this once)`);
  }
}

/** PORT=0 lets the system choose, so the port is asked of the socket. */
function addressOf(bound: ReturnType<import('node:net').Server['address']>, { host }: Config) {
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exit(1);
}
