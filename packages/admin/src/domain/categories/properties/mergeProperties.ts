import type { FormValues } from '../../../records/form/values/formValues.ts';
import {
  type Merged,
  merge,
  mergeEntries,
  withValuesAt,
} from '../../../records/form/values/merge.ts';
import { readRows } from './propertyDrafts.ts';

/**
 * Merges the changes of two users row by row. The values and the ranges of a row are one value
 * each. Conflicts are named by the `uid` of their row: `properties.p12.name.en`.
 */
export function mergeProperties(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Merged<FormValues> {
  const conflicts: string[] = [];
  const properties = mergeRows(
    readRows(base),
    readRows(mine),
    readRows(theirs),
    (from, typed, now) => {
      const merged = merge(from, typed, now);
      conflicts.push(...merged.conflicts.map((path) => `properties.${now.uid}.${path}`));
      return merged.values;
    },
  );
  return { values: { properties }, conflicts };
}

/**
 * Moves values typed during a save on top of the stored state. Values of a row are merged one by
 * one.
 */
export function carryOverProperties(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FormValues {
  const properties = mergeRows(
    readRows(base),
    readRows(mine),
    readRows(theirs),
    (from, typed, now) => ({
      ...mergeRow(from, typed, now),
      values: mergeRows(from.values, typed.values, now.values, mergeRow),
    }),
  );
  return { properties };
}

/** Takes the values of conflicting paths from the other state. */
export function takeTheirProperties(
  values: FormValues,
  paths: readonly string[],
  theirs: FormValues,
): FormValues {
  const properties = readRows(values).map((row) => {
    const other = readRows(theirs).find(({ uid }) => uid === row.uid);
    return other ? withValuesAt(row, pathsInRow(row.uid, paths), other) : row;
  });
  return { properties };
}

/** The paths inside one row. */
export function pathsInRow(uid: string, paths: readonly string[]): readonly string[] {
  const start = `properties.${uid}.`;
  return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

function mergeRow<Row extends Marked>(from: Row, typed: Row, now: Row): Row {
  return merge(from, typed, now).values;
}

type Marked = {
  readonly uid: string;
  /** Id on the server; null for a new one. */
  readonly id: number | null;
};

function mergeRows<Row extends Marked>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  join: (from: Row, typed: Row, now: Row) => Row,
): Row[] {
  const [before, typed, now] = [base, mine, theirs].map(
    (rows) => new Map(rows.map((row) => [row.uid, row])),
  ) as [Map<string, Row>, Map<string, Row>, Map<string, Row>];
  const isStored = ({ id }: Row) => id !== null;
  return [...mergeEntries(before, typed, now, { join, isStored }).values.values()];
}
