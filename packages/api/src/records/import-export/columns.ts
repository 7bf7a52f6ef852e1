import type { LanguageCode } from '@rentyard/contract/languages';
import { fieldLabel } from '@rentyard/contract/messages/fieldLabel';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { normalizedPathOf } from '@rentyard/contract/schema/money/normalizedFields';
import { fieldAt, plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';

/** A column of an exported file: a field, or one language of a translated field. */
export interface Column {
  /** As in `columns`: `name`, `name.ru`, `prices.price_per_hour`. */
  readonly key: string;
  readonly path: string;
  readonly field: PlainField;
  /** The content language of this column; undefined means the locale of the request. */
  readonly language?: string;
  /** Whether it is an amount in the base currency. */
  readonly isNormalized?: true;
}

/** Keys of the default columns: the fields of a list row. */
export function defaultKeys(resource: Resource): readonly string[] {
  const own = plainFields(resource).filter(([, field]) => !field.detail && isShown(field));
  return ['id', ...own.map(([path]) => path), 'created_at', 'updated_at'];
}

/** Parses one key of `columns`; undefined for a field that the resource does not have or does not show. */
export function parseColumn(
  resource: Resource,
  key: string,
  languages: readonly string[],
): Column | undefined {
  const amount = normalizedPathOf(resource, key);
  const field = fieldAt(resource, amount ?? key);
  if (field && amount) return { key, path: amount, field, isNormalized: true };
  if (field) return isShown(field) ? { key, path: key, field } : undefined;
  const cut = key.lastIndexOf('.');
  const path = key.slice(0, cut);
  const language = key.slice(cut + 1);
  const translated = cut < 0 ? undefined : fieldAt(resource, path);
  const hasCells = translated && isByLanguage(translated) && fieldKindOf(translated).fromCell;
  if (!hasCells || !languages.includes(language)) return undefined;
  return { key, path, field: translated, language };
}

/** The heading in the language of the request: `Name`, `Name (ru)`, `Total, EUR`. */
export function formatHeading(
  { path, language, isNormalized }: Column,
  labelLanguage: LanguageCode,
  base?: string,
): string {
  const label = fieldLabel(path, labelLanguage) ?? path;
  if (isNormalized) return `${label}, ${base}`;
  return language === undefined ? label : `${label} (${language})`;
}

/** Secrets are never exported. */
function isShown(field: PlainField): boolean {
  return fieldKindOf(field).isSecret !== true;
}
