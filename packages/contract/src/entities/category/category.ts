import {
  aliasBounds,
  boolean,
  choice,
  group,
  image,
  lastSortOrder,
  longTextMax,
  money,
  nameBounds,
  number,
  owned,
  reference,
  text,
  translated,
} from '../../schema/fields.ts';
import { compareAmounts } from '../../schema/money/amounts.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';
import { categoryIcons } from './categoryIcons.ts';
import { cellsOnce, priceSettings } from './prices.ts';

/** The fields that categories and category groups share. */
export const categoryFields = {
  name: translated({ ...nameBounds, required: true }),
  alt_name: translated({ max: 255, detail: true }),
  /** Inflected forms of the name for use in sentences, such as the genitive singular and plural. */
  declension_one: translated({ max: 255, detail: true }),
  declension_two: translated({ max: 255, detail: true }),
  alias: text({ ...aliasBounds, required: true, unique: true, generated: 'name' }),
  sort_order: lastSortOrder(),
  in_top: boolean({ default: false }),
  /** In the currency of the price interval, or with two decimal places if it has no currency. */
  min_hour_price: money({ currency: 'price_interval.currency' }),
  /** The usual price of an hour. */
  price_interval: group({
    fields: {
      from: money({ currency: 'currency' }),
      to: money({ currency: 'currency' }),
      currency: reference({ to: 'currencies' }),
    },
  }),
  active: boolean({ default: true }),
  photo: image({}),
  icon: choice({ options: categoryIcons }),
  title: translated({ max: 255, detail: true }),
  keywords: translated({ max: 500, detail: true }),
  description: translated({ max: longTextMax, multiline: true, detail: true }),
  prices: priceSettings,
  /** Offers of the category that are not in the trash. For a group: those of all its categories. */
  offers_count: number({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    required: true,
    readOnly: true,
    computed: true,
  }),
} as const;

/** The type of the shared fields, for `FieldPath` and `SortPath`. */
export type CategoryBasics = {
  readonly fields: typeof categoryFields;
  readonly sort: typeof categorySort;
};

export const categorySearch = ['name', 'alt_name', 'alias'] as const;
export const categorySort = [
  'name',
  'alias',
  'sort_order',
  'in_top',
  'active',
  'min_hour_price',
] as const;
export const categoryFilter = [
  'name',
  'alias',
  'sort_order',
  'in_top',
  'active',
  'min_hour_price',
  'price_interval.from',
  'price_interval.to',
  'price_interval.currency',
  'photo',
  'icon',
] as const;

interface Interval {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly currency?: unknown;
}

/** An interval needs a currency, and its end is not less than its start. */
const wholeInterval: Check = (record) => {
  const { from, to, currency } = (record.price_interval ?? {}) as Interval;
  const path = 'price_interval';
  if ((from || to) && !currency) {
    return [
      { path: `${path}.currency`, problem: { id: 'required', values: { field: 'currency' } } },
    ];
  }
  // The bound of its currency refuses an end of 0.
  const isComparable = from && to && compareAmounts(to, '0') > 0;
  if (!isComparable || compareAmounts(from, to) <= 0) return [];
  return [{ path: `${path}.to`, problem: { id: 'min_value', values: { number: from } } }];
};

export const categoryChecks: readonly Check[] = [wholeInterval, cellsOnce];

export const category = defineResource({
  name: 'categories',
  subject: 'categories',
  label: 'name',
  fields: {
    ...categoryFields,
    /** Its own characteristics. Those of its groups apply to it too. */
    properties: owned({ of: 'properties', by: 'category', detail: true }),
  },
  search: categorySearch,
  sort: categorySort,
  defaultSort: 'sort_order',
  filter: categoryFilter,
  health: ['no_photo'],
  checks: categoryChecks,
});

export type CategoryRow = RowOf<typeof category>;
