import type { Resource } from '@rentyard/contract/schema/resource';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';

type Values = Readonly<Record<string, unknown>>;

/** The title of a record in edit shape: in the user's language, else in the default one. */
export function formatTitle(
  { label, fields }: Resource,
  record: RecordBase,
  language: string,
  defaultLanguage: string,
): string {
  const values = record as unknown as Values;
  // The title is the name, even where references show the code.
  const value = values[fields.name ? 'name' : label];
  if (typeof value !== 'object' || value === null) return String(value ?? record.id);
  const texts = value as Values;
  return String(texts[language] || texts[defaultLanguage] || record.id);
}

/** The status of a record, for resources that have one. */
export function statusOf(record: RecordBase): Status | undefined {
  return (record as { readonly status?: Status }).status;
}

/** The code of a record, for resources that have one besides the name. */
export function codeOf(record: RecordBase): string | undefined {
  return (record as { readonly code?: string }).code;
}
