import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { lockDataDir } from './lifecycle/dataDirLock.ts';
import { dataFolders } from './lifecycle/dataFolders.ts';
import { seedIfEmpty } from './lifecycle/firstRecords.ts';
import { startFailure } from './lifecycle/startFailure.ts';
import { addOffers, demoOffers, demoSeed } from './seed/seedDatabase.ts';

/** One statement may build an index over a million rows. */
const statementTimeout = 1_800_000;

/**
 * `npm run seed -- --offers 1000000`: brings the demo offers to that number. An empty database is
 * filled with the demo data first. Takes the settings of the server, which must not run meanwhile.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { offers: { type: 'string' } } });
  const wanted = Number(values.offers ?? demoOffers);
  if (!Number.isSafeInteger(wanted) || wanted < 0) {
    throw new ConfigError(
      `--offers ${values.offers} is not a whole number. Write --offers 100000.`,
    );
  }
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  const folders = dataFolders(config.dataDir);

  const db = await openDatabase({
    statementTimeout,
    ...(config.databaseUrl === undefined
      ? { dataDir: folders.database }
      : { url: config.databaseUrl }),
  });
  await migrate(db);
  for (const { email, password } of await seedIfEmpty(db, config, folders.media)) {
    console.log(`Sign in as ${email} with the password ${password} (shown this once)`);
  }
  const started = Date.now();
  const added = await addOffers(db, {
    now: new Date(),
    total: wanted,
    onProgress: (total) => process.stdout.write(`\r${total} offers`),
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\r${added} demo offers added in ${seconds} s (seed ${demoSeed})`);
  await db.close();
}

try {
  await run();
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exit(1);
}
