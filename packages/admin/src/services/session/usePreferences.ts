import type { ListPreferences, Preferences } from '@rentyard/contract/entities/account/account';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { profileApi } from './profileApi.ts';
import { type SessionState, selectUser, userLoaded } from './session.ts';
import { useUser } from './useSession.ts';

const none: Preferences = {};

/** The user's preferences: theme, density, and size and columns of each list. */
export function usePreferences(): Preferences {
  return useUser()?.preferences ?? none;
}

/** The row height of tables: compact for a mouse and comfortable for fingers, unless chosen. */
export function useDensity(): NonNullable<Preferences['density']> {
  const { density } = usePreferences();
  return density ?? (window.matchMedia('(pointer: coarse)').matches ? 'comfortable' : 'compact');
}

/**
 * Changes some preferences. They apply immediately and are stored on the server; if that fails,
 * they last until the next refresh of the user.
 */
export function useSavePreferences(): (changes: Preferences) => void {
  const store = useStore<{ readonly session: SessionState }>();
  const dispatch = useDispatch();
  const [updateProfile] = profileApi.useUpdateProfileMutation();
  return useCallback(
    (changes) => {
      const user = selectUser(store.getState());
      if (!user) return;
      const preferences = { ...user.preferences, ...changes };
      dispatch(userLoaded({ ...user, preferences }));
      void updateProfile({ body: { preferences } });
    },
    [store, dispatch, updateProfile],
  );
}

/** Changes the preferences of one list. */
export function useSaveListPreferences(module: string): (changes: ListPreferences) => void {
  const store = useStore<{ readonly session: SessionState }>();
  const save = useSavePreferences();
  return useCallback(
    (changes) => {
      const lists = selectUser(store.getState())?.preferences.lists;
      save({ lists: { ...lists, [module]: { ...lists?.[module], ...changes } } });
    },
    [store, save, module],
  );
}
