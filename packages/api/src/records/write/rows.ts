import type { ListField, RowField } from '@rentyard/contract/schema/fieldTypes';

type Row = Readonly<Record<string, unknown>>;

/**
 * The rows of a list in the canonical form for storing and comparing: every field in its declared
 * order, references as ids, blanks as null. Accepts rows of a draft and rows of a served record.
 */
export function plainRows(field: ListField, rows: unknown): readonly Row[] {
  return ((rows ?? []) as readonly Row[]).map((row) =>
    Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [name, plainValue(inner, row[name])]),
    ),
  );
}

function plainValue(field: RowField, value: unknown): unknown {
  switch (field.kind) {
    case 'list':
      return plainRows(field, value);
    case 'reference':
      return idOf(value);
    case 'value':
      return field.multiple ? ((value ?? []) as readonly unknown[]).map(idOf) : idOf(value);
    case 'translated':
      return filledTexts(value);
    case 'number':
      return value ?? field.default ?? null;
    case 'money':
      return typeof value === 'string' ? shortestAmount(value) : null;
    default:
      return value ?? null;
  }
}

function idOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : (value ?? null);
}

function filledTexts(texts: unknown): Row {
  return Object.fromEntries(
    Object.entries((texts ?? {}) as Row).filter(([, text]) => text !== null && text !== ''),
  );
}

/** `10.50` and `10.5` have the same precision: trailing zeros do not count. */
export function shortestAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
