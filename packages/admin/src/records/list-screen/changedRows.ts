import type { RecordChanged } from '@rentyard/contract/entities/events';
import type { RecordBase } from '@rentyard/contract/schema/values';

/** The last thing that somebody else did to each record since the list was opened. */
export type HeardChanges = ReadonlyMap<number, Pick<RecordChanged, 'version' | 'action'>>;

const added: readonly RecordChanged['action'][] = ['create', 'restore'];

/** More than this is no more news than this. */
const heardAtMost = 1_000;

/** Takes in a change; of a record that was made and changed since, that it is new. */
export function withChange(heard: HeardChanges, changed: RecordChanged): HeardChanges {
  const { id, version, action } = changed;
  const before = heard.get(id);
  if (!before && heard.size >= heardAtMost) return heard;
  const isStillNew = before && added.includes(before.action) && action !== 'delete';
  return new Map(heard).set(id, { version, action: isStillNew ? before.action : action });
}

/**
 * How many records of an open page are not as it shows them. Rows count when their version is older than
 * what was heard, or when they are gone; new records count where the list is of all of them.
 */
export function countChanged(
  heard: HeardChanges,
  rows: readonly RecordBase[],
  { isNarrowed }: { readonly isNarrowed: boolean },
): number {
  const shown = new Map(rows.map((row) => [row.id, row.version]));
  return [...heard].filter(([id, { version, action }]) => {
    const known = shown.get(id);
    if (known !== undefined) return known < version;
    return !isNarrowed && added.includes(action);
  }).length;
}
