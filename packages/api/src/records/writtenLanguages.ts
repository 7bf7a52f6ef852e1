import { plainFields, type Resource } from '@rentyard/contract/resource';
import { rowValues } from '@rentyard/contract/rowValues';
import { type ContentLanguages, valueAt } from '@rentyard/contract/schema';

/**
 * The languages that a record may be saved in: those that texts are written in, and those of the texts that
 * it has from a language deleted since, so that what was read can be sent back.
 */
export function writtenLanguages(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  languages: ContentLanguages,
): ContentLanguages {
  const texts = plainFields(resource).flatMap(([path, field]): readonly unknown[] => {
    const value = valueAt(record, path);
    if (field.kind === 'translated' || field.kind === 'plural') return [value];
    if (field.kind !== 'list') return [];
    const rows = rowValues(path, field, value);
    return rows.flatMap((row) => (row.field.kind === 'translated' ? [row.value] : []));
  });
  const codes = new Set([...languages.codes, ...texts.flatMap((text) => Object.keys(text ?? {}))]);
  return codes.size === languages.codes.length
    ? languages
    : { ...languages, codes: [...codes].sort() };
}
