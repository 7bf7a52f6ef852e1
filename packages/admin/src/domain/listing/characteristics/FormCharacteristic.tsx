import type { Fallbacks } from '@rentyard/contract/schema/values';
import { type ReactNode, useCallback } from 'react';
import { useFormState } from 'react-hook-form';
import { errorAt, problemOf } from '../../../records/form/problems.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { answerTo } from './answers.ts';
import { type AnswerErrors, CharacteristicField } from './CharacteristicField.tsx';
import { unansweredPath } from './characteristicRule.ts';
import type { OfferCharacteristic } from './offerCharacteristic.ts';
import { useAnswer, useAnswers } from './useAnswers.ts';

const parts = ['values', 'number', 'custom_value'] as const;

interface FormCharacteristicProps {
  readonly characteristic: OfferCharacteristic & Fallbacks;
}

/** One characteristic of the surrounding form. */
export function FormCharacteristic({ characteristic }: FormCharacteristicProps): ReactNode {
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
      return [part, error && problemText(problemOf(error), characteristic.name)];
    }),
  );
}
