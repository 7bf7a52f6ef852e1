import type { Fallbacks, Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormRule } from '../../../records/form/draftResolver.ts';
import { isSame } from '../../../records/form/formValues.ts';
import { LoadFailure } from '../../../records/form/LoadFailure.tsx';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { answerProblems, type DraftAnswer } from './characteristicRule.ts';
import { characteristicsApi } from './characteristicsApi.ts';
import { FormCharacteristic } from './FormCharacteristic.tsx';
import type { OfferCharacteristic } from './offerCharacteristic.ts';
import { RemovedAnswersNote } from './RemovedAnswersNote.tsx';
import { useAnswersOnCategoryChange } from './useAnswersOnCategoryChange.ts';

/** The characteristics of the category, with the answers of the record. */
export function CharacteristicsCard(): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { form } = useFormOfRecord();
  const category = useWatch({ control: form.control, name: 'category' }) as Option | null;
  const { currentData, error, refetch } = characteristicsApi.useOfferCharacteristicsQuery(
    { category: category?.id ?? 0, language },
    { skip: category === null },
  );
  useEffect(() => {
    form.register('properties');
  }, [form]);
  useAnswerRule(currentData);
  const categoryChange = useAnswersOnCategoryChange(category, currentData);
  const failure = isApiFailure(error) ? error : undefined;
  return (
    <Card
      title={
        category
          ? t('listing.card.characteristics_of', { category: category.name })
          : t('listing.card.characteristics')
      }
    >
      <Stack gap={3}>
        <RemovedAnswersNote {...categoryChange} />
        <Inputs
          characteristics={currentData}
          isChosen={category !== null}
          failure={failure}
          onRetry={() => void refetch()}
        />
      </Stack>
    </Card>
  );
}

interface InputsProps {
  readonly characteristics: readonly (OfferCharacteristic & Fallbacks)[] | undefined;
  readonly isChosen: boolean;
  readonly failure: ApiFailure | undefined;
  readonly onRetry: () => void;
}

function Inputs({ characteristics, isChosen, failure, onRetry }: InputsProps): ReactNode {
  const t = useT();
  if (!isChosen) return <Text as="p">{t('listing.choose_category')}</Text>;
  if (characteristics?.length === 0) return <Text as="p">{t('listing.no_characteristics')}</Text>;
  if (characteristics) {
    return (
      <FieldGrid>
        {characteristics.map((one) => (
          <FormCharacteristic key={one.id} characteristic={one} />
        ))}
      </FieldGrid>
    );
  }
  if (failure?.status === 403) return <Text as="p">{failure.message}</Text>;
  if (failure) {
    const title = t('listing.characteristics_failed');
    return <LoadFailure title={title} failure={failure} onRetry={onRetry} />;
  }
  return (
    <FieldGrid>
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} height={58} />
      ))}
    </FieldGrid>
  );
}

/**
 * Adds the rule of the answers to the validation of the form, once the characteristics are loaded.
 * As on the server, untouched old answers are not validated.
 */
function useAnswerRule(characteristics: readonly OfferCharacteristic[] | undefined): void {
  const { rules, startValues, record } = useFormOfRecord();
  useEffect(() => {
    if (!characteristics) return;
    const rule: FormRule = ({ category, properties }) => {
      const before = startValues.category as Option | null;
      const isUntouched =
        record !== undefined &&
        before?.id === category &&
        isSame(startValues.properties, properties);
      return isUntouched
        ? []
        : answerProblems(properties as readonly DraftAnswer[], characteristics);
    };
    rules.add(rule);
    return () => void rules.delete(rule);
  }, [rules, characteristics, startValues, record]);
}
