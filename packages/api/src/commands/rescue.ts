import { parseArgs } from 'node:util';
import { rescueAccount } from '../auth/rescueAccount.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { configuredDatabase } from '../lifecycle/configuredDatabase.ts';
import { lockDataDir } from '../lifecycle/dataDirLock.ts';
import { refuseMissingInstallation } from '../lifecycle/dataFolders.ts';
import { runCommand } from '../lifecycle/runCommand.ts';

/**
 * `npm run rescue -- admin@example.com`: sets a temporary password for a staff user when no admin
 * can do so in the back office. Uses the settings of the server; with the embedded database the
 * server must not run.
 */
async function run(): Promise<void> {
  const {
    positionals: [email],
  } = parseArgs({ allowPositionals: true });
  if (email === undefined) {
    throw new ConfigError('No e-mail address is named. Write npm run rescue -- admin@example.com');
  }
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    refuseMissingInstallation(config);
    process.on('exit', lockDataDir(config.dataDir));
  }
  const db = await openDatabase(configuredDatabase(config));
  try {
    await migrate(db, { report: console.log });
    const password = await rescueAccount(db, email, new Date());
    if (password === undefined) throw new ConfigError(`No staff account has the address ${email}.`);
    console.log(`Sign in as ${email} with the password ${password} and set another one.`);
  } finally {
    await db.close();
  }
}

await runCommand(run);
