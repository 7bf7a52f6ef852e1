import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config.ts';

/** The secret that encrypts stored secrets. */
export interface Secret {
  /** 32 bytes. */
  readonly key: Buffer;
  /** The key file; undefined when the key comes from APP_SECRET. */
  readonly file: string | undefined;
}

/**
 * The secret of the installation: derived from APP_SECRET, else stored in `DATA_DIR/secret.key`,
 * which is created on the first start and readable only by its owner.
 */
export function readAppSecret(dataDir: string, given: string | undefined): Secret {
  if (given !== undefined) return { key: deriveKey(given), file: undefined };
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) writeKey(file, randomBytes(32));
  chmodSync(file, 0o600);
  const key = readKey(file);
  if (key) return { key, file };
  throw new ConfigError(
    `${file} is damaged: it must contain 64 hexadecimal digits. Restore it from a backup. Without it the stored secrets cannot be decrypted.`,
  );
}

/** The key of an installation that has been started before; undefined when it has none yet. */
export function existingSecretKey(
  dataDir: string,
  given: string | undefined,
): Uint8Array | undefined {
  if (given !== undefined) return deriveKey(given);
  const file = join(dataDir, 'secret.key');
  return existsSync(file) ? readKey(file) : undefined;
}

/** Derives the key from an APP_SECRET. */
export function deriveKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const nextFile = (file: string) => `${file}.new`;

/** Stores a new key beside the key file, until `finishKey` or `dropKey`. */
export function prepareKey(file: string): Buffer {
  const key = randomBytes(32);
  writeKey(nextFile(file), key);
  return key;
}

/** The new key of an interrupted rotation. */
export function unfinishedKey(file: string): Buffer | undefined {
  return existsSync(nextFile(file)) ? readKey(nextFile(file)) : undefined;
}

/** Makes the prepared key the key of the installation. */
export function finishKey(file: string): void {
  renameSync(nextFile(file), file);
}

export function dropKey(file: string): void {
  rmSync(nextFile(file), { force: true });
}

function writeKey(file: string, key: Buffer): void {
  writeFileSync(file, key.toString('hex'), { mode: 0o600 });
}

function readKey(file: string): Buffer | undefined {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  return key.length === 32 ? key : undefined;
}
