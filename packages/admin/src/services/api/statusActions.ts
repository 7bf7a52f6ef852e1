import type { ApiFailure } from './failure.ts';

/** The action of the app for a status that the endpoint does not handle. */
export type StatusAction =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'sign-out' }
  | { readonly kind: 'new-password' };

/** The error catalogue (P-ERR-3), status by status. */
const actions: Readonly<Record<number, (failure: ApiFailure) => StatusAction>> = {
  301: goTo('/error/404'),
  303: (failure) => ({ kind: 'go', to: safePath(failure.redirect) }),
  400: goTo('/error/404'),
  401: () => ({ kind: 'sign-out' }),
  402: goTo('/billings/overview'),
  403: ({ message }) => ({
    kind: 'go',
    to: `/error/403?message=${encodeURIComponent(message)}`,
  }),
  404: goTo('/error/404'),
  405: goTo('/error/404'),
  408: goTo('/error/404'),
  422: goTo('/error/404'),
  426: goTo('/error/404'),
  429: goTo('/error/404'),
  500: goTo('/error/500'),
};

/** Statuses that an endpoint handles by itself; `all` leaves only 401 to the app. */
export type Ignored = readonly number[] | 'all';

/**
 * The action for a failed call. Undefined for statuses that the endpoint ignores, and for a call
 * without a response, which the connection bar reports. An expired password cannot be ignored, because
 * every call fails until it is changed.
 */
export function findStatusAction(failure: ApiFailure, ignored: Ignored): StatusAction | undefined {
  const { status } = failure;
  if (status === 0 || failure.code === 'proposed') return undefined;
  if (failure.code === 'password_expired') return { kind: 'new-password' };
  const isIgnored = ignored === 'all' ? status !== 401 : ignored.includes(status);
  if (isIgnored) return undefined;
  const action = actions[status] ?? goTo('/error/unknown');
  return action(failure);
}

function goTo(to: string): () => StatusAction {
  return () => ({ kind: 'go', to });
}

/** Only paths of this product are followed: `//elsewhere.example` is a URL of another host. */
function safePath(path: string | undefined): string {
  return path && /^\/(?![/\\])/.test(path) ? path : '/error/unknown';
}
