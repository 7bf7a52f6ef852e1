import { nanoid } from '@reduxjs/toolkit';
import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import { property } from '@rentyard/contract/entities/property/property';
import type { Option } from '@rentyard/contract/schema/values';
import {
  buildDraft,
  buildFormValues,
  type WireDraft,
} from '../../../../records/form/values/formValues.ts';

/** A value of a characteristic in the form. A type alias, for the same reason as `PropertyRow`. */
export type ValueRow = {
  /** Identifies the value while the form is open. */
  readonly uid: string;
  /** Id on the server; null for a new one. */
  readonly id: number | null;
  readonly name: Readonly<Record<string, string>>;
  /** The save removes it; it stays visible until then. */
  readonly isDropped: boolean;
  /** Id of the value that replaces it wherever it is used. */
  readonly replacement: number | null;
};

export interface RangeRow {
  readonly from: string;
  readonly to: string;
}

/**
 * A characteristic in the form. A type alias instead of an interface, so that it is assignable to
 * the plain values that forms compare.
 */
export type PropertyRow = {
  /** Identifies the row while the form is open. */
  readonly uid: string;
  readonly id: number | null;
  readonly version: number | null;
  /** The save moves it to the trash. */
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

/** The owner of characteristics, as drafts contain it. */
export type PropertyOwner = Readonly<
  { readonly category: Option } | { readonly category_group: Option }
>;

/** A form row of a characteristic, or an empty one. */
export function buildRow(
  languages: readonly string[],
  record?: PropertyEdited,
  owner?: PropertyOwner,
): PropertyRow {
  const { values = [], ranges = [] } = record ?? {};
  return {
    ...buildFormValues(property, languages, record ?? owner),
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
 * The draft of a row. Values that are removed without a replacement are omitted; `isSent` includes
 * replaced ones, which the server needs to know.
 */
export function draftOfRow(row: PropertyRow, sortOrder: number, isSent: boolean): WireDraft {
  return {
    ...buildDraft(property, { ...row }),
    sort_order: sortOrder,
    values: sentValues(row, isSent).map((at) => {
      const { id, name, replacement } = row.values[at] as ValueRow;
      const value = { id, name: blanksAsNull(name), sort_order: (at + 1) * orderStep };
      return replacement === null ? value : { ...value, replace_with: replacement };
    }),
    ranges: row.ranges.map(({ from, to }) => ({ from: parseNumber(from), to: parseNumber(to) })),
  };
}

/** Row indexes of the values of the draft. */
export function sentValues({ values }: PropertyRow, isSent: boolean): readonly number[] {
  return values.flatMap((value, at) =>
    existsAfterSave(value) || (isSent && value.replacement !== null) ? [at] : [],
  );
}

/**
 * Whether the value exists after a save: it is not removed, and it is not the empty one that Enter
 * adds at the end.
 */
export function existsAfterSave({ id, name, isDropped }: ValueRow): boolean {
  return !isDropped && (id !== null || Object.values(name).some((text) => text.trim() !== ''));
}

/** Gap between sort orders, which leaves room for manual values. */
export const orderStep = 10;

function blanksAsNull(name: ValueRow['name']): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(name).map(([code, text]) => [code, text.trim() === '' ? null : text.trim()]),
  );
}

/** The text as a number; other text stays as typed, and validation reports it. */
function parseNumber(text: string): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return Number.isNaN(Number(plain)) ? plain : Number(plain);
}
