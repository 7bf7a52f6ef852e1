import { fieldAt } from '@rentyard/contract/resource';
import { type SQL, sql } from 'drizzle-orm';
import { type Asked, column, joined, name, preferredText } from './fragments.ts';
import { columnName, type Kept } from './kept.ts';
import type { SortKey } from './listQuery.ts';
import { record } from './shapes.ts';
import { type Targets, targetOf } from './targets.ts';

/**
 * The order of a list. The id breaks ties, in the direction of the last key, so that the order is the
 * same on every page; what is not filled in comes last either way.
 */
export function orderOf(kept: Kept, targets: Targets, sort: readonly SortKey[], asked: Asked): SQL {
  const keys = sort.map(({ path, isDescending }) => {
    const { value, isFilled } = sortValue(kept, targets, path, asked);
    if (!isDescending) return value;
    return isFilled ? sql`${value} desc` : sql`${value} desc nulls last`;
  });
  const tieBreak = sort.at(-1)?.isDescending ? sql`r.id desc` : sql`r.id`;
  return joined(sort.some(({ path }) => path === 'id') ? keys : [...keys, tieBreak]);
}

interface SortValue {
  readonly value: SQL;
  /** Never null, as the database knows it. */
  readonly isFilled: boolean;
}

function sortValue(kept: Kept, targets: Targets, path: string, asked: Asked): SortValue {
  const field = fieldAt(kept.resource, path);
  const stored = column(record, columnName(kept, path));
  switch (field?.kind) {
    case 'text':
      return { value: named(stored), isFilled: field.required === true };
    case 'translated':
      // A required text is there at least in the default language.
      return { value: named(preferredText(stored, asked)), isFilled: field.required === true };
    case 'reference': {
      const target = targetOf(targets, field.to);
      const label = sql`(select ${target.label('t', asked)} from ${name(target.table)} t where t.id = ${stored})`;
      return { value: named(label), isFilled: false };
    }
    case 'boolean':
      return { value: stored, isFilled: true };
    default:
      return { value: stored, isFilled: field?.required === true || isAlwaysThere(path) };
  }
}

/** The id and the moments of every record. */
function isAlwaysThere(path: string): boolean {
  return path === 'id' || path === 'created_at' || path === 'updated_at';
}

/** Names are ordered without regard to case and accents, and alike on every database. */
function named(text: SQL): SQL {
  return sql`fold(${text}) collate "C"`;
}
