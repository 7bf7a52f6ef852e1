import {
  boolean,
  choice,
  key,
  list,
  nameBounds,
  number,
  reference,
  sortOrder,
  translated,
} from '../../schema/fields.ts';
import { intervalProblems } from '../../schema/intervalProblems.ts';
import { type Check, defineResource, type EditedOf, type RowOf } from '../../schema/resource.ts';
import { numberBounds } from './characteristics.ts';

/**
 * Offer forms show only `active` characteristics: `new` ones are in preparation, `hidden` ones were
 * withdrawn.
 */
export const propertyStatuses = ['new', 'active', 'hidden'] as const;

/** A characteristic belongs to either a category or a group. */
const oneOwner: Check = ({ category, category_group }) => {
  if (category && category_group) {
    return [{ path: 'category_group', problem: { id: 'not_allowed' } }];
  }
  const problem = { id: 'required', values: { field: 'category' } };
  return category || category_group ? [] : [{ path: 'category', problem }];
};

interface ValueRow {
  readonly name?: Readonly<Record<string, string | null>>;
}

/** The names of the values are unique in every language. */
const valuesOnce: Check = ({ values }) => {
  const seen = new Set<string>();
  return ((values ?? []) as readonly ValueRow[]).flatMap(({ name }, at) =>
    Object.entries(name ?? {}).flatMap(([language, text]) => {
      const read = `${language} ${text?.trim().toLowerCase()}`;
      if (!text || !seen.has(read)) {
        seen.add(read);
        return [];
      }
      return [{ path: `values.${at}.name.${language}`, problem: { id: 'repeated' } }];
    }),
  );
};

const orderedBounds: Check = ({ min, max }) =>
  typeof min === 'number' && typeof max === 'number' && max < min
    ? [{ path: 'max', problem: { id: 'min_value', values: { number: min } } }]
    : [];

const orderedRanges: Check = ({ ranges }) => intervalProblems('ranges', ranges);

/**
 * A characteristic of the offers of a category. An offer answers with values, with a number if the
 * characteristic is numeric, or with free text if `allow_custom` is set. The permissions are those
 * of categories.
 */
export const property = defineResource({
  name: 'properties',
  subject: 'categories',
  label: 'name',
  fields: {
    category: reference({ to: 'categories', owner: true }),
    category_group: reference({ to: 'category_groups', owner: true }),
    name: translated({ ...nameBounds, required: true }),
    required: boolean({ default: false }),
    multiple: boolean({ default: false }),
    allow_custom: boolean({ default: false }),
    is_numeric: boolean({ default: false }),
    status: choice({ options: propertyStatuses, default: 'active' }),
    sort_order: sortOrder(),
    values: list({
      max: 500,
      fields: {
        id: key(),
        name: translated({ min: 1, max: 255, required: true }),
        sort_order: sortOrder(),
      },
    }),
    /**
     * Ranges group offers by their number in the marketplace's filter. They do not restrict the
     * number.
     */
    ranges: list({
      max: 100,
      fields: {
        from: number({ ...numberBounds, required: true }),
        to: number({ ...numberBounds, required: true }),
      },
    }),
    /** Bounds of the number in an answer. */
    min: number(numberBounds),
    max: number(numberBounds),
  },
  search: ['name'],
  sort: ['name', 'sort_order', 'status', 'category', 'category_group'],
  defaultSort: 'sort_order',
  filter: [
    'name',
    'category',
    'category_group',
    'required',
    'multiple',
    'allow_custom',
    'is_numeric',
    'status',
    'sort_order',
  ],
  checks: [oneOwner, valuesOnce, orderedBounds, orderedRanges],
});

export type PropertyRow = RowOf<typeof property>;
export type PropertyEdited = EditedOf<typeof property>;
