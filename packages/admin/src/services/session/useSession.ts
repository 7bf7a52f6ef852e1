import type { Profile } from '@rentyard/contract/entities/account/account';
import { useSelector } from 'react-redux';
import { selectToken, selectUser } from './session.ts';

/** The signed-in user; null before the profile is loaded and without a session. */
export function useUser(): Profile | null {
  return useSelector(selectUser);
}

/** Whether a user is signed in. */
export function useIsSignedIn(): boolean {
  return useSelector(selectToken) !== null;
}
