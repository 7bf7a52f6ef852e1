import type { Profile } from '@rentyard/contract/entities/account/account';
import {
  type Action,
  buildPermissionSet,
  type PermissionSet,
  proposalsOf,
  type Subject,
} from '@rentyard/contract/permissions';
import { useCallback } from 'react';
import { useUser } from '../session/useSession.ts';

/**
 * Whether the user has a permission: `useCan('create', 'brands')`. Re-renders when permissions
 * change.
 */
export function useCan(action: Action, subject: Subject): boolean {
  return useAbility()(action, subject);
}

/** The check itself, for screens that check many subjects. */
export function useAbility(): (action: Action, subject: Subject) => boolean {
  const user = useUser();
  return useCallback((action, subject) => can(user, action, subject), [user]);
}

/** The same outside React. Without a user every check fails. */
export function can(user: Profile | null, action: Action, subject: Subject): boolean {
  return user !== null && abilityOfUser(user).can(action, subject);
}

/** Whether the user may write or propose anything. */
export function canWriteAnything(user: Profile | null): boolean {
  return user !== null && proposalsOf(user.permissions, user.is_admin).length > 0;
}

const abilities = new WeakMap<Profile, PermissionSet>();

function abilityOfUser(user: Profile): PermissionSet {
  const known = abilities.get(user);
  if (known) return known;
  // Screens offer what a user may propose like what they may do: the server stores it as a proposal.
  const proposed = proposalsOf(user.permissions, user.is_admin);
  const ability = buildPermissionSet([...user.permissions, ...proposed], user.is_admin);
  abilities.set(user, ability);
  return ability;
}
