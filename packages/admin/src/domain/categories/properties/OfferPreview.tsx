import type { Option } from '@rentyard/contract/schema/values';
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
import type { Answer, Asked } from '../../listing/characteristics/asked.ts';
import { CharacteristicField } from '../../listing/characteristics/CharacteristicField.tsx';
import { characteristicsApi } from '../../listing/characteristics/characteristicsApi.ts';
import { useSteps } from '../steps/StepsContext.ts';
import { askedBy } from './askedBy.ts';
import { usePropertiesValues } from './propertiesForm.ts';

/**
 * The part of an offer's form that these characteristics make, as it would be after a save, in the language
 * that is being written. It can be tried; nothing is kept.
 */
export function OfferPreview(): ReactNode {
  const t = useT();
  const { languages } = useFormOfRecord();
  const language = useActiveLanguage();
  const { control } = usePropertiesValues();
  // Typing goes first: the preview follows when there is time.
  const rows = useDeferredValue(useWatch({ control, name: 'properties' }));
  const fromGroups = useAskedByGroups(rows.flatMap(({ id }) => id ?? []));
  const own = useMemo(
    () =>
      askedBy(rows, { language, fallback: languages.default, unnamed: t('properties.unnamed') }),
    [rows, language, languages, t],
  );
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const field = (asked: Asked) => (
    <CharacteristicField
      key={asked.id}
      asked={asked}
      answer={answerTo(answers, pointerTo(asked))}
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

function pointerTo({ id, name }: Asked): Option {
  return { id, name };
}

/** What groups of the category ask besides; nothing for a group itself, or for who may not read offers. */
function useAskedByGroups(own: readonly number[]): readonly Asked[] {
  const { resource, editor } = useSteps();
  const language = useLanguage();
  const { data = none } = characteristicsApi.useAskedQuery(
    { category: editor.record?.id ?? 0, language },
    { skip: resource.name !== 'categories' },
  );
  return data.filter(({ id }) => !own.includes(id));
}

const none: readonly Asked[] = [];
