import type { Locale } from '../db/sqlFragments.ts';
import type { EmbeddedRecords } from './embeddedRecords.ts';
import { fieldKindOf } from './fieldKinds/fieldKinds.ts';
import type { ResourceBinding } from './resourceBinding.ts';
import { type EmbeddedKind, optionKind, type Targets, targetOf } from './targets.ts';

/** What replaces the id in a field of a list row, by the name of the field. */
export type EmbeddedFields = ReadonlyMap<string, EmbeddedKind>;

/** The fields of a list row that hold one reference each. */
export function embeddedFields(
  { resource: { fields } }: ResourceBinding,
  targets: Targets,
): EmbeddedFields {
  const people = optionKind(targetOf(targets, 'users'));
  const references = Object.entries(fields).flatMap(([path, field]) => {
    const kind = field.detail ? undefined : fieldKindOf(field).embeds?.(field, targets);
    return kind ? [[path, kind] as const] : [];
  });
  return new Map([['created_by', people], ['updated_by', people], ...references]);
}

/** The selected name of a column with an id. */
export function placeholderName(field: string): string {
  return `@${field}`;
}

/**
 * A placeholder as `row_to_json` writes it. No other text matches: inside a string the quotes are
 * escaped, and jsonb has a space after the colon.
 */
const placeholder = /"@(\w+)":(null|\d+)/g;

/** Replaces the placeholders in the rows of a list by the records that they point at. */
export async function embedRecords(
  json: string,
  fields: EmbeddedFields,
  { records, locale }: { readonly records: EmbeddedRecords; readonly locale: Locale },
): Promise<string> {
  // Text, field and id in turn, which is faster than a replacing function.
  const parts = json.split(placeholder);
  const wanted = new Map<string, { readonly kind: EmbeddedKind; readonly ids: Set<string> }>();
  for (let at = 1; at < parts.length; at += 3) {
    const [field = '', id = ''] = [parts[at], parts[at + 1]];
    const kind = fields.get(field);
    if (!kind || id === 'null') continue;
    const { ids } = wanted.get(kind.name) ?? { ids: new Set<string>() };
    wanted.set(kind.name, { kind, ids: ids.add(id) });
  }
  const found = new Map(
    await Promise.all(
      [...wanted].map(
        async ([name, { kind, ids }]) =>
          [name, await records.find(kind, [...ids], locale)] as const,
      ),
    ),
  );
  let embedded = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 3) {
    const [field = '', id = '', text = ''] = [parts[at], parts[at + 1], parts[at + 2]];
    const record = found.get(fields.get(field)?.name ?? '')?.get(id);
    embedded += `"${field}":${record ?? 'null'}${text}`;
  }
  return embedded;
}
