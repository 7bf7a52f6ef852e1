import { configureStore } from '@reduxjs/toolkit';
import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import type { Status } from '@rentyard/contract/schema/statuses';
import { expect, test } from 'vitest';
import { api } from '../../../services/api/api.ts';
import type { ApiServices } from '../../../services/api/endpoint.ts';
import { joinRows } from '../../../services/api/numberedPages.ts';
import { boardApi, moveCard } from './boardApi.ts';

const { boardColumn } = boardApi.endpoints;
const totals: Readonly<Record<string, number>> = { new: 60, active: 2 };

/** A board over a fake server with 60 new orders, 1 to 60, and two active ones, 101 and 102. */
async function openBoard() {
  const services: ApiServices = {
    fetch: async (url) => {
      const query = new URL(String(url), 'http://test').searchParams;
      const [status, page] = [query.get('filter[status]') ?? '', Number(query.get('page'))];
      const total = totals[status] ?? 0;
      const first = (status === 'new' ? 1 : 101) + (page - 1) * 50;
      const rows = Array.from({ length: Math.min(50, total - (page - 1) * 50) }, (_, at) => ({
        id: first + at,
        status,
      }));
      const meta = { current_page: page, last_page: Math.ceil(total / 50), total };
      return Response.json({ data: rows, meta });
    },
    token: () => 'token',
    language: () => 'en',
    act: () => {},
    signedInAgain: async () => false,
    onReachabilityChange: () => {},
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
  });
  for (const status of ['new', 'active'] as const) {
    await store.dispatch(boardColumn.initiate({ status, language: 'en' }));
  }
  const column = (status: Status) => {
    const { data } = boardColumn.select({ status, language: 'en' })(store.getState());
    const pages = data?.pages ?? [];
    return { rows: joinRows(pages), total: pages[0]?.meta.total };
  };
  return { store, column };
}

test('a column of more than 50 orders loads the rest on request', async () => {
  const { store, column } = await openBoard();
  expect(column('new').rows).toHaveLength(50);
  const more = { direction: 'forward' } as const;
  const result = await store.dispatch(
    boardColumn.initiate({ status: 'new', language: 'en' }, more),
  );
  expect(column('new').rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 60 }, (_, at) => at + 1),
  );
  expect(result.hasNextPage).toBe(false);
});

test('a card moves before the server responds, and returns when the move is refused', async () => {
  const { store, column } = await openBoard();
  const row = column('new').rows[6] as OrderRow;
  const move = { row, language: 'en' } as const;
  store.dispatch(moveCard({ ...move, from: 'new', to: 'active' }));
  expect(column('active').rows.map(({ id }) => id)).toEqual([7, 101, 102]);
  expect(column('new').rows.some(({ id }) => id === 7)).toBe(false);
  expect([column('new').total, column('active').total]).toEqual([59, 3]);

  store.dispatch(moveCard({ ...move, from: 'active', to: 'new' }));
  expect(column('active').rows.map(({ id }) => id)).toEqual([101, 102]);
  expect(column('new').rows[0]?.id).toBe(7);
  expect([column('new').total, column('active').total]).toEqual([60, 2]);
});
