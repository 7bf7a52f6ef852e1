import { nanoid } from '@reduxjs/toolkit';
import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import { property } from '@rentyard/contract/entities/property/property';
import type { Option } from '@rentyard/contract/schema/values';
import { draftOf, valuesOf, type WireDraft } from '../../../records/form/formValues.ts';

/** A value of a characteristic as the form holds it. A type, for the same reason as `PropertyRow`. */
export type ValueRow = {
  /** Tells values apart while the form is open. */
  readonly uid: string;
  /** The server's key; null for one that is new. */
  readonly id: number | null;
  readonly name: Readonly<Record<string, string>>;
  /** Goes with the save; it stays in sight until then. */
  readonly isDropped: boolean;
  /** Key of the value that takes its place wherever it is used. */
  readonly replacement: number | null;
};

export interface RangeRow {
  readonly from: string;
  readonly to: string;
}

/**
 * A characteristic as the form holds it: its own fields, and what will become of it. A type and no
 * interface, so that it passes for the plain values that forms compare.
 */
export type PropertyRow = {
  /** Tells rows apart while the form is open. */
  readonly uid: string;
  readonly id: number | null;
  readonly version: number | null;
  /** Goes to the trash with the save. */
  readonly isRemoved: boolean;
  readonly name: Readonly<Record<string, string>>;
  readonly required: boolean;
  readonly multiple: boolean;
  readonly allow_custom: boolean;
  readonly is_numeric: boolean;
  readonly status: string;
  readonly min: string;
  readonly max: string;
  readonly sort_order: string;
  readonly values: ValueRow[];
  readonly ranges: RangeRow[];
};

/** Whom characteristics belong to, as their drafts say it. */
export type PropertyOwner = Readonly<
  { readonly category: Option } | { readonly category_group: Option }
>;

/** A row of the form from a characteristic, or an empty one. */
export function rowOf(
  languages: readonly string[],
  record?: PropertyEdited,
  owner?: PropertyOwner,
): PropertyRow {
  const { values = [], ranges = [] } = record ?? {};
  return {
    ...valuesOf(property, languages, record ?? owner),
    uid: record ? `p${record.id}` : nanoid(8),
    id: record?.id ?? null,
    version: record?.version ?? null,
    isRemoved: false,
    values: values.map(({ id, name }) => valueRow(languages, name, id)),
    ranges: ranges.map(({ from, to }) => ({ from: String(from), to: String(to) })),
  } as unknown as PropertyRow;
}

export function valueRow(
  languages: readonly string[],
  name: Readonly<Record<string, string | null>> = {},
  id: number | null = null,
): ValueRow {
  return {
    uid: id === null ? nanoid(8) : `v${id}`,
    id,
    name: Object.fromEntries(languages.map((code) => [code, name[code] ?? ''])),
    isDropped: false,
    replacement: null,
  };
}

/**
 * What a row means, ready to be judged and sent. Values that go without another in their place are left
 * out; `isSent` keeps those that are replaced, which the server must hear of.
 */
export function draftOfRow(row: PropertyRow, sortOrder: number, isSent: boolean): WireDraft {
  return {
    ...draftOf(property, { ...row }),
    sort_order: sortOrder,
    values: sentValues(row, isSent).map((at) => {
      const { id, name, replacement } = row.values[at] as ValueRow;
      const value = { id, name: blanksAsNull(name), sort_order: (at + 1) * orderStep };
      return replacement === null ? value : { ...value, replace_with: replacement };
    }),
    ranges: row.ranges.map(({ from, to }) => ({ from: numberOf(from), to: numberOf(to) })),
  };
}

/** Where in the row the values of its draft stand. */
export function sentValues({ values }: PropertyRow, isSent: boolean): readonly number[] {
  return values.flatMap((value, at) =>
    isMeant(value) || (isSent && value.replacement !== null) ? [at] : [],
  );
}

/**
 * Whether the value will be there after a save: it does not go, and is not the empty one that Enter leaves behind
 * the last.
 */
export function isMeant({ id, name, isDropped }: ValueRow): boolean {
  return !isDropped && (id !== null || Object.values(name).some((text) => text.trim() !== ''));
}

/** Room between neighbours, for the next who writes an order by hand. */
export const orderStep = 10;

function blanksAsNull(name: ValueRow['name']): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(name).map(([code, text]) => [code, text.trim() === '' ? null : text.trim()]),
  );
}

/** What cannot be read as a number stays as typed, for the rules to tell. */
function numberOf(text: string): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return Number.isNaN(Number(plain)) ? plain : Number(plain);
}
