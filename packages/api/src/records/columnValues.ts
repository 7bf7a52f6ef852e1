import type { PlainField } from '@rentyard/contract/fields';
import { valueAt } from '@rentyard/contract/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Draft } from './draft.ts';
import { columnName, type Kept } from './kept.ts';
import type { Cipher } from './secrets.ts';

/** The value of a field as its column takes it. */
export interface ColumnValue {
  readonly column: string;
  readonly value: SQL;
}

export function columnValues(
  kept: Kept,
  fields: readonly (readonly [path: string, PlainField])[],
  record: Draft,
  cipher: Cipher,
): readonly ColumnValue[] {
  return fields.map(([path, field]) => ({
    column: columnName(kept, path),
    value: stored(field, valueAt(record, path) ?? null, cipher),
  }));
}

function stored(field: PlainField, value: unknown, cipher: Cipher): SQL {
  switch (field.kind) {
    case 'translated':
    case 'plural':
      return sql`${JSON.stringify(value ?? {})}::jsonb`;
    case 'list':
      return sql`${JSON.stringify(value ?? [])}::jsonb`;
    case 'references':
      return sql`${sql.param(value ?? [])}::bigint[]`;
    case 'secret':
      return sql`${value === null ? null : cipher.seal(String(value))}`;
    default:
      return sql`${value}`;
  }
}
