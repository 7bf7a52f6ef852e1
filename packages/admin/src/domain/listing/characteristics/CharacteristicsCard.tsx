import type { Fallbacks, Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import type { FormRule } from '../../../records/form/values/draftResolver.ts';
import { isSame } from '../../../records/form/values/formValues.ts';
import { errorAt, readProblem } from '../../../records/form/values/problems.ts';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { answerText, answerTo } from './answers.ts';
import { type AnswerErrors, CharacteristicField } from './CharacteristicField.tsx';
import { answerProblems, type DraftAnswer, unansweredPath } from './characteristicRule.ts';
import { characteristicsApi } from './characteristicsApi.ts';
import type { Answer, OfferCharacteristic } from './offerCharacteristic.ts';
import { useAnswer, useAnswers } from './useAnswers.ts';
import { useAnswersOnCategoryChange } from './useAnswersOnCategoryChange.ts';

/** The characteristics of the category, with the answers of the record. */
export function CharacteristicsCard(): ReactNode {
  const t = useT();
  const category = useCategory();
  return (
    <Card
      title={
        category
          ? t('listing.card.characteristics_of', { category: category.name })
          : t('listing.card.characteristics')
      }
    >
      <CharacteristicInputs />
    </Card>
  );
}

function useCategory(): Option | null {
  const { form } = useFormOfRecord();
  return useWatch({ control: form.control, name: 'category' }) as Option | null;
}

/** The inputs of the characteristics of the category. */
export function CharacteristicInputs(): ReactNode {
  const language = useLanguage();
  const { form } = useFormOfRecord();
  const category = useCategory();
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
    <Stack gap={3}>
      <RemovedAnswersNote {...categoryChange} />
      <Inputs
        characteristics={currentData}
        isChosen={category !== null}
        failure={failure}
        onRetry={() => void refetch()}
      />
    </Stack>
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

const parts = ['values', 'number', 'custom_value'] as const;

interface FormCharacteristicProps {
  readonly characteristic: OfferCharacteristic & Fallbacks;
}

/** One characteristic of the surrounding form. */
function FormCharacteristic({ characteristic }: FormCharacteristicProps): ReactNode {
  const { form } = useFormOfRecord();
  const { set } = useAnswers();
  const { answer, at } = useAnswer(characteristic.id);
  const path = at < 0 ? unansweredPath(characteristic.id) : `properties.${at}`;
  const errors = useAnswerErrors(path, characteristic);
  // Errors of the server stay until the answer changes, because this rule does not know them.
  const handleBlur = useCallback(() => {
    if (!form.getFieldState('properties').error) void form.trigger('properties');
  }, [form]);
  return (
    <CharacteristicField
      characteristic={characteristic}
      nameLanguage={characteristic.fallbacks?.name}
      answer={answer ?? answerTo([], characteristic)}
      onAnswer={set}
      onBlur={handleBlur}
      errors={errors}
      name={path}
    />
  );
}

function useAnswerErrors(path: string, characteristic: OfferCharacteristic): AnswerErrors {
  const { form } = useFormOfRecord();
  const { errors } = useFormState({ control: form.control, name: 'properties' });
  const problemText = useProblem();
  return Object.fromEntries(
    parts.map((part) => {
      const error = errorAt(errors, `${path}.${part}`);
      return [part, error && problemText(readProblem(error), characteristic.name)];
    }),
  );
}

interface RemovedAnswersNoteProps {
  readonly removed: readonly Answer[];
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Lists the answers that the new category does not have, with an undo button. */
function RemovedAnswersNote({ removed, undo, dismiss }: RemovedAnswersNoteProps): ReactNode {
  const t = useT();
  if (removed.length === 0) return null;
  return (
    <Box role="status">
      <Text as="p" weight="medium">
        {t('listing.removed_characteristics')}
      </Text>
      <ul>
        {removed.map((answer) => (
          <li key={answer.property.id}>
            {answer.property.name}: {answerText(answer)}
          </li>
        ))}
      </ul>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={undo}>{t('listing.keep_category')}</Button>
        <Button variant="ghost" onClick={dismiss}>
          {t('listing.remove_values')}
        </Button>
      </Stack>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space2};
  padding: ${theme.space3} ${theme.space4};
  border: 1px solid ${theme.warning};
  border-radius: ${theme.radius};
  background: ${theme.warningSoft};
  font-size: ${theme.textMd};

  ul { margin: 0; padding-inline-start: ${theme.space5}; list-style: disc; }
`;
