/** A JSON object whose shape the test knows. */
export type Json = Readonly<Record<string, unknown>>;

export type { WireProblem } from '@rentyard/contract/schema/routes/errorBody';

/** A record of any resource, as the API serves it. */
export interface WireRecord {
  readonly id: number;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
  readonly created_by: { readonly id: number; readonly name: string } | null;
  readonly updated_by: { readonly id: number; readonly name: string } | null;
  readonly [field: string]: unknown;
}

/** The record without the facts that time moves between two answers: when a machine is free next. */
export function withoutClock<T extends object>(record: T): Omit<T, 'next_free_at'> {
  const { next_free_at: _, ...stored } = record as T & { next_free_at?: unknown };
  return stored as Omit<T, 'next_free_at'>;
}

export interface Meta {
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  readonly last_page: number;
  readonly total_is_exact: boolean;
}

/** A page of a list. */
export interface Page {
  readonly data: readonly WireRecord[];
  readonly meta: Meta;
}

export interface Deletion {
  readonly deleted: readonly number[];
  readonly refused: readonly { readonly id: number; readonly reason: string }[];
}
