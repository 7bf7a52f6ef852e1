import type { Change } from '@rentyard/contract/history';
import { plainFields, type Resource } from '@rentyard/contract/resource';
import type { ListField } from '@rentyard/contract/rows';
import { valueAt } from '@rentyard/contract/schema';
import { plainRows } from './rows.ts';

type Edited = Readonly<Record<string, unknown>>;

/**
 * What differs between two edit shapes of a record, field by field and language by language. References
 * are compared by id and told with their names. A secret is only said to have changed when `secrets`
 * names it: its value is nobody's business.
 */
export function diffOf(
  resource: Resource,
  before: Edited,
  after: Edited,
  secrets: readonly string[] = [],
): readonly Change[] {
  return plainFields(resource).flatMap(([path, field]): readonly Change[] => {
    if (field.kind === 'secret')
      return secrets.includes(path) ? [{ path, from: null, to: null }] : [];
    const from = valueAt(before, path) ?? null;
    const to = valueAt(after, path) ?? null;
    if (field.kind === 'translated' || field.kind === 'plural')
      return languageChanges(path, from, to);
    const isKept = field.kind === 'list' ? hasSameRows(field, from, to) : isSame(from, to);
    return isKept ? [] : [{ path, from, to }];
  });
}

function languageChanges(path: string, from: unknown, to: unknown): readonly Change[] {
  const before = (from ?? {}) as Edited;
  const after = (to ?? {}) as Edited;
  const languages = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...languages].sort().flatMap((language) => {
    const change = { from: before[language] ?? null, to: after[language] ?? null };
    return isSame(change.from, change.to) ? [] : [{ path: `${path}.${language}`, ...change }];
  });
}

/** Rows are the same when all that they hold is; what a reference is called is not theirs. */
function hasSameRows(field: ListField, from: unknown, to: unknown): boolean {
  return JSON.stringify(plainRows(field, from)) === JSON.stringify(plainRows(field, to));
}

function isSame(from: unknown, to: unknown): boolean {
  if (Array.isArray(from) && Array.isArray(to)) {
    return from.length === to.length && from.every((one, at) => isSame(one, to[at]));
  }
  if (hasId(from) && hasId(to)) return from.id === to.id;
  return JSON.stringify(from) === JSON.stringify(to);
}

function hasId(value: unknown): value is { readonly id: unknown } {
  return value !== null && typeof value === 'object' && 'id' in value;
}
