import type { Change, HistoryEntry } from '@rentyard/contract/schema/history';
import { fieldAt, fieldPathOf, type Resource } from '@rentyard/contract/schema/resource';

/** The undone entries of a history, by index: from `first`, without `end`. */
interface Undone {
  readonly first: number;
  readonly end: number;
}

/**
 * What undoing these entries would change in the record: each field with its value today and the
 * restored one. Entries are newest first and start with the newest of the record. Statuses,
 * computed fields and secrets are not restored.
 */
export function revertedChanges(
  resource: Resource,
  entries: readonly HistoryEntry[],
  { first, end }: Undone,
): readonly Change[] {
  const today = new Map<string, unknown>();
  const restored = new Map<string, unknown>();
  for (const [index, { changes }] of entries.slice(0, end).entries()) {
    for (const { path, from, to } of changes) {
      if (!today.has(path)) today.set(path, to);
      if (index >= first) restored.set(path, from);
    }
  }
  return [...restored].flatMap(([path, to]): readonly Change[] => {
    const from = today.get(path);
    const isSame = JSON.stringify(from) === JSON.stringify(to);
    return isSame || !isRevertible(resource, path) ? [] : [{ path, from, to }];
  });
}

/** Whether a revert restores this field. */
export function isRevertible(resource: Resource, path: string): boolean {
  const field = fieldAt(resource, fieldPathOf(resource, path));
  return field !== undefined && !field.readOnly && field.kind !== 'secret';
}
