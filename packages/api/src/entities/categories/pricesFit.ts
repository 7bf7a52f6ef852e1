import type { Characteristic } from '@rentyard/contract/entities/property/characteristicRules';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import type { Saving } from '../../records/store.ts';
import { applyingTo, ownedBy, propertiesJson } from './categoryProperties.ts';

interface PriceRow {
  readonly property: number;
  readonly value: number | null;
}

/** Checks that prices use characteristics of the category, and values of these. */
export async function checkPrices({
  write,
  id,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const rows = (after.prices ?? []) as readonly PriceRow[];
  if (rows.length === 0 || JSON.stringify(before?.prices) === JSON.stringify(rows)) return [];
  const { tx, store, binding, locale } = write;
  const isGroup = binding.resource.name === 'category_groups';
  // A new category has no characteristics yet.
  const which = id ?? 0;
  const where = isGroup ? ownedBy('category_group', which) : applyingTo(which);
  const json = await propertiesJson(tx, store, { where, shape: 'show', locale });
  const known = new Map(
    (JSON.parse(json) as readonly Characteristic[]).map((one) => [one.id, one.values]),
  );
  return rows.flatMap(({ property, value }, at): readonly FieldProblem[] => {
    const values = known.get(property);
    if (!values) return [{ path: `prices.${at}.property`, problem: { id: 'not_of_category' } }];
    const isOffered = value === null || values.some((one) => one.id === value);
    return isOffered ? [] : [{ path: `prices.${at}.value`, problem: { id: 'choice' } }];
  });
}
