import { appVersion } from './constants.ts';

const versionKey = 'rentyard.version';

/**
 * Clears local storage when another version of the app wrote it (P-BOOT-8). Drafts of forms live in
 * IndexedDB and stay. Answers whether the page must be loaded again.
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
