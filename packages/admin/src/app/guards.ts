import type { Profile } from '@rentyard/contract/entities/account/account';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { isUnreached } from '../services/api/failure.ts';
import { splitPath, withLanguage } from '../services/i18n/language.ts';
import { profileApi } from '../services/session/profileApi.ts';
import { selectToken, selectUser, sessionEnded, userLoaded } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

type Guard = (args: LoaderFunctionArgs) => Promise<Response | null>;

/**
 * Pages that need a signed-in user: sends others to the login form, and those whose password has expired to a
 * new one. Both lead back (P-BOOT-6).
 */
export function signedInOnly(store: AppStore): Guard {
  return async ({ request }) => {
    await loadMissingUser(store);
    const state = store.getState();
    if (selectToken(state) === null) return redirect(loginAddress(request.url));
    return selectUser(state)?.password_expired ? redirect(newPasswordAddress(request.url)) : null;
  };
}

/** The login form: sends a signed-in user on, to the page first asked for or home (P-BOOT-10). */
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

/** The rules about permissions load with the first page of a signed-in user; the login form does without them. */
export async function homeFor(
  user: Profile,
  modules: readonly ModuleDefinition[],
): Promise<string> {
  const { homeOf } = await import('./homeOf.ts');
  return homeOf(user, modules);
}

/** `/`: an admin's home, else the login form, which forwards everybody else who is signed in. */
export function atRoot(store: AppStore, modules: readonly ModuleDefinition[]): Guard {
  return async ({ request }) => {
    await loadMissingUser(store);
    const user = selectUser(store.getState());
    const { language = 'en' } = splitPath(new URL(request.url).pathname);
    const path = user?.is_admin ? await homeFor(user, modules) : '/auth/login';
    return redirect(withLanguage(language, path));
  };
}

/** Pages that anybody may open: they stand at once, and the frame around them is filled in when its user comes. */
export function publicPage(store: AppStore): Guard {
  return async () => {
    loadMissingUser(store).catch(() => undefined);
    return null;
  };
}

/** The login form's address that leads back to a page afterwards. */
export function loginAddress(url: string): string {
  return addressWithReturn('login', url);
}

/** The same of the page where an expired password is replaced. */
export function newPasswordAddress(url: string): string {
  return addressWithReturn('password-expired', url);
}

function addressWithReturn(page: string, url: string): string {
  const { pathname, search, hash } = new URL(url, location.origin);
  const { language = 'en', rest } = splitPath(pathname);
  const from = rest === '/' ? '' : `?from=${encodeURIComponent(rest + search + hash)}`;
  return `/${language}/auth/${page}${from}`;
}

/** Only addresses of this product are followed, never those of another host. */
export function returnAddress(from: string | null): string | undefined {
  return from && /^\/(?![/\\])/.test(from) && !from.startsWith('/auth/') ? from : undefined;
}

/** With a token but no user, the user is loaded first (P-BOOT-6). */
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
