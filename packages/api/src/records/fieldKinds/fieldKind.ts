import type { FilterOperator } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { Field, RowField } from '@rentyard/contract/schema/fieldTypes';
import type { FilterValue } from '@rentyard/contract/schema/listQuery/filterValue';
import type { Problem } from '@rentyard/validators';
import type { DecimalMark } from '@rentyard/validators/decimals';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../db/sqlFragments.ts';
import type { Cipher } from '../../secrets/cipher.ts';
import type { EmbeddedKind, Targets } from '../targets.ts';
import { type JsonSchema, orNull } from './jsonSchemas.ts';

export type AnyField = Field | RowField;

/** `row` of a list, `show` for reading, `edit` for forms: see `contract/values.ts`. */
export type Shape = 'row' | 'show' | 'edit';

/** The value of a cell in an imported or exported file. */
export type Cell = string | number | boolean | Date | null;

/** How the numbers of a column are written; `mixed` if some have a decimal comma and as many have a point. */
export type ColumnMark = DecimalMark | 'mixed';

/** What a cell of a file means. */
export type CellReading =
  | {
      readonly value: unknown;
      /** The currency or unit beside a number. */
      readonly unit?: string;
      readonly problem?: undefined;
    }
  | { readonly problem: Problem };

/** A stored value and what selecting it needs. */
export interface Selected {
  readonly stored: SQL;
  /** The stored value of another field of the record or of the row. */
  readonly sibling: (name: string) => SQL;
  readonly targets: Targets;
  readonly locale: Locale;
  readonly shape: Shape;
  /** In how many lists the value is. */
  readonly depth?: number;
}

/** A sort value. */
export interface SortValue {
  readonly value: SQL;
  /** Never null, according to the schema. */
  readonly isFilled: boolean;
  /** A stored column; any other value is computed for every row. */
  readonly isStored: boolean;
}

/** What a kind of field means in the API. Everything optional has a default, which suits plain values. */
export interface FieldKind<F> {
  /** The type of a filter's value in SQL; by default `text`. */
  readonly sqlType?: string | ((value: FilterValue) => string);
  /** The suffix of a column that stores ids. */
  readonly columnSuffix?: '_id' | '_ids';
  /** The type of a value inside a row, which is JSON; by default it stays JSON. */
  readonly typeInRow?: 'bigint' | 'numeric';
  /** The value in a response; by default the stored one. */
  readonly select?: (field: F, selected: Selected) => SQL;
  /** What a list embeds from the cache for the id in the column; by default it selects the value. */
  readonly cachedReference?: (field: F, targets: Targets) => EmbeddedKind | undefined;
  /** The language that a served text fell back to. */
  readonly fallback?: (stored: SQL, locale: Locale) => SQL;
  /** The property of a response; by default the name of the field. */
  readonly servedName?: (name: string) => string;
  /** What an empty column stores; by default null. */
  readonly emptyColumn?: '{}' | '[]';
  /** The text that `contains` searches; by default the stored one. */
  readonly searchedText?: (stored: SQL) => SQL;
  /** A comparison that differs from the usual one. */
  readonly condition?: (
    field: F,
    stored: SQL,
    operator: FilterOperator,
    value: FilterValue,
  ) => SQL | undefined;
  /** The sort value; by default the stored one. */
  readonly order?: (
    field: F,
    stored: SQL,
    context: Pick<Selected, 'targets' | 'locale'>,
  ) => SortValue;
  /**
   * The column with a value by which records with different units compare, beside the stored one.
   * Null where it is unknown.
   */
  readonly normalizedColumn?: (field: F, column: string) => string | undefined;
  /** The resource that the values point at. */
  readonly target?: (field: F) => string;
  /** The tables that a list with this field reads; by default those of the target. */
  readonly sources?: (field: F, targets: Targets) => readonly string[];

  /** The value of a new record; by default null. */
  readonly empty?: (field: F) => unknown;
  /** The value after a save, or a promise of it; by default the sent one. */
  readonly mergeOnSave?: (field: F, before: unknown, given: unknown) => unknown;
  /** The value in the shape of a draft, from the edit shape; by default the same. */
  readonly draft?: (field: F, value: unknown) => unknown;
  /** The value inside a row in the form for storing and comparing; by default the same. */
  readonly inRow?: (field: F, value: unknown) => unknown;
  /** Equal values give the same text; by default JSON. */
  readonly comparable?: (field: F, value: unknown) => string;
  /** The value of the column; by default the value itself. */
  readonly column?: (value: unknown, cipher: Cipher) => SQL;
  /** Stored encrypted and never served: responses, histories and files leave the value out. */
  readonly isSecret?: true;

  /** Whether a file can contain the field. */
  readonly isImported?: (field: F) => boolean;
  /**
   * A cell as a draft value. A cell that does not parse stays, so that the schema reports it. `mark` is how the numbers
   * of the column are written.
   */
  readonly fromCell?: (cell: NonNullable<Cell>, field: F, mark?: ColumnMark) => CellReading;
  /** Whether the field can have the value; for fields whose cells are decimals. */
  readonly possibleNumber?: (field: F) => (plain: string) => boolean;
  /** A served value as a cell of an export; by default a readable text. */
  readonly toCell?: (field: F, value: unknown) => ExportCell | undefined;

  /** The schema of a value. */
  readonly schema?: (field: F) => JsonSchema;
  /** The schema of a served value; by default that of a value, or null. */
  readonly served?: (field: F, shape: Shape) => JsonSchema;
  /** The schema of a sent value; by default that of a value, or null. */
  readonly accepted?: (field: F) => JsonSchema;
}

export type Values = Readonly<Record<string, unknown>>;

/** The id of a served reference, or the id itself. */
export function readId(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : (value ?? null);
}

export function readIds(value: unknown): readonly unknown[] {
  return ((value ?? []) as readonly unknown[]).map(readId);
}

export function jsonColumn(empty: unknown) {
  return (value: unknown): SQL => sql`${JSON.stringify(value ?? empty)}::jsonb`;
}

/** The schema of a value that may be missing. */
export function optional(
  { required }: { readonly required?: boolean },
  schema: JsonSchema,
): JsonSchema {
  return required ? schema : orNull(schema);
}

/** A date without a time means the whole day in UTC. */
export function isDay(value: FilterValue): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** An amount of an export with every digit and the decimals of its currency: `120.500`. */
export class Amount {
  readonly decimal: string;

  constructor(decimal: string) {
    this.decimal = decimal;
  }
}

/** A cell of an exported file. The writer of the format decides about its notation. */
export type ExportCell = Cell | Amount;

/** A cell as text. A date without a time stays a date. */
export function cellText(cell: NonNullable<Cell>): string {
  return cell instanceof Date ? cell.toISOString().replace('T00:00:00.000Z', '') : String(cell);
}

export function readText(cell: NonNullable<Cell>): CellReading {
  return { value: cellText(cell) };
}
