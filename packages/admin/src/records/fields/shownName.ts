import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';

/** The name of a record in show shape, even where references show its code. */
export function shownName({ fields, label }: Resource, record: RecordBase): string {
  const values = record as unknown as Readonly<Record<string, unknown>>;
  return String(values[fields.name ? 'name' : label] || record.id);
}
