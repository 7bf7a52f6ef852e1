import type { ImportField } from '@rentyard/contract/entities/records/importExportRoutes';
import {
  type ContentLanguages,
  type LanguageCode,
  languageCodes,
} from '@rentyard/contract/languages';
import { fieldLabel } from '@rentyard/contract/messages/fieldLabel';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import { foldedWord } from '../fieldKinds/foldedWord.ts';
import { type Column, formatHeading } from './columns.ts';

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
    label: formatHeading(column, labelLanguage),
    required:
      column.field.required === true &&
      !isGenerated(column.field) &&
      (column.language === undefined || column.language === source),
  }));
}

/** Finds the field of a heading: by the field path, or by its label in any language. */
export function knownHeadings(
  columns: readonly Column[],
  { default: source }: ContentLanguages,
): (heading: string) => string | undefined {
  const known = new Map<string, string>();
  const learn = (word: string | undefined, key: string) => {
    if (word !== undefined && !known.has(foldedWord(word))) known.set(foldedWord(word), key);
  };
  for (const { key } of columns) learn(key, key);
  for (const column of columns) {
    const { path, key, language } = column;
    for (const code of languageCodes) {
      learn(formatHeading(column, code), key);
      if (language === source) learn(fieldLabel(path, code), key);
    }
    if (language === source) learn(path, key);
  }
  return (heading) => known.get(foldedWord(heading));
}

/** The suggested field of each heading. When several headings match a field, the first one gets it. */
export function suggestMapping(
  headings: readonly string[],
  fieldOf: (heading: string) => string | undefined,
): readonly (string | null)[] {
  const given = new Set<string>();
  return headings.map((heading) => {
    const key = fieldOf(heading);
    if (key === undefined || given.has(key)) return null;
    given.add(key);
    return key;
  });
}
