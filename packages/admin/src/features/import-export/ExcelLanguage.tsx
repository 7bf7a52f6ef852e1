import { type LanguageCode, languageCodes, languageTag } from '@rentyard/contract/languages';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import type { ReactNode } from 'react';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { usePreferences, useSavePreferences } from '../../services/session/usePreferences.ts';

/**
 * The language of the Excel that opens CSV files, for their separators. It is that of the interface
 * until the user chooses another one, which is remembered.
 */
export function useExcelLanguage(): readonly [LanguageCode, (language: LanguageCode) => void] {
  const language = useLanguage();
  const { excel_language = language } = usePreferences();
  const save = useSavePreferences();
  return [excel_language, (chosen) => save({ excel_language: chosen })];
}

interface ExcelLanguageProps {
  readonly value: LanguageCode;
  readonly onChange: (language: LanguageCode) => void;
}

/** Chooses the language of Excel by its separators: `English · 1,234.5`. */
export function ExcelLanguage({ value, onChange }: ExcelLanguageProps): ReactNode {
  const t = useT();
  const tag = languageTag(useLanguage());
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return (
    <NativeSelect
      label={t('import_export.excel')}
      hint={t('import_export.excel_hint')}
      value={value}
      options={languageCodes.map((code) => ({
        value: code,
        label: `${names.of(languageTag(code))} · ${numbersIn(code)}`,
      }))}
      onChange={(event) => onChange(event.currentTarget.value as LanguageCode)}
    />
  );
}

/** Two cells of a file in the language: `12.50,7` or `12,50;7`. */
function numbersIn(code: LanguageCode): string {
  const number = new Intl.NumberFormat(languageTag(code), { minimumFractionDigits: 2 }).format(
    12.5,
  );
  return `${number}${number.includes(',') ? ';' : ','}7`;
}
