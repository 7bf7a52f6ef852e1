import { languageCodes } from '@rentyard/contract/languages';
import type { Fallbacks, Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { answerTo, withAnswer } from '../../listing/characteristics/answers.ts';
import { CharacteristicField } from '../../listing/characteristics/CharacteristicField.tsx';
import { characteristicsApi } from '../../listing/characteristics/characteristicsApi.ts';
import type {
  Answer,
  OfferCharacteristic,
} from '../../listing/characteristics/offerCharacteristic.ts';
import { useSteps } from '../steps/StepsContext.ts';
import { usePropertiesValues } from './rows/propertiesForm.ts';
import { existsAfterSave, type PropertyRow } from './rows/propertyRow.ts';

/**
 * A preview of the offer form with these characteristics after the save, in the language being
 * edited. Nothing typed here is saved.
 */
export function OfferPreview(): ReactNode {
  const t = useT();
  const { languages } = useFormOfRecord();
  const language = useActiveLanguage();
  const { control } = usePropertiesValues();
  // The preview updates with lower priority than typing.
  const rows = useDeferredValue(useWatch({ control, name: 'properties' }));
  const fromGroups = useInheritedCharacteristics(
    rows.flatMap(({ id }) => id ?? []),
    language,
  );
  const own = useMemo(
    () =>
      buildCharacteristics(rows, {
        language,
        fallback: languages.default,
        unnamed: t('properties.unnamed'),
      }),
    [rows, language, languages, t],
  );
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const field = ({ nameLanguage, ...characteristic }: PreviewCharacteristic) => (
    <CharacteristicField
      key={characteristic.id}
      characteristic={characteristic}
      nameLanguage={nameLanguage}
      answer={answerTo(answers, pointerTo(characteristic))}
      onAnswer={(answer) => setAnswers(withAnswer(answers, answer))}
    />
  );
  const isEmpty = own.length + fromGroups.length === 0;
  return (
    <Card title={t('preview.title')}>
      <Stack gap={3}>
        <Text as="p" size="sm" tone="muted">
          {t(isEmpty ? 'preview.empty' : 'preview.text')}
        </Text>
        {fromGroups.map(field)}
        {fromGroups.length > 0 && (
          <Text as="p" size="sm" tone="muted">
            {t('preview.from_groups', { count: fromGroups.length })}
          </Text>
        )}
        {own.map(field)}
      </Stack>
    </Card>
  );
}

function pointerTo({ id, name }: OfferCharacteristic): Option {
  return { id, name };
}

/**
 * Characteristics inherited from the category's groups; empty for a group, and for users who may
 * not read offers.
 */
function useInheritedCharacteristics(
  known: readonly number[],
  active: string,
): readonly PreviewCharacteristic[] {
  const { resource, editor } = useSteps();
  // The API responds in the languages of the interface.
  const own = useLanguage();
  const language = languageCodes.find((code) => code === active) ?? own;
  const { data = none } = characteristicsApi.useOfferCharacteristicsQuery(
    { category: editor.record?.id ?? 0, language },
    { skip: resource.name !== 'categories' },
  );
  return data
    .filter(({ id }) => !known.includes(id))
    .map((one) => ({ ...one, nameLanguage: one.fallbacks?.name }));
}

const none: readonly (OfferCharacteristic & Fallbacks)[] = [];

/** A characteristic with the language of its name, if the name replaces a missing translation. */
interface PreviewCharacteristic extends OfferCharacteristic {
  readonly nameLanguage: string | undefined;
}

interface NameTexts {
  readonly language: string;
  readonly fallback: string;
  /** Placeholder for missing names. */
  readonly unnamed: string;
}

/**
 * The characteristics of an offer after saving these rows: active ones with their remaining values.
 * New rows get negative ids, which no record has.
 */
function buildCharacteristics(
  rows: readonly PropertyRow[],
  texts: NameTexts,
): readonly PreviewCharacteristic[] {
  return rows.flatMap((row, at): readonly PreviewCharacteristic[] => {
    if (row.isRemoved || row.status !== 'active') return [];
    return [
      {
        id: row.id ?? -at - 1,
        name: nameIn(row.name, texts),
        nameLanguage: replacingLanguage(row.name, texts),
        required: row.required,
        multiple: row.multiple,
        allow_custom: row.allow_custom,
        is_numeric: row.is_numeric,
        status: row.status,
        values: row.values.flatMap((value, valueIndex) =>
          existsAfterSave(value)
            ? [{ id: value.id ?? -valueIndex - 1, name: nameIn(value.name, texts) }]
            : [],
        ),
        min: parseBound(row.min),
        max: parseBound(row.max),
      },
    ];
  });
}

function nameIn(
  names: Readonly<Record<string, string>>,
  { language, fallback, unnamed }: NameTexts,
): string {
  return names[language]?.trim() || names[fallback]?.trim() || unnamed;
}

function replacingLanguage(
  names: Readonly<Record<string, string>>,
  { language, fallback }: NameTexts,
): string | undefined {
  return !names[language]?.trim() && names[fallback]?.trim() ? fallback : undefined;
}

function parseBound(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}
