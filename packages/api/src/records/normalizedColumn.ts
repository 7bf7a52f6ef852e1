import { fieldAt } from '@rentyard/contract/schema/resource';
import type { SQL } from 'drizzle-orm';
import { column } from '../db/sqlFragments.ts';
import { fieldKindOf } from './fieldKinds/fieldKinds.ts';
import { columnName, type ResourceBinding } from './resourceBinding.ts';
import { record } from './shapes.ts';

/**
 * The value of a record by which it compares with records of other currencies, in euro; undefined
 * for a field that is compared as it is stored.
 */
export function normalizedColumn(binding: ResourceBinding, path: string): SQL | undefined {
  const field = fieldAt(binding.resource, path);
  const normalized =
    field && fieldKindOf(field).normalizedColumn?.(field, columnName(binding, path));
  return normalized === undefined ? undefined : column(record, normalized);
}
