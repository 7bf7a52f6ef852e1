import type { RecordChanged } from '@rentyard/contract/entities/collaboration/events';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { expect, test } from 'vitest';
import { countChanged, type ReceivedChanges, withChange } from './ChangedRows.tsx';

const row = (id: number, version: number) => ({ id, version }) as RecordBase;
const rows = [row(1, 4), row(2, 1)];
const nothing: ReceivedChanges = new Map();

function change(id: number, version: number, action: RecordChanged['action'] = 'update') {
  const by = { id: 9, name: 'Ana Rusu' };
  return { subject: 'brands', resource: 'brands', id, version, action, by } as const;
}

const received = (...changes: readonly RecordChanged[]) => changes.reduce(withChange, nothing);
const all = { isNarrowed: false };

test('a row that changed several times counts once', () => {
  expect(countChanged(received(change(1, 5), change(1, 6)), rows, all)).toBe(1);
});

test('a row that shows its latest version does not count', () => {
  expect(countChanged(received(change(1, 4), change(2, 1)), rows, all)).toBe(0);
});

test('a deleted row counts, and a record of another page does not', () => {
  expect(countChanged(received(change(2, 2, 'delete'), change(80, 3)), rows, all)).toBe(1);
});

test('a new record counts only in an unfiltered list, until it is deleted', () => {
  const made = [change(90, 1, 'create'), change(90, 2)];
  expect(countChanged(received(...made), rows, all)).toBe(1);
  expect(countChanged(received(...made), rows, { isNarrowed: true })).toBe(0);
  expect(countChanged(received(...made, change(90, 3, 'delete')), rows, all)).toBe(0);
});
