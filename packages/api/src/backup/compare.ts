import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from './archive.ts';
import { BackupRefused } from './refused.ts';

/**
 * Compares what is there with what a backup says.
 * @throws {BackupRefused} naming the first difference.
 */
export function refuseOther(
  said: Pick<Manifest, 'tables' | 'media'>,
  found: Pick<Manifest, 'tables' | 'media'>,
): void {
  const names = new Set([...Object.keys(said.tables), ...Object.keys(found.tables)]);
  for (const table of names) {
    const [before, after] = [said.tables[table], found.tables[table]];
    // A table that a later version brought, still empty, or one of an older version, never filled.
    if ((before?.rows ?? 0) === 0 && (after?.rows ?? 0) === 0) continue;
    if (!isDeepStrictEqual(before, after)) {
      throw new BackupRefused(
        `The backup is damaged: ${table} should have ${before?.rows ?? 0} rows with the checksum ${before?.sha256}, but has ${after?.rows ?? 0} with ${after?.sha256}. Nothing was restored. Use another backup.`,
      );
    }
  }
  if (!isDeepStrictEqual(said.media, found.media)) {
    throw new BackupRefused(
      `The backup is damaged: it should hold ${said.media.files} media files, and holds ${found.media.files} or others. Nothing was restored. Use another backup.`,
    );
  }
}
