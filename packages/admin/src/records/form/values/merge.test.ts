import { describe, expect, it } from 'vitest';
import { merge, mergeEntries, withValuesAt } from './merge.ts';

describe('merge', () => {
  const base = { code: 'A', name: { en: 'Crane', ro: 'Macara' }, brand: { id: 1, name: 'CAT' } };

  it("puts local changes on top of the other user's save, language by language", () => {
    const before = { ...base, region: { id: 1, name: 'Chișinău' }, name: { en: 'Crane', ro: '' } };
    const mine = {
      ...before,
      name: { en: 'Crane', ro: 'Macara' },
      region: { id: 2, name: 'Bălți' },
    };
    const theirs = { ...before, code: 'B', name: { en: 'Tower crane', ro: '' } };
    expect(merge(before, mine, theirs)).toEqual({
      values: { ...mine, code: 'B', name: { en: 'Tower crane', ro: 'Macara' } },
      conflicts: [],
    });
  });

  it("takes a list as a whole: the local one if it changed, otherwise the other user's", () => {
    const before = { categories: [{ id: 1, name: 'Cranes' }] };
    const mine = { categories: [{ id: 2, name: 'Loaders' }] };
    const theirs = { categories: [...before.categories, { id: 3, name: 'Rollers' }] };
    expect(merge(before, mine, theirs)).toEqual({ values: mine, conflicts: ['categories'] });
    expect(merge(before, before, theirs)).toEqual({ values: theirs, conflicts: [] });
  });

  it('reports a conflict when both sides changed a value differently', () => {
    const mine = { ...base, code: 'B', name: { en: 'Tower crane', ro: 'Macara' } };
    const theirs = { ...base, code: 'C', name: { en: 'Crane', ro: 'Macara turn' } };
    expect(merge(base, mine, theirs).conflicts).toEqual(['code']);
  });

  it('reports conflicts by language, and for a reference as a whole', () => {
    const mine = { ...base, name: { en: 'X', ro: 'Y' }, brand: { id: 2, name: 'JCB' } };
    const theirs = { ...base, name: { en: 'Z', ro: 'Y' }, brand: { id: 3, name: 'Volvo' } };
    expect(merge(base, mine, theirs).conflicts).toEqual(['name.en', 'brand']);
  });

  it('reports no conflict when both sides changed a value to the same', () => {
    const same = { ...base, code: 'B' };
    expect(merge(base, same, { ...same })).toEqual({ values: same, conflicts: [] });
  });

  it('omits fields that only the draft of an earlier release contains', () => {
    const old: typeof base = Object.assign({ removed: 'a' }, base);
    expect(merge(old, Object.assign({}, old, { removed: 'b' }), base).values).toEqual(base);
  });
});

describe('mergeEntries', () => {
  const entries = (values: Readonly<Record<string, unknown>>) => new Map(Object.entries(values));
  const base = entries({ a: 1, b: 2, c: 3 });

  it('merges entries that either side added, changed and removed', () => {
    const merged = mergeEntries(base, entries({ a: 9, b: 2, d: 4 }), entries({ a: 1, c: 3, e: 5 }));
    expect(merged).toEqual({ values: entries({ a: 9, d: 4, e: 5 }), conflicts: [] });
  });

  it('keeps the local entry and reports it when both sides changed it', () => {
    const merged = mergeEntries(base, entries({ a: 9, c: 3 }), entries({ a: 8, b: 7, c: 3 }));
    expect(merged).toEqual({ values: entries({ a: 9, c: 3 }), conflicts: ['a', 'b'] });
  });

  it('lets the server decide whether a stored entry exists', () => {
    const rules = { isStored: () => true };
    const merged = mergeEntries(base, entries({ a: 9, b: 2 }), entries({ b: 2, c: 3 }), rules);
    expect(merged).toEqual({ values: entries({ b: 2, c: 3 }), conflicts: [] });
  });

  it('merges an entry of all three states with the given function', () => {
    const rules = { join: (from: number, mine: number, theirs: number) => mine + theirs - from };
    const one = (value: number) => new Map([['a', value]]);
    expect(mergeEntries(one(1), one(3), one(5), rules).values).toEqual(one(7));
  });
});

describe('withValuesAt', () => {
  it('takes the values of the named paths from the other state', () => {
    const mine = { code: 'B', name: { en: 'X', ro: 'Y' } };
    const theirs = { code: 'C', name: { en: 'Z', ro: 'W' } };
    expect(withValuesAt(mine, ['name.en'], theirs)).toEqual({
      ...mine,
      name: { en: 'Z', ro: 'Y' },
    });
  });
});
