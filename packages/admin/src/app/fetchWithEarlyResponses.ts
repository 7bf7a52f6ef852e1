import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { In } from '../services/api/listApi.ts';

/** What the HTML started before any code of the app was there; see `early.ts`. */
declare global {
  interface Window {
    rentyardEarly?: Record<string, Promise<Response>>;
    /** The question of the list among these requests. */
    rentyardFirstList?: In & { readonly query: ListQuery };
  }
}

/**
 * `fetch` that takes an answer already under way. Each serves once, to the first GET of its address in
 * the language and for the user that it was asked for.
 */
export const fetchWithEarlyResponses: typeof fetch = (input, init) => {
  const early = window.rentyardEarly;
  if (early && typeof input === 'string' && (init?.method ?? 'GET') === 'GET') {
    const key = earlyKey(input, init?.headers as Record<string, string> | undefined);
    const response = early[key];
    if (response) {
      delete early[key];
      return response;
    }
  }
  return fetch(input, init);
};

function earlyKey(address: string, headers: Record<string, string> = {}): string {
  return [address, headers['x-localization'], headers.authorization ?? ''].join(' ');
}
