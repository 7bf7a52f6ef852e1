import type { Profile } from '@rentyard/contract/entities/account/account';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { isUnreached } from '../../services/api/failure.ts';
import { splitPath, withLanguage } from '../../services/i18n/language.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import {
  selectToken,
  selectUser,
  sessionEnded,
  userLoaded,
} from '../../services/session/session.ts';
import type { AppStore } from '../store/store.ts';

type Guard = (args: LoaderFunctionArgs) => Promise<Response | null>;

/**
 * Requires a signed-in user. Redirects other visitors to the login form, and users with an expired
 * password to the page that replaces it. Both pages redirect back afterwards (P-BOOT-6).
 */
export function signedInOnly(store: AppStore): Guard {
  return async ({ request }) => {
    await loadMissingUser(store);
    const state = store.getState();
    if (selectToken(state) === null) return redirect(loginAddress(request.url));
    return selectUser(state)?.password_expired ? redirect(newPasswordAddress(request.url)) : null;
  };
}

/** Redirects a signed-in user from the login form to the requested page or home (P-BOOT-10). */
export function signedOutOnly(store: AppStore, modules: readonly ModuleDefinition[]): Guard {
  return async ({ request }) => {
    await loadMissingUser(store);
    const user = selectUser(store.getState());
    if (!user || selectToken(store.getState()) === null) return null;
    const { pathname, searchParams } = new URL(request.url);
    const { language = 'en' } = splitPath(pathname);
    const requested = returnAddress(searchParams.get('from'));
    return redirect(withLanguage(language, requested ?? (await homeFor(user, modules))));
  };
}

/**
 * The permission rules load with the first page of a signed-in user. The login form does not need
 * them.
 */
export async function homeFor(
  user: Profile,
  modules: readonly ModuleDefinition[],
): Promise<string> {
  const { findHome } = await import('./findHome.ts');
  return findHome(user, modules);
}

/** Redirects `/` to an admin's home, or to the login form, which forwards other signed-in users. */
export function atRoot(store: AppStore, modules: readonly ModuleDefinition[]): Guard {
  return async ({ request }) => {
    await loadMissingUser(store);
    const user = selectUser(store.getState());
    const { language = 'en' } = splitPath(new URL(request.url).pathname);
    const path = user?.is_admin ? await homeFor(user, modules) : '/auth/login';
    return redirect(withLanguage(language, path));
  };
}

/** Renders a public page immediately. The user of its frame loads in the background. */
export function publicPage(store: AppStore): Guard {
  return async () => {
    loadMissingUser(store).catch(() => undefined);
    return null;
  };
}

/** Address of the login form with the page to return to. */
export function loginAddress(url: string): string {
  return addressWithReturn('login', url);
}

/** Address of the page that replaces an expired password, with the page to return to. */
export function newPasswordAddress(url: string): string {
  return addressWithReturn('password-expired', url);
}

function addressWithReturn(page: string, url: string): string {
  const { pathname, search, hash } = new URL(url, location.origin);
  const { language = 'en', rest } = splitPath(pathname);
  const from = rest === '/' ? '' : `?from=${encodeURIComponent(rest + search + hash)}`;
  return `/${language}/auth/${page}${from}`;
}

/** Accepts addresses of this app only, never those of another host. */
export function returnAddress(from: string | null): string | undefined {
  return from && /^\/(?![/\\])/.test(from) && !from.startsWith('/auth/') ? from : undefined;
}

/** Loads the user when the session has only a token (P-BOOT-6). */
async function loadMissingUser(store: AppStore): Promise<void> {
  const { token, user } = store.getState().session;
  if (token === null || user !== null) return;
  const { data, error } = await store.dispatch(
    profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) store.dispatch(userLoaded(data));
  else if (error && 'status' in error && !isUnreached(error)) store.dispatch(sessionEnded());
  else throw new Error('The server could not be reached to load the signed-in user.');
}
