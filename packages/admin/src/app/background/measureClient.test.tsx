import type { ClientMetrics } from '@rentyard/contract/entities/system/clientMetrics';
import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../services/api/api.ts';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { screenFailed } from '../routing/RouteErrorBoundary.tsx';
import { createStore } from '../store/store.ts';
import { measureClient } from './measureClient.ts';

afterEach(() => vi.unstubAllGlobals());

const now = performance.now.bind(performance);
const nextFrames = () =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setImmediate(done))),
  );

/** A page of the back office with a signed-in user, whose first rows were painted after 812 ms. */
function openPage(path: string) {
  history.replaceState(null, '', path);
  vi.stubGlobal('performance', { now, getEntriesByName: () => [{ startTime: 812.4 }] });
  let seeEvents: (entries: readonly object[]) => void = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(see: (list: { getEntries(): readonly object[] }) => void) {
        seeEvents = (entries) => see({ getEntries: () => entries });
      }
      observe() {}
    },
  );
  const sent: { readonly path: string; readonly init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ path: url, init });
    return new Response(null, { status: 204 });
  };
  const store = createStore({
    session: { token: 'a-token', user: null },
    services: {
      fetch,
      token: () => 'a-token',
      language: () => 'en',
      act: () => {},
      signedInAgain: async () => false,
      onReachabilityChange: () => {},
    } as unknown as ApiServices,
  });
  let move: (state: object) => void = () => {};
  const router = {
    state: { location: { pathname: path, key: 'first' } },
    subscribe(listener: (state: object) => void) {
      move = listener;
    },
  } as unknown as DataRouter;
  measureClient(store, router);
  return {
    store,
    sent,
    seeEvents,
    goTo: (pathname: string) => move({ location: { pathname, key: pathname } }),
    /** What a hidden page reports. */
    async report(): Promise<ClientMetrics> {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('/api/v1/client_metrics'), 20_000);
      return JSON.parse(String(sent.at(-1)?.init.body));
    },
  };
}

test('a list reports its first rows, page turns, interactions, writes and errors without ids and texts', async () => {
  const page = openPage('/en/offers/page/1');
  page.seeEvents([
    { interactionId: 7, duration: 48 },
    { interactionId: 7, duration: 32 },
    { interactionId: 0, duration: 900 },
  ]);
  page.goTo('/en/offers/page/2');
  await nextFrames();
  await nextFrames();
  const write = api.injectEndpoints({
    endpoints: (build) => ({
      appear: build.mutation<unknown, void>({
        query: () => ({ method: 'POST', path: 'presence', body: { id: 7 } }),
      }),
      rename: build.mutation<unknown, void>({
        query: () => ({ method: 'PATCH', path: 'brands/7', body: { name: 'Ion' } }),
      }),
    }),
  });
  await page.store.dispatch(write.endpoints.rename.initiate());
  await page.store.dispatch(write.endpoints.appear.initiate());
  window.dispatchEvent(new ErrorEvent(screenFailed, { error: new TypeError('No order of Ion') }));

  const { timings, errors } = await page.report();
  expect(timings.map(({ kind, section }) => [kind, section])).toEqual([
    ['first_rows', 'offers'],
    ['interaction', 'offers'],
    ['page_turn', 'offers'],
    ['save', 'offers'],
  ]);
  expect(timings.slice(0, 2).map(({ ms }) => ms)).toEqual([812, 48]);
  const { headers } = page.sent.find(({ path }) => path.endsWith('brands/7'))?.init ?? {};
  expect(timings[3]?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(headers).toMatchObject({ traceparent: timings[3]?.traceparent });
  expect(errors).toEqual([{ section: 'offers', name: 'TypeError', at: '' }]);
});
