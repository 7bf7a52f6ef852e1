import { get, set } from 'react-hook-form';
import { isOpen, isSame } from './formValues.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Merged<State> {
  /** The changes of both sides. A value that both changed is as typed here. */
  readonly values: State;
  /** Dotted paths of the values that both sides changed differently. */
  readonly conflicts: readonly string[];
}

/**
 * Three-way merge of form values (P-EDIT-5): the local changes from `base` to `mine` on top of
 * `theirs`. It merges single languages and single fields of a group; a reference or a list is one
 * value. The result has the fields of `theirs`.
 */
export function merge<State extends Values>(
  base: State,
  mine: State,
  theirs: State,
): Merged<State> {
  const conflicts: string[] = [];
  const values = Object.keys(theirs).map((key) => {
    const [from, typed, now] = [base[key], mine[key], theirs[key]];
    if (isOpen(from) && isOpen(typed) && isOpen(now)) {
      const inner = merge(from, typed, now);
      conflicts.push(...inner.conflicts.map((path) => `${key}.${path}`));
      return [key, inner.values] as const;
    }
    if (isConflict(from, typed, now)) conflicts.push(key);
    return [key, isSame(from, typed) ? now : typed] as const;
  });
  return { values: Object.fromEntries(values) as State, conflicts };
}

interface EntryRules<Entry> {
  /**
   * Merges an entry that exists in all three states. By default the changed entry wins, and `mine`
   * wins over `theirs`.
   */
  readonly join?: (base: Entry, mine: Entry, theirs: Entry) => Entry;
  /**
   * Whether the server stores the entry. If so, only the server decides whether it still exists.
   */
  readonly isStored?: (entry: Entry) => boolean;
}

/**
 * Three-way merge of collections with stable keys: rows of a list, cells of a grid, permissions.
 * Both sides may add and remove entries. The result has the order of `mine`, followed by entries
 * that only `theirs` has.
 */
export function mergeEntries<Entry>(
  base: ReadonlyMap<string, Entry>,
  mine: ReadonlyMap<string, Entry>,
  theirs: ReadonlyMap<string, Entry>,
  { join, isStored = () => false }: EntryRules<Entry> = {},
): Merged<ReadonlyMap<string, Entry>> {
  const values = new Map<string, Entry>();
  const conflicts: string[] = [];
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [from, typed, now] = [base.get(key), mine.get(key), theirs.get(key)];
    const known = now ?? from;
    const isOfServer =
      known !== undefined && isStored(known) && (typed === undefined || now === undefined);
    const isTheirs = isOfServer || isSame(from, typed);
    const isInAll = from !== undefined && typed !== undefined && now !== undefined;
    const changed = isInAll && join ? join(from, typed, now) : typed;
    const entry = isTheirs ? now : changed;
    if (entry !== undefined) values.set(key, entry);
    if (!isTheirs && isConflict(from, typed, now)) conflicts.push(key);
  }
  return { values, conflicts };
}

/** The same values, with the given paths taken from another state. */
export function withValuesAt<State extends Values>(
  values: State,
  paths: readonly string[],
  from: Values,
): State {
  const changed = structuredClone(values);
  for (const path of paths) set(changed, path, get(from, path));
  return changed;
}

function isConflict(from: unknown, typed: unknown, now: unknown): boolean {
  return !isSame(from, typed) && !isSame(from, now) && !isSame(typed, now);
}
