import { describe, expect, it } from 'vitest';
import { buildRowKeys } from './useRowKeys.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id, record: {} }));
const after = (...pages: string[]) =>
  Object.fromEntries(
    pages.reduce<ReadonlyMap<string, number>>(
      (before, ids) => buildRowKeys(rows(ids), before),
      new Map(),
    ),
  );

describe('buildRowKeys', () => {
  it('gives the elements of one page to the next', () => {
    expect(after('abc', 'def')).toEqual({ d: 0, e: 1, f: 2 });
  });

  it('adds keys for a longer page and drops those that a shorter page does not use', () => {
    expect(after('ab', 'cde')).toEqual({ c: 0, d: 1, e: 2 });
    expect(after('abc', 'd')).toEqual({ d: 0 });
    expect(after('abc', 'd', 'ef')).toEqual({ e: 0, f: 1 });
  });

  it('keeps the key of every row while some rows stay', () => {
    expect(after('abc', 'xab')).toEqual({ x: 3, a: 0, b: 1 });
    expect(after('abc', 'def', 'ead')).toEqual({ e: 1, a: 3, d: 0 });
  });

  it('never gives one key to two rows', () => {
    const keys = Object.values(after('abcd', 'efgh', 'hagb', 'bcda', 'xyzw', 'wbxc'));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
