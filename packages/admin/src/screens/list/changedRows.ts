import type { RecordChanged } from '@rentyard/contract/entities/collaboration/events';
import type { RecordBase } from '@rentyard/contract/schema/values';

/** The last change of each record by another user since the list was opened. */
export type ReceivedChanges = ReadonlyMap<number, Pick<RecordChanged, 'version' | 'action'>>;

const added: readonly RecordChanged['action'][] = ['create', 'restore'];

/** Past 1,000 changed records the exact number no longer matters. */
const receivedAtMost = 1_000;

/** Adds a change. A record that was created and then changed stays "created". */
export function withChange(received: ReceivedChanges, changed: RecordChanged): ReceivedChanges {
  const { id, version, action } = changed;
  const before = received.get(id);
  if (!before && received.size >= receivedAtMost) return received;
  const isStillNew = before && added.includes(before.action) && action !== 'delete';
  return new Map(received).set(id, { version, action: isStillNew ? before.action : action });
}

/**
 * How many records of an open page are outdated. A row counts when its version is older than the
 * last change, or when it was deleted; new records count in an unfiltered list.
 */
export function countChanged(
  received: ReceivedChanges,
  rows: readonly RecordBase[],
  { isNarrowed }: { readonly isNarrowed: boolean },
): number {
  const shown = new Map(rows.map((row) => [row.id, row.version]));
  return [...received].filter(([id, { version, action }]) => {
    const known = shown.get(id);
    if (known !== undefined) return known < version;
    return !isNarrowed && added.includes(action);
  }).length;
}
