import { appVersion } from './constants.ts';

const versionKey = 'rentyard.version';

/**
 * Clears local storage written by another version of the app (P-BOOT-8). Form drafts are in
 * IndexedDB and remain. Returns whether the page must reload.
 */
export function clearOutdatedStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>,
): boolean {
  const stored = storage.getItem(versionKey);
  if (stored === appVersion) return false;
  if (stored !== null) storage.clear();
  storage.setItem(versionKey, appVersion);
  return stored !== null;
}
