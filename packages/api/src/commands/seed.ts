import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseUnfinished } from '../backup/unfinishedRestore.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { configuredDatabase } from '../lifecycle/configuredDatabase.ts';
import { lockDataDir } from '../lifecycle/dataDirLock.ts';
import { dataFolders } from '../lifecycle/dataFolders.ts';
import { runCommand } from '../lifecycle/runCommand.ts';
import { seedIfEmpty } from '../lifecycle/seedIfEmpty.ts';
import { demoCounts, type NumberedKind, numberedKinds } from '../seed/counts.ts';
import { demoSeed, growTo } from '../seed/seedDatabase.ts';

/** Building an index over a million rows may take one long statement. */
const statementTimeout = 1_800_000;

/**
 * `npm run seed -- --offers 1000000 --orders 5000 --tags 500`: creates demo records of each kind up
 * to that number. Fills an empty database with the demo data first. Uses the settings of the
 * server, which must not run.
 */
async function run(): Promise<void> {
  const wanted = readTotals();
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  refuseUnfinished(config.dataDir);
  const folders = dataFolders(config.dataDir);

  const db = await openDatabase({ statementTimeout, ...configuredDatabase(config) });
  await migrate(db, { report: console.log });
  for (const { email, password } of await seedIfEmpty(db, config, folders.media)) {
    console.log(`Sign in as ${email} with the password ${password} (shown this once)`);
  }
  for (const [kind, total] of wanted) {
    const started = Date.now();
    const onProgress = (done: number) => process.stdout.write(`\r${done} ${kind}`);
    const added = await growTo(db, { kind, total, now: new Date(), onProgress });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`\r${added} demo ${kind} added in ${seconds} s (seed ${demoSeed})`);
  }
  await db.close();
}

/** The totals from the arguments; the defaults are those of a first start. */
function readTotals(): readonly (readonly [NumberedKind, number])[] {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { offers: text, orders: text, tags: text } });
  return numberedKinds.map((kind) => {
    const total = Number(values[kind] ?? demoCounts[kind]);
    if (Number.isSafeInteger(total) && total >= 0) return [kind, total] as const;
    throw new ConfigError(
      `--${kind} ${values[kind]} is not a whole number. Write --${kind} 100000.`,
    );
  });
}

await runCommand(run);
