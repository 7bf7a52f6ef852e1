import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemCheckOutcome } from '@rentyard/contract/entities/system/systemCheck';
import { type Finding, failure, warning } from '../checks/findings.ts';
import { checkProxyFromOutside } from '../checks/forwardedRoute.ts';
import { notRun, runChecks } from '../checks/runChecks.ts';
import { systemClock } from '../config/clock.ts';
import { type Config, readConfig, weakSecrets } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { DataDirInUse, lockDataDir } from '../lifecycle/dataDirLock.ts';
import { startFailure } from '../lifecycle/startFailure.ts';
import { existingSecretKey } from '../secrets/appSecret.ts';

/**
 * `npm run doctor`: checks the settings of the server and everything that they name, and says what to
 * do. Exits with 1 when a check failed.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const secretKey = existingSecretKey(config.dataDir, config.appSecret);
  const { db, noDatabase } = await open(config);
  const { publicUrl, trustProxy } = config;
  const outcomes = await runChecks(
    {
      settings: { ...config, weakSecrets: weakSecrets(process.env) },
      clock: systemClock,
      db,
      noDatabase,
      secretKey,
      checkProxy: async () =>
        publicUrl === undefined || secretKey === undefined
          ? notRun()
          : checkProxyFromOutside(publicUrl, trustProxy, { secretKey, clock: systemClock }),
    },
    'en',
  );
  await db?.close();
  console.log(outcomes.map(formatOutcome).join('\n'));
  process.exitCode = outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
}

interface Opened {
  readonly db: Database | undefined;
  readonly noDatabase?: Finding;
}

/** The database of the settings. The embedded one opens only while no server uses it. */
async function open(config: Config): Promise<Opened> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, dataDir } = config;
  if (url !== undefined) return { db: await openDatabase({ url, directUrl, connections: 2 }) };
  const folder = join(dataDir, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) return missing(warning('no_database'));
  try {
    process.on('exit', lockDataDir(dataDir));
  } catch (error) {
    if (error instanceof DataDirInUse) return missing(warning('database_in_use'));
    return missing(failure('unwritable_data_dir', {}, error));
  }
  return { db: await openDatabase({ dataDir: folder }) };
}

function missing(noDatabase: Finding): Opened {
  return { db: undefined, noDatabase };
}

const stateWidth = 9;
const checkWidth = 10;

function formatOutcome({ state, check, findings }: SystemCheckOutcome): string {
  const first = `${state.padEnd(stateWidth)}${check.padEnd(checkWidth)}`;
  const rest = ' '.repeat(first.length);
  const lines = findings.flatMap(({ message, detail }) =>
    detail === null ? [message] : [message, `(${detail})`],
  );
  return lines.length === 0
    ? first.trimEnd()
    : lines.map((line, index) => `${index === 0 ? first : rest}${line}`).join('\n');
}

try {
  await run();
} catch (error) {
  const message = startFailure(error);
  if (message === undefined) throw error;
  console.error(`${'failed'.padEnd(stateWidth)}${'settings'.padEnd(checkWidth)}${message}`);
  process.exit(1);
}
