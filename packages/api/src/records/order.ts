import type { SortKey } from '@rentyard/contract/schema/listQuery/listQuery';
import { parseSort } from '@rentyard/contract/schema/listQuery/parseListQuery';
import { fieldAt } from '@rentyard/contract/schema/resource';
import type { SQL } from 'drizzle-orm';
import { column, type Locale } from '../db/sqlFragments.ts';
import type { SortValue } from './fieldKinds/fieldKind.ts';
import { fieldKindOf } from './fieldKinds/fieldKinds.ts';
import { normalizedColumn } from './normalizedAmounts.ts';
import { inOrder, type OrderKey } from './orderKey.ts';
import { record } from './shapes.ts';
import { columnName, type ResourceBinding } from './store.ts';
import type { Targets } from './targets.ts';

/**
 * The sort keys of a list, or of the default order of the resource. The id breaks ties, in the
 * direction of the last key, so that every page uses the same order.
 */
export function orderKeys(
  binding: ResourceBinding,
  targets: Targets,
  sort: readonly SortKey[],
  locale: Locale,
): readonly OrderKey[] {
  const { resource } = binding;
  const chosen = sort.length > 0 ? sort : parseSort(resource, resource.defaultSort).value;
  const keys = chosen.flatMap(({ path, isDescending }) =>
    sortValues(binding, targets, path, locale).map((value) => ({ ...value, isDescending })),
  );
  if (chosen.some(({ path }) => path === 'id')) return keys;
  const isDescending = chosen.at(-1)?.isDescending === true;
  const id = { value: column(record, 'id'), isFilled: true, isStored: true };
  return [...keys, { ...id, isDescending }];
}

/** The order of a list. */
export function buildOrder(
  binding: ResourceBinding,
  targets: Targets,
  sort: readonly SortKey[],
  locale: Locale,
): SQL {
  return inOrder(orderKeys(binding, targets, sort, locale));
}

/**
 * Usually one expression. Amounts sort by their value in euro; those without a rate follow by their
 * number.
 */
function sortValues(
  binding: ResourceBinding,
  targets: Targets,
  path: string,
  locale: Locale,
): readonly SortValue[] {
  const field = fieldAt(binding.resource, path);
  const stored = column(record, columnName(binding, path));
  const order = field && fieldKindOf(field).order?.(field, stored, { targets, locale });
  if (order) return [order];
  const isFilled = field?.required === true || isAlwaysThere(path);
  const own = { value: stored, isFilled, isStored: true };
  const normalized = normalizedColumn(binding, path);
  return normalized ? [{ value: normalized, isFilled: false, isStored: true }, own] : [own];
}

/** The id and the timestamps that every record has. */
function isAlwaysThere(path: string): boolean {
  return path === 'id' || path === 'created_at' || path === 'updated_at';
}
