import { type LanguageCode, languageCodes } from '../languages.ts';
import { fieldLabels } from './fieldLabels.ts';
import { moduleFieldLabels } from './moduleFieldLabels.ts';

/**
 * What a field is called where the server speaks of it: in the headings of exported files and among the
 * columns of an import. Undefined for a path that has no words.
 */
export function fieldLabel(path: string, language: LanguageCode): string | undefined {
  const leaf = path.split('.').at(-1) ?? path;
  const words =
    fieldLabels[path] ?? moduleFieldLabels[path] ?? fieldLabels[leaf] ?? moduleFieldLabels[leaf];
  return words?.[languageCodes.indexOf(language)];
}
