import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { In } from '../services/api/listApi.ts';

/** Requests that `early.ts` started before the app's code was loaded. */
declare global {
  interface Window {
    rentyardEarly?: Record<string, Promise<Response>>;
    /** Arguments of the list query among these requests. */
    rentyardFirstList?: In & { readonly query: ListQuery };
  }
}

/**
 * `fetch` that reuses a response requested by `early.ts`. Each response is used once, by the first
 * GET with the same address, language and user.
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
