import type { SortKey } from '@rentyard/contract/schema/listQuery';
import { sortOf } from '@rentyard/contract/schema/parseListQuery';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, type Locale, literal, name, preferredText } from '../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from './resourceBinding.ts';
import { record } from './shapes.ts';
import { type Targets, targetOf } from './targets.ts';

/** One sort key of a list; the first key has priority. */
export interface OrderKey {
  readonly value: SQL;
  readonly isDescending: boolean;
  /** Never null, according to the schema. */
  readonly isFilled: boolean;
  /** A stored column; any other value is computed for every row. */
  readonly isStored: boolean;
}

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
  const chosen = sort.length > 0 ? sort : sortOf(resource, resource.defaultSort).value;
  const keys = chosen.map(({ path, isDescending }) => ({
    ...sortValue(binding, targets, path, locale),
    isDescending,
  }));
  if (chosen.some(({ path }) => path === 'id')) return keys;
  const isDescending = chosen.at(-1)?.isDescending === true;
  const id = { value: column(record, 'id'), isFilled: true, isStored: true };
  return [...keys, { ...id, isDescending }];
}

/** The keys as an `order by`; nulls come last in both directions. */
export function inOrder(keys: readonly OrderKey[]): SQL {
  return joined(keys.map(({ value, ...key }) => sql`${value}${direction(key)}`));
}

/** The SQL suffix for the direction of a key. */
export function direction({ isDescending, isFilled }: Omit<OrderKey, 'value'>): SQL {
  if (!isDescending) return sql``;
  return isFilled ? sql` desc` : sql` desc nulls last`;
}

/** The order of a list. */
export function orderOf(
  binding: ResourceBinding,
  targets: Targets,
  sort: readonly SortKey[],
  locale: Locale,
): SQL {
  return inOrder(orderKeys(binding, targets, sort, locale));
}

type SortValue = Omit<OrderKey, 'isDescending'>;

function sortValue(
  binding: ResourceBinding,
  targets: Targets,
  path: string,
  locale: Locale,
): SortValue {
  const field = fieldAt(binding.resource, path);
  const stored = column(record, columnName(binding, path));
  switch (field?.kind) {
    case 'text':
      return { value: named(stored), isFilled: field.required === true, isStored: false };
    case 'translated':
      // A required text exists at least in the default language.
      return {
        value: named(preferredText(stored, locale), locale.language),
        isFilled: field.required === true,
        isStored: false,
      };
    case 'reference': {
      const target = targetOf(targets, field.to);
      const label = sql`(select ${target.label('t', locale)} from ${name(target.table)} t where t.id = ${stored})`;
      return { value: named(label, locale.language), isFilled: false, isStored: false };
    }
    case 'boolean':
      return { value: stored, isFilled: true, isStored: true };
    default:
      return {
        value: stored,
        isFilled: field?.required === true || isAlwaysThere(path),
        isStored: true,
      };
  }
}

/** The id and the timestamps that every record has. */
function isAlwaysThere(path: string): boolean {
  return path === 'id' || path === 'created_at' || path === 'updated_at';
}

/** Languages with letters of their own in the alphabet; see migration 0071. */
const ownLetters: ReadonlySet<string> = new Set(['ua', 'ro', 'tr', 'pl']);

/**
 * The sort value of a text: ignores case and accents, and is the same on every database. The
 * expression must equal the one in the indexes of the migrations.
 */
export function named(text: SQL, language = ''): SQL {
  return ownLetters.has(language)
    ? sql`sort_key(${text}, ${literal(language)}) collate "C"`
    : sql`fold(${text}) collate "C"`;
}
