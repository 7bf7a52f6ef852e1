import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { configuredDatabase } from '../lifecycle/configuredDatabase.ts';
import { lockDataDir } from '../lifecycle/dataDirLock.ts';
import { refuseMissingInstallation } from '../lifecycle/dataFolders.ts';
import { runCommand } from '../lifecycle/runCommand.ts';
import {
  deriveKey,
  dropKey,
  finishKey,
  prepareKey,
  readAppSecret,
  type Secret,
  unfinishedKey,
} from '../secrets/appSecret.ts';
import { type Rotated, rotateSecret } from '../secrets/rotateSecret.ts';
import { adoptSecret, computeFingerprint, readFingerprint } from '../secrets/secretFingerprint.ts';

/**
 * `npm run rotate-secret`: encrypts all stored secrets again, with NEW_APP_SECRET or, for an
 * installation with a key file, with a new key. Uses the settings of the servers, which must not
 * run.
 */
async function run(): Promise<void> {
  const { values: options } = parseArgs({ options: { 'drop-unreadable': { type: 'boolean' } } });
  const dropsUnreadable = options['drop-unreadable'] === true;
  const config = readConfig(process.env, { acceptsShortSecret: true });
  refuseMissingInstallation(config);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  const secret = readAppSecret(config.dataDir, config.appSecret);
  await withDatabase(config, async (db) => {
    await migrate(db, { report: console.log });
    if (!dropsUnreadable && !(await isInterrupted(db, secret))) await adoptSecret(db, secret);
  });
  // On a new connection, because those of the preparation would count as servers.
  await withDatabase(config, async (db) => {
    if (secret.file !== undefined && (await isInterrupted(db, secret))) {
      finishKey(secret.file);
      console.log(`The previous rotation is finished: ${secret.file} contains the new key.`);
      return;
    }
    const { encrypted, dropped } = await rotate(db, { config, secret, dropsUnreadable });
    const lost = dropped === 0 ? '' : `, ${dropped} that could not be read were dropped`;
    console.log(`${encrypted} stored secrets are encrypted with the new secret${lost}.`);
  });
}

interface Wanted {
  readonly config: Config;
  readonly secret: Secret;
  readonly dropsUnreadable: boolean;
}

async function rotate(db: Database, { config, secret, dropsUnreadable }: Wanted): Promise<Rotated> {
  const { key: from, file } = secret;
  if (config.newAppSecret !== undefined) {
    return rotateSecret(db, { from, to: deriveKey(config.newAppSecret), dropsUnreadable });
  }
  if (dropsUnreadable) return rotateSecret(db, { from, to: from, dropsUnreadable });
  if (file === undefined) {
    throw new ConfigError(
      'NEW_APP_SECRET is not set. Set the secret that the servers will have, of 32 characters or more, beside the current APP_SECRET.',
    );
  }
  try {
    const rotated = await rotateSecret(db, { from, to: prepareKey(file), dropsUnreadable });
    finishKey(file);
    return rotated;
  } catch (error) {
    // If the commit got no response, the new key may be the valid one.
    if (error instanceof ConfigError) dropKey(file);
    throw error;
  }
}

/** Whether a rotation was interrupted between its commit and the replacement of the key file. */
async function isInterrupted(db: Database, { file }: Secret): Promise<boolean> {
  const next = file === undefined ? undefined : unfinishedKey(file);
  return next !== undefined && (await readFingerprint(db)) === computeFingerprint(next);
}

async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase(configuredDatabase(config));
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

await runCommand(run);
