import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../config/config.ts';
import type { Database, Queryable } from '../db/database.ts';
import { type Secret, unfinishedKey } from './appSecret.ts';
import { createCipher } from './cipher.ts';
import { readSealed, sealedTables } from './sealedColumns.ts';

/** Identifies a secret without revealing it. */
export function computeFingerprint(key: Uint8Array): string {
  return createHmac('sha256', key).update('rentyard secret fingerprint').digest('hex');
}

/** The fingerprint of the secret of the database; undefined before the first start. */
export async function readFingerprint(on: Queryable): Promise<string | undefined> {
  const known = await on.one<{ found: boolean }>(
    sql`select to_regclass('secret_fingerprint') is not null as found`,
  );
  if (!known?.found) return undefined;
  // Waits for a running rotation.
  const row = await on.one<{ hmac: string }>(sql`select hmac from secret_fingerprint for share`);
  return row?.hmac;
}

/**
 * Stops a process whose secret differs from that of the database: it could not decrypt the stored
 * secrets, and other processes could not decrypt its own.
 * @throws {ConfigError}
 */
export async function refuseOtherSecret(db: Database, secret: Secret): Promise<void> {
  const expected = await readFingerprint(db);
  if (expected !== undefined && expected !== computeFingerprint(secret.key)) {
    throw new ConfigError(wrongSecret(secret, expected));
  }
}

/**
 * Binds a migrated database to the secret of its first start. A database from before fingerprints
 * is bound to the secret that can decrypt it.
 * @throws {ConfigError} for any other secret.
 */
export async function adoptSecret(db: Database, secret: Secret): Promise<void> {
  if ((await readFingerprint(db)) === undefined) {
    if (!(await canRead(db, secret.key))) throw new ConfigError(wrongSecret(secret));
    await db.rows(sql`
      insert into secret_fingerprint (hmac) values (${computeFingerprint(secret.key)})
      on conflict do nothing`);
  }
  // Another process may have been faster, with another secret.
  await refuseOtherSecret(db, secret);
}

/** Whether the key decrypts the newest encrypted value of each table, or there is none. */
async function canRead(db: Database, key: Uint8Array): Promise<boolean> {
  const cipher = createCipher(key);
  let isSealed = false;
  for (const table of sealedTables) {
    const [row] = await readSealed(db, table, { before: Number.MAX_SAFE_INTEGER, limit: 1 });
    const value = row?.values.find((one) => one !== null);
    if (!value) continue;
    isSealed = true;
    if (cipher.opens(value)) return true;
  }
  return !isSealed;
}

function wrongSecret({ file }: Secret, expected?: string): string {
  if (file === undefined) {
    return 'APP_SECRET is not the one that this database was set up with, so its stored secrets cannot be read. Set the APP_SECRET that the other processes and earlier starts had; npm run rotate-secret changes it.';
  }
  const next = unfinishedKey(file);
  if (next && expected === computeFingerprint(next)) {
    return `A change of the key in ${file} did not finish. Run npm run rotate-secret again.`;
  }
  return `APP_SECRET is not set, and ${file} is not the key that this database was set up with, so its stored secrets cannot be read. Set the APP_SECRET of the other processes, or put the file back from a backup.`;
}
