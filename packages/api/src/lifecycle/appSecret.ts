import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 32-byte key that encrypts stored secrets: derived from APP_SECRET, else kept in
 * `DATA_DIR/secret.key`, readable by the owner alone and made on the first start.
 */
export function appSecretOf(dataDir: string, given: string | undefined): Buffer {
  if (given !== undefined) return createHash('sha256').update(given).digest();
  const path = join(dataDir, 'secret.key');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  chmodSync(path, 0o600);
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (key.length === 32) return key;
  throw new Error(
    `${path} is damaged: it must hold 64 hexadecimal digits. Put it back from a backup; without it the stored secrets cannot be read.`,
  );
}
