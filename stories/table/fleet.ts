import type { ClientField } from '@rentyard/ui/ClientTable';
import {
  badgeColumn,
  type DataColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  stackColumn,
  textColumn,
} from '@rentyard/ui/DataTable';

/** A machine of a fleet that a page has in memory. */
export interface Machine {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly category: string;
  readonly brand: string;
  readonly region: string;
  readonly price: string | null;
  readonly hours: number;
  readonly state: 'free' | 'rented' | 'repair';
  readonly servicedAt: string;
}

const kinds = [
  ['Crawler excavator, 20 t', 'Excavators', 'Komatsu'],
  ['Mini excavator 1.8 t', 'Excavators', 'Kubota'],
  ['Backhoe loader 3CX', 'Loaders', 'JCB'],
  ['Telehandler 17 m', 'Telehandlers', 'Manitou'],
  ['Crawler crane, 80 t', 'Cranes', 'Liebherr'],
  ['Plate compactor 160 kg', 'Compaction', 'Wacker Neuson'],
  ['Scissor lift 12 m', 'Lifts', 'Genie'],
] as const;
const regions = ['Chișinău', 'Bălți', 'Kyiv', 'Odesa', 'Iași', 'Gdańsk', 'İzmir'] as const;
const states = ['free', 'rented', 'rented', 'repair'] as const;
const latest = Date.UTC(2026, 4, 31, 12);
const day = 86_400_000;

/** A fleet with the same data every time. */
export function makeFleet(size: number): readonly Machine[] {
  return Array.from({ length: size }, (_, index) => {
    const [kind, category, brand] = pick(kinds, index * 5 + Math.floor(index / 7));
    return {
      id: index + 1,
      name: `${kind} No. ${((index * 7_919) % size) + 1}`,
      code: `M-${100_001 + index}`,
      category,
      brand,
      region: pick(regions, index * 3),
      price: index % 11 === 10 ? null : `${40 + ((index * 37) % 900)}.50`,
      hours: (index * 104_729) % 20_011,
      state: pick(states, index * 3 + (index % 5)),
      servicedAt: new Date(latest - ((index * 13) % 700) * day).toISOString(),
    };
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

const words = { free: 'Free', rented: 'Rented', repair: 'In repair' } as const;
const tones = { free: 'success', rented: 'info', repair: 'warning' } as const;
const optionsOf = (values: readonly string[]) =>
  [...new Set(values)].sort().map((value) => ({ value, label: value }));

/** Fields to sort, search and filter the fleet by. */
export const fleetFields: readonly ClientField<Machine>[] = [
  { id: 'name', label: 'Name', kind: 'text', value: (row) => row.name, isSearched: true },
  { id: 'code', label: 'Code', kind: 'text', value: (row) => row.code, isSearched: true },
  {
    id: 'category',
    label: 'Category',
    kind: 'choice',
    value: (row) => row.category,
    options: optionsOf(kinds.map(([, category]) => category)),
  },
  {
    id: 'region',
    label: 'Region',
    kind: 'choice',
    value: (row) => row.region,
    isSearched: true,
    options: optionsOf(regions),
  },
  { id: 'price', label: 'Per shift', kind: 'number', value: (row) => row.price },
  { id: 'hours', label: 'Hours', kind: 'number', value: (row) => row.hours },
  {
    id: 'state',
    label: 'State',
    kind: 'choice',
    value: (row) => row.state,
    options: Object.entries(words).map(([value, label]) => ({ value, label })),
  },
  { id: 'servicedAt', label: 'Serviced', kind: 'date', value: (row) => row.servicedAt },
];

const count = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export const fleetColumns: readonly DataColumn<Machine>[] = [
  stackColumn({
    id: 'name',
    header: 'Name',
    isPrimary: true,
    minWidth: 240,
    sortKey: 'name',
    value: (row) => row.name,
    detail: (row) => row.code,
  }),
  textColumn({
    id: 'category',
    header: 'Category',
    sortKey: 'category',
    value: (row) => row.category,
  }),
  textColumn({ id: 'brand', header: 'Brand', value: (row) => row.brand }),
  textColumn({ id: 'region', header: 'Region', sortKey: 'region', value: (row) => row.region }),
  moneyColumn({
    id: 'price',
    header: 'Per shift',
    sortKey: 'price',
    value: (row) => row.price,
    currency: () => 'USD',
    absent: 'on request',
  }),
  numberColumn({
    id: 'hours',
    header: 'Hours',
    sortKey: 'hours',
    value: (row) => row.hours,
    format: (value) => count.format(value),
  }),
  badgeColumn({
    id: 'state',
    header: 'State',
    sortKey: 'state',
    value: (row) => words[row.state],
    tone: (row) => tones[row.state],
  }),
  dateColumn({
    id: 'servicedAt',
    header: 'Serviced',
    sortKey: 'servicedAt',
    value: (row) => row.servicedAt,
    format: (moment) => date.format(new Date(moment)),
  }),
];
