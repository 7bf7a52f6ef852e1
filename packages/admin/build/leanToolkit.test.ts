import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleLean } from './bundleLean.ts';
import { leanHooks, leanQueries, leanToolkit } from './leanToolkit.ts';
import { sourceFolder } from './sourceFolder.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@reduxjs/toolkit/package.json')), 'dist/query');
const core = readFileSync(join(folder, 'rtk-query.modern.mjs'), 'utf8');
const hooks = readFileSync(join(folder, 'react/rtk-query-react.modern.mjs'), 'utf8');

it('says which part is gone when the library has changed', () => {
  const changed = core.replaceAll('buildPollingHandler', 'buildAnotherHandler');
  expect(() => leanQueries(changed)).toThrow('no "buildPollingHandler," any more');
  expect(() => leanHooks(hooks.replaceAll('buildInfiniteQueryHooks', 'buildOthers'))).toThrow(
    'no "buildInfiniteQueryHooks" any more',
  );
});

it('stops a build whose source asks for what is left out', () => {
  const { transform } = leanToolkit();
  const handler = (code: string) =>
    (transform as { handler: (code: string, id: string) => unknown }).handler(
      code,
      join(sourceFolder, 'modules/offers/OfferList.tsx'),
    );
  expect(() => handler('api.useJobQuery(id, { pollingInterval: 500 })')).toThrow(
    'uses "pollingInterval" of RTK Query',
  );
  expect(handler('api.useJobQuery(id)')).toBeUndefined();
});

describe('what is left', () => {
  type Toolkit = typeof import('@reduxjs/toolkit') & typeof import('@reduxjs/toolkit/query');
  let toolkit: Toolkit;

  beforeAll(async () => {
    toolkit = await bundleLean<Toolkit>({
      contents: "export * from '@reduxjs/toolkit'; export * from '@reduxjs/toolkit/query';",
      lean: leanQueries,
      files: /rtk-query\.modern\.mjs$/,
      alias: { '@reduxjs/toolkit/query': join(folder, 'rtk-query.modern.mjs') },
    });
  });

  const setUp = (answer: () => Promise<{ data: unknown } | { error: unknown }>) => {
    const asked = vi.fn(answer);
    const api = toolkit.createApi({
      baseQuery: asked,
      tagTypes: ['rows'],
      endpoints: (build) => ({
        rows: build.query<readonly string[], string>({
          query: (search) => search,
          transformResponse: (response: { rows: readonly string[] }) => response.rows,
          providesTags: ['rows'],
        }),
        save: build.mutation<unknown, string>({
          query: (name) => name,
          invalidatesTags: ['rows'],
          async onQueryStarted(name, { dispatch, queryFulfilled }) {
            const saved = await queryFulfilled.catch(() => undefined);
            if (saved) await dispatch(api.util.upsertQueryData('rows', 'b', [name]));
          },
        }),
      }),
    });
    const store = toolkit.configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    return { api, store, asked };
  };

  it('asks once, keeps the answer and asks again when a save says so', async () => {
    const { api, store, asked } = setUp(async () => ({ data: { rows: ['one'] } }));
    const first = store.dispatch(api.endpoints.rows.initiate('a'));
    expect((await first).data).toEqual(['one']);
    await store.dispatch(api.endpoints.rows.initiate('a'));
    expect(asked).toHaveBeenCalledTimes(1);
    await store.dispatch(api.endpoints.save.initiate('two'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  });

  it('puts a saved answer in place of the old one, and leaves it when the save was refused', async () => {
    let isRefused = false;
    const { api, store } = setUp(async () =>
      isRefused ? { error: { status: 422 } } : { data: { rows: ['one'] } },
    );
    await store.dispatch(api.endpoints.rows.initiate('b'));
    const rows = () => api.endpoints.rows.select('b')(store.getState()).data;
    isRefused = true;
    const { error } = await store.dispatch(api.endpoints.save.initiate('two'));
    expect([error, rows()]).toEqual([{ status: 422 }, ['one']]);
    isRefused = false;
    await store.dispatch(api.endpoints.save.initiate('two'));
    await vi.waitFor(() => expect(rows()).toEqual(['two']));
  });

  it('forgets answers that nobody looks at any more', async () => {
    vi.useFakeTimers();
    const { api, store } = setUp(async () => ({ data: { rows: ['one'] } }));
    const asking = store.dispatch(api.endpoints.rows.initiate('a'));
    await vi.runAllTimersAsync();
    await asking;
    asking.unsubscribe();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(api.endpoints.rows.select('a')(store.getState()).status).toBe('uninitialized');
    vi.useRealTimers();
  });
});
