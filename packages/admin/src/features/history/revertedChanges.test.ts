import { offer } from '@rentyard/contract/entities/listing/offer';
import type { Change, HistoryEntry } from '@rentyard/contract/schema/history';
import { expect, test } from 'vitest';
import { currenciesAround } from './currenciesAround.ts';
import { revertedChanges } from './revertedChanges.ts';

const entry = (id: number, ...changes: readonly Change[]): HistoryEntry => ({
  id,
  version: id,
  action: 'update',
  changes,
  reason: null,
  created_at: '2026-05-30T08:12:00.000Z',
  created_by: null,
  proposed_by: null,
});

/** Newest first: the address was changed twice, the status once. */
const entries = [
  entry(4, { path: 'address', from: 'B', to: 'A' }),
  entry(3, { path: 'status', from: 'new', to: 'active' }),
  entry(2, { path: 'address', from: 'A', to: 'B' }, { path: 'name.ro', from: null, to: 'Nume' }),
];

test('the revert of one change restores the values before it', () => {
  expect(revertedChanges(offer, entries, { first: 0, end: 1 })).toEqual([
    { path: 'address', from: 'A', to: 'B' },
  ]);
});

test('a change is not reverted again when the record already has its former values', () => {
  expect(revertedChanges(offer, entries, { first: 2, end: 3 })).toEqual([
    { path: 'name.ro', from: 'Nume', to: null },
  ]);
});

test('a status is not reverted', () => {
  expect(revertedChanges(offer, entries, { first: 1, end: 2 })).toEqual([]);
});

test('a revert to the values before the oldest change reverts every change', () => {
  expect(revertedChanges(offer, entries, { first: 0, end: 3 })).toEqual([
    { path: 'name.ro', from: 'Nume', to: null },
  ]);
});

test('an amount is shown in the currency that the record had at that time', () => {
  const euro = { id: 2, name: 'EUR' };
  const leu = { id: 1, name: 'MDL' };
  const changed = [entry(5, { path: 'currency', from: leu, to: euro }), ...entries];
  const around = (index: number) =>
    currenciesAround(
      { resource: offer, entries: changed, record: { currency: euro } },
      index,
      'prices.price_per_hour',
    );
  expect(around(0)).toEqual({ before: 'MDL', after: 'EUR' });
  expect(around(1)).toEqual({ before: 'MDL', after: 'MDL' });
});
