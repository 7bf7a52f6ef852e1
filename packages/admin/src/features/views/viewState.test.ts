import { offer } from '@rentyard/contract/entities/listing/offer';
import type { ViewState } from '@rentyard/contract/entities/records/viewRoutes';
import { expect, test } from 'vitest';
import { parseListAddress } from '../../records/list/listAddress.ts';
import { buildListState, buildViewState, matchesView, readLayout } from './viewState.ts';

const state: ViewState = {
  search: 'crane',
  sort: '-prices.price_per_hour,name',
  filter: {
    status: 'new',
    'prices.price_per_hour': { gte: '20', lte: '80' },
    brand: { in: [1, 2] },
  },
  per_page: 50,
  columns: ['name', 'status'],
  widths: { name: 320 },
};
const view = { id: 7, state };
const shown = buildListState(offer, 7, state);

test('the list state of a view equals the one parsed from its full address', () => {
  const address = new URLSearchParams(
    'quick_filter=crane&sort=-prices.price_per_hour,name&filter[status]=new' +
      '&filter[prices.price_per_hour][gte]=20&filter[prices.price_per_hour][lte]=80' +
      '&filter[brand][in]=1,2&per_page=50&view=7',
  );
  expect(shown).toEqual(parseListAddress(offer, '1', address));
});

test('a saved view matches its own state on any page', () => {
  expect(matchesView(offer, view, shown, readLayout(state))).toBe(true);
  const stored = { id: 8, state: buildViewState(shown, readLayout(state)) };
  expect(matchesView(offer, stored, { ...shown, page: 4 }, readLayout(state))).toBe(true);
});

test.each([
  ['a search', { search: 'lift' }, {}],
  ['an order', { sort: [] }, {}],
  ['a filter less', { filters: [] }, {}],
  ['a page size', { perPage: 10 }, {}],
  ['a hidden column', {}, { columns: ['name'] }],
  ['a width', {}, { widths: { name: 200 } }],
  ['a pinned column', {}, { pinned: { start: ['name'], end: [] } }],
])('%s makes the list differ from the view', (_, list, layout) => {
  expect(matchesView(offer, view, { ...shown, ...list }, { ...readLayout(state), ...layout })).toBe(
    false,
  );
});

test('the page size is ignored when the view does not store one', () => {
  const { per_page: _, ...sizeless } = state;
  expect(matchesView(offer, { id: 7, state: sizeless }, shown, readLayout(state))).toBe(true);
});

test('a view does not store a search that is too short to be sent', () => {
  expect(buildViewState({ ...shown, search: 'a' }, {})).not.toHaveProperty('search');
});
