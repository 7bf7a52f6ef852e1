import type { Profile } from '@rentyard/contract/entities/account/account';
import {
  type Action,
  type PermissionSet,
  permissionSetOf,
  type Subject,
} from '@rentyard/contract/permissions';
import { useCallback } from 'react';
import { useUser } from '../session/useSession.ts';

/** Whether the user may do something: `useCan('create', 'brands')`. Re-renders when rights change. */
export function useCan(action: Action, subject: Subject): boolean {
  return useAbility()(action, subject);
}

/** The question itself, for screens that ask it of many subjects. */
export function useAbility(): (action: Action, subject: Subject) => boolean {
  const user = useUser();
  return useCallback((action, subject) => can(user, action, subject), [user]);
}

/** The same outside React. Nobody may anything without being signed in. */
export function can(user: Profile | null, action: Action, subject: Subject): boolean {
  return user !== null && abilityOfUser(user).can(action, subject);
}

const abilities = new WeakMap<Profile, PermissionSet>();

function abilityOfUser(user: Profile): PermissionSet {
  const known = abilities.get(user);
  if (known) return known;
  const ability = permissionSetOf(user.permissions, user.is_admin);
  abilities.set(user, ability);
  return ability;
}
