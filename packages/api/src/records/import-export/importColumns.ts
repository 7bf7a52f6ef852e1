import type { ImportField } from '@rentyard/contract/entities/importExportRoutes';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { fieldLabel } from '@rentyard/contract/messages/fieldLabel';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/textForms';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import { type Column, headingOf } from './columns.ts';

/** Whether one cell can contain the field. */
function isCell(field: PlainField): boolean {
  const { fromCell, isImported } = fieldKindOf(field);
  return fromCell !== undefined && (isImported?.(field) ?? true);
}

/** The columns that a file may have: one per content language for a translated field. */
export function importColumns(resource: Resource, { codes }: ContentLanguages): readonly Column[] {
  return plainFields(resource).flatMap(([path, field]): readonly Column[] => {
    if (field.readOnly || !isCell(field)) return [];
    if (!isByLanguage(field)) return [{ key: path, path, field }];
    return codes.map((language) => ({ key: `${path}.${language}`, path, field, language }));
  });
}

export function importFields(
  columns: readonly Column[],
  { default: source }: ContentLanguages,
  labelLanguage: LanguageCode,
): readonly ImportField[] {
  return columns.map((column) => ({
    field: column.key,
    label: headingOf(column, labelLanguage),
    required:
      column.field.required === true &&
      !isGenerated(column.field) &&
      (column.language === undefined || column.language === source),
  }));
}

/**
 * The suggested field of each heading: matched by the field path, or by its label in any language.
 * When several headings match a field, the first one gets it.
 */
export function suggestMapping(
  headings: readonly string[],
  columns: readonly Column[],
  { default: source }: ContentLanguages,
): readonly (string | null)[] {
  const known = new Map<string, string>();
  const learn = (word: string | undefined, key: string) => {
    if (word !== undefined && !known.has(folded(word))) known.set(folded(word), key);
  };
  for (const { key } of columns) learn(key, key);
  for (const column of columns) {
    const { path, key, language } = column;
    for (const code of languageCodes) {
      learn(headingOf(column, code), key);
      if (language === source) learn(fieldLabel(path, code), key);
    }
    if (language === source) learn(path, key);
  }
  const given = new Set<string>();
  return headings.map((heading) => {
    const key = known.get(folded(heading));
    if (key === undefined || given.has(key)) return null;
    given.add(key);
    return key;
  });
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}
