import type { Profile } from '@rentyard/contract/entities/account/account';
import type { Session } from './session.ts';

export const tokenKey = 'rentyard.token';
export const userKey = 'rentyard.user';

/** The stored session. A user that cannot be parsed is loaded again. */
export function readSession(): Session {
  const token = localStorage.getItem(tokenKey);
  return token === null ? { token: null, user: null } : { token, user: readUser() };
}

/**
 * Other tabs receive a storage event. The token is written last and removed first, because it alone
 * means a live session.
 */
export function writeSession({ token, user }: Session): void {
  if (token === null) {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
    return;
  }
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
}

function readUser(): Profile | null {
  try {
    return JSON.parse(localStorage.getItem(userKey) ?? 'null');
  } catch {
    return null;
  }
}
