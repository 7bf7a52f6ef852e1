import { type LanguageCode, languageCodes } from '../languages.ts';
import { fieldLabels } from './fieldLabels.ts';
import { moduleFieldLabels } from './moduleFieldLabels.ts';

/**
 * The label of a field in headings of exported files and in columns of an import. Undefined for a
 * path without a label.
 */
export function fieldLabel(path: string, language: LanguageCode): string | undefined {
  const leaf = path.split('.').at(-1) ?? path;
  const words =
    fieldLabels[path] ?? moduleFieldLabels[path] ?? fieldLabels[leaf] ?? moduleFieldLabels[leaf];
  return words?.[languageCodes.indexOf(language)];
}
