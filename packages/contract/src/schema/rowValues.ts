import type { ListField, RowField } from './fieldTypes.ts';

/** One value of a row, with its path: `values.3.name`. */
export interface RowValue {
  readonly path: string;
  readonly field: RowField;
  readonly value: unknown;
}

/** All values in the rows of a list, including nested lists. */
export function rowValues(path: string, { fields }: ListField, rows: unknown): readonly RowValue[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, at) =>
    Object.entries(fields).flatMap(([name, field]): readonly RowValue[] => {
      const inner = { path: `${path}.${at}.${name}`, field, value: readProperty(row, name) };
      return field.kind === 'list'
        ? [inner, ...rowValues(inner.path, field, inner.value)]
        : [inner];
    }),
  );
}

function readProperty(row: unknown, name: string): unknown {
  return row !== null && typeof row === 'object'
    ? (row as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
