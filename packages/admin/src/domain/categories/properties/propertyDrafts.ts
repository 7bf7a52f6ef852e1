import { property } from '@rentyard/contract/entities/property/property';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { draftSchema, problemsOf } from '@rentyard/contract/schema/draftSchema';
import type { FieldError, Resolver } from 'react-hook-form';
import {
  changedDraft,
  type FormValues,
  isSame,
  type WireDraft,
} from '../../../records/form/values/formValues.ts';
import { buildFieldError, nestErrors } from '../../../records/form/values/problems.ts';
import { draftOfRow, orderStep, type PropertyRow, sentValues } from './rows/propertyRow.ts';

/** The rows of a save and their positions in the form. */
export interface SentRows {
  readonly rows: readonly WireDraft[];
  /** Form index of each sent row. */
  readonly rowIndexes: readonly number[];
}

export function readRows(values: FormValues): readonly PropertyRow[] {
  return values.properties as readonly PropertyRow[];
}

/**
 * The changed rows: only changed fields of existing characteristics, with the version they started
 * from. Rows that were added and removed again are not sent.
 */
export function changedRows(start: FormValues, values: FormValues): SentRows {
  const before = new Map(readRows(start).map((row, at) => [row.id, { row, at }]));
  const rows = readRows(values);
  const [orders, ordersBefore] = [sortOrders(rows, readRows(start)), storedOrders(readRows(start))];
  const sent: WireDraft[] = [];
  const rowIndexes: number[] = [];
  for (const [at, row] of rows.entries()) {
    const draft = rowChange(row, orders[at] ?? 0, before.get(row.id), ordersBefore);
    if (!draft) continue;
    sent.push(draft);
    rowIndexes.push(at);
  }
  return { rows: sent, rowIndexes };
}

function rowChange(
  row: PropertyRow,
  order: number,
  known: { readonly row: PropertyRow; readonly at: number } | undefined,
  ordersBefore: readonly number[],
): WireDraft | undefined {
  if (row.id === null) return row.isRemoved ? undefined : draftOfRow(row, order, true);
  if (!known) return undefined;
  const { id, version } = row;
  if (row.isRemoved) return { id, version, removed: true };
  const base = draftOfRow(known.row, ordersBefore[known.at] ?? 0, false);
  const changes = changedDraft(property, base, draftOfRow(row, order, true));
  return isSame(changes, {}) ? undefined : { id, version, ...changes };
}

function storedOrders(rows: readonly PropertyRow[]): readonly number[] {
  return rows.map((row) => Number(row.sort_order));
}

/** Sort orders are unchanged while nothing was moved; new rows at the end follow the last one. */
function sortOrders(
  rows: readonly PropertyRow[],
  start: readonly PropertyRow[],
): readonly number[] {
  const known = rows.filter(({ id }) => id !== null).map(({ id }) => id);
  const isInOrder = isSame(
    known,
    start.map(({ id }) => id),
  );
  const firstNew = rows.findIndex(({ id }) => id === null);
  const isAppended = firstNew < 0 || rows.slice(firstNew).every(({ id }) => id === null);
  if (!isInOrder || !isAppended) return rows.map((_, at) => (at + 1) * orderStep);
  const last = Math.max(0, ...storedOrders(start));
  return rows.map((row, at) =>
    row.id === null ? last + (at - known.length + 1) * orderStep : Number(row.sort_order),
  );
}

/** Maps a path of a rejected save (`properties.2.values.3.name.en`) to one of the form. */
export function pathInForm(
  path: string,
  values: FormValues,
  { rowIndexes }: SentRows,
): string | undefined {
  const [, row, rest = ''] = /^properties\.(\d+)(.*)$/.exec(path) ?? [];
  const at = rowIndexes[Number(row)];
  if (row === undefined || at === undefined) return undefined;
  const [, value, inside = ''] = /^\.values\.(\d+)(.*)$/.exec(rest) ?? [];
  if (value === undefined) return `properties.${at}${rest}`;
  const known = readRows(values)[at];
  const valueIndex = known && sentValues(known, true)[Number(value)];
  return `properties.${at}.values.${valueIndex ?? value}${inside}`;
}

/** Validates every row with the schema of the server. Paths are those of the form. */
export function propertiesResolver(languages: ContentLanguages): Resolver<FormValues> {
  const schema = draftSchema(property, 'create', languages);
  const rowErrors = (row: PropertyRow, at: number): readonly (readonly [string, FieldError])[] => {
    if (row.isRemoved) return [];
    const parsed = schema.safeParse(draftOfRow(row, 0, false));
    if (parsed.success) return [];
    const valueIndexes = sentValues(row, false);
    return Object.entries(problemsOf(parsed.error.issues)).flatMap(([path, [first]]) => {
      if (!first) return [];
      const inForm = path.replace(
        /^values\.(\d+)/,
        (_, value) => `values.${valueIndexes[Number(value)]}`,
      );
      return [[`properties.${at}.${inForm}`, buildFieldError(first)] as const];
    });
  };
  return (values) => {
    const errors = readRows(values).flatMap(rowErrors);
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors) };
  };
}
