import * as z from 'zod/mini';

const scalar = z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean()]);
const value = z.union([scalar, z.array(z.union([z.string(), z.number()])).check(z.maxLength(100))]);

/**
 * The filters of a list as JSON, key by key what an address says with `filter[field][operator]`:
 * `{ "status": "new", "prices.price_per_hour": { "gte": "20" }, "brand": { "in": [1, 2] } }`.
 */
export const filterJsonSchema = z
  .record(z.string().check(z.maxLength(64)), z.union([value, z.record(z.string(), value)]))
  .check(z.refine((filters) => Object.keys(filters).length <= 50));

export type FilterJson = z.infer<typeof filterJsonSchema>;
type FilterJsonValue = z.infer<typeof value>;

/** The same filters as pairs of an address: `[['filter[status]', 'new']]`. */
export function filterPairs(filters: FilterJson): readonly (readonly [string, string])[] {
  return Object.entries(filters).flatMap(
    ([path, given]): readonly (readonly [string, string])[] => {
      if (typeof given !== 'object' || Array.isArray(given)) {
        const operator = Array.isArray(given) ? '[in]' : '';
        return [[`filter[${path}]${operator}`, textOf(given)]];
      }
      return Object.entries(given as Readonly<Record<string, FilterJsonValue>>).map(
        ([operator, one]) => [
          `filter[${path}]${operator === 'eq' ? '' : `[${operator}]`}`,
          textOf(one),
        ],
      );
    },
  );
}

function textOf(value: FilterJsonValue): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}
