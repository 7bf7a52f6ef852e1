import { version } from '@rentyard/contract/version';

const versionKey = 'rentyard.version';

/**
 * Clears local storage written by another version of the app (P-BOOT-8). Form drafts are in
 * IndexedDB and remain. Returns whether the page must reload.
 */
export function clearOutdatedStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>,
): boolean {
  const stored = storage.getItem(versionKey);
  if (stored === version) return false;
  if (stored !== null) storage.clear();
  storage.setItem(versionKey, version);
  return stored !== null;
}
