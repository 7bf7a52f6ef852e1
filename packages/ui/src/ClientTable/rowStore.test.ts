import { expect, test } from 'vitest';
import type { ClientField } from './clientField.ts';
import { createRowStore, type RowQuery } from './useClientRows.ts';

interface Machine {
  readonly name: string | null;
  readonly price: string | null;
  readonly brand: string;
  readonly hasOperator: boolean;
  readonly updatedAt: string | null;
}

const machine = (part: Partial<Machine>): Machine => ({
  name: 'Excavator',
  price: '10.00',
  brand: 'JCB',
  hasOperator: false,
  updatedAt: '2026-05-01T10:00:00Z',
  ...part,
});

const fields: readonly ClientField<Machine>[] = [
  { id: 'name', label: 'Name', kind: 'text', value: (row) => row.name, isSearched: true },
  { id: 'price', label: 'Price', kind: 'number', value: (row) => row.price },
  { id: 'brand', label: 'Brand', kind: 'choice', value: (row) => row.brand, isSearched: true },
  { id: 'operator', label: 'Operator', kind: 'boolean', value: (row) => row.hasOperator },
  { id: 'updated', label: 'Updated', kind: 'date', value: (row) => row.updatedAt },
];

function found(rows: readonly Machine[], query: Partial<RowQuery>, language = 'en') {
  const store = createRowStore({ rows, fields, language });
  return Array.from(store.find({ sort: [], search: '', filters: {}, ...query }));
}

function namesIn(language: string, names: readonly (string | null)[], desc = false) {
  const rows = names.map((name) => machine({ name }));
  return found(rows, { sort: [{ id: 'name', desc }] }, language).map((row) => rows[row]?.name);
}

test('the store keeps the given order without a sort', () => {
  expect(found([machine({}), machine({}), machine({})], {})).toEqual([0, 1, 2]);
  expect(found([], { sort: [{ id: 'name', desc: false }] })).toEqual([]);
});

test('the store sorts numbers inside names by value', () => {
  expect(namesIn('en', ['Lift 10 m', 'Lift 9 m', 'Lift 1.8 m', 'Lift 012 m', 'Lift'])).toEqual([
    'Lift',
    'Lift 1.8 m',
    'Lift 9 m',
    'Lift 10 m',
    'Lift 012 m',
  ]);
});

test.each([
  ['ru', ['Яма', 'ёлка', 'Ель', 'жук', 'Едок'], ['Едок', 'ёлка', 'Ель', 'жук', 'Яма']],
  [
    'pl',
    ['łom', 'lina', 'Lipa', 'młot', 'ścianka', 'szyna'],
    ['lina', 'Lipa', 'łom', 'młot', 'szyna', 'ścianka'],
  ],
  ['tr', ['ızgara', 'iş', 'çekiç', 'cam', 'İzmir'], ['cam', 'çekiç', 'ızgara', 'iş', 'İzmir']],
  ['ro', ['țeavă', 'tub', 'zid', 'șină', 'sac'], ['sac', 'șină', 'tub', 'țeavă', 'zid']],
  // Languages with letters of two characters. The rough order is wrong here, and the collator corrects it.
  ['cs', ['chata', 'hora', 'cihla', 'důl'], ['cihla', 'důl', 'hora', 'chata']],
])('the store sorts names by the language %s', (language, names, expected) => {
  expect(namesIn(language, names)).toEqual(expected);
});

test('the store sorts names as the collator does, whatever their characters', () => {
  const parts = [
    'a',
    'A',
    'ä',
    'é',
    'e',
    'ß',
    'ss',
    '1',
    '10',
    '2',
    '02',
    ' ',
    '-',
    'ж',
    'Ё',
    '한',
    '\u0301',
    '🚜',
  ];
  let seed = 11;
  const next = (bound: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % bound;
  };
  const names = Array.from({ length: 3_000 }, () =>
    Array.from({ length: next(6) + 1 }, () => parts[next(parts.length)]).join(''),
  );
  const { compare } = new Intl.Collator('en', { numeric: true });
  const ordered = namesIn('en', names) as string[];
  const wrong = ordered.filter(
    (name, at) => at > 0 && compare(ordered[at - 1] as string, name) > 0,
  );
  expect(wrong).toEqual([]);
  expect(ordered.toSorted()).toEqual(names.toSorted());
});

test('the store puts rows without a value last in both directions', () => {
  expect(namesIn('en', ['b', null, 'a', ''])).toEqual(['a', 'b', null, '']);
  expect(namesIn('en', ['b', null, 'a', ''], true)).toEqual(['b', 'a', null, '']);
  const rows = [
    machine({ price: null }),
    machine({ price: '9.5' }),
    machine({ price: '-20' }),
    machine({ price: '100.00' }),
  ];
  expect(found(rows, { sort: [{ id: 'price', desc: false }] })).toEqual([2, 1, 3, 0]);
  expect(found(rows, { sort: [{ id: 'price', desc: true }] })).toEqual([3, 1, 2, 0]);
});

test('the store sorts by several keys and keeps the order of equal rows', () => {
  const rows = [
    machine({ brand: 'Volvo', price: '2' }),
    machine({ brand: 'JCB', price: '1' }),
    machine({ brand: 'Volvo', price: '3' }),
    machine({ brand: 'JCB', price: '1' }),
  ];
  const sort = [
    { id: 'brand', desc: true },
    { id: 'price', desc: true },
  ];
  expect(found(rows, { sort })).toEqual([2, 0, 1, 3]);
  expect(found(rows, { sort: [{ id: 'unknown', desc: false }] })).toEqual([0, 1, 2, 3]);
});

test('the store sorts timestamps by time', () => {
  const rows = [
    machine({ updatedAt: '2026-05-31T23:30:00-02:00' }),
    machine({ updatedAt: '2026-06-01T00:30:00Z' }),
    machine({ updatedAt: null }),
  ];
  expect(found(rows, { sort: [{ id: 'updated', desc: false }] })).toEqual([1, 0, 2]);
});

const fleet = [
  machine({
    name: 'Crawler excavator, 20 t',
    brand: 'Komatsu',
    price: '360.00',
    updatedAt: '2026-05-31T22:00:00Z',
  }),
  machine({
    name: 'Mini excavator (Chișinău)',
    brand: 'Kubota',
    price: '150.00',
    hasOperator: true,
  }),
  machine({ name: 'Łódź lift+', brand: 'Genie', price: null, updatedAt: null }),
  machine({ name: 'Ёмкость 5 м³', brand: 'JCB', price: '40.00' }),
];

test.each<[string, Partial<RowQuery>, number[]]>([
  ['a text in any case', { filters: { name: { contains: 'EXCAV' } } }, [0, 1]],
  ['a text without its accents', { search: 'chisinau' }, [1]],
  ['letters that only look accented', { search: 'lodz' }, [2]],
  ['е for ё', { search: 'емкость' }, [3]],
  ['signs as they are', { search: 'lift+' }, [2]],
  ['all words, in any field', { search: 'komatsu 20' }, [0]],
  ['one of several', { filters: { brand: { oneOf: ['Genie', 'JCB'] } } }, [2, 3]],
  ['yes', { filters: { operator: { oneOf: ['true'] } } }, [1]],
  ['numbers between bounds', { filters: { price: { from: '40', to: '150' } } }, [1, 3]],
  ['numbers from a bound', { filters: { price: { from: '150.01' } } }, [0]],
  ['days, both included', { filters: { updated: { from: '2026-05-31', to: '2026-05-31' } } }, [0]],
  ['what is empty', { filters: { price: { isEmpty: true } } }, [2]],
  ['what is filled in', { filters: { price: { isEmpty: false } } }, [0, 1, 3]],
  ['several filters together', { search: 'excavator', filters: { price: { to: '200' } } }, [1]],
  ['nothing', { search: 'bulldozer' }, []],
])('the store finds %s', (_, query, expected) => {
  expect(found(fleet, query)).toEqual(expected);
});

test('the store keeps the order of matching rows', () => {
  const sort = [{ id: 'price', desc: false }];
  expect(found(fleet, { sort, search: 'e' })).toEqual([1, 0, 2]);
});
