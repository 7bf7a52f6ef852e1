import { type ReactNode, useCallback } from 'react';
import { useFormState } from 'react-hook-form';
import { errorAt, problemOf } from '../../../records/form/problems.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { answerTo } from './answers.ts';
import type { Asked } from './asked.ts';
import { type AnswerErrors, CharacteristicField } from './CharacteristicField.tsx';
import { unansweredPath } from './characteristicRule.ts';
import { useAnswer, useAnswers } from './useAnswers.ts';

const parts = ['values', 'number', 'custom_value'] as const;

/** One characteristic of the form around it. */
export function FormCharacteristic({ asked }: { readonly asked: Asked }): ReactNode {
  const { form } = useFormOfRecord();
  const { give } = useAnswers();
  const { answer, at } = useAnswer(asked.id);
  const path = at < 0 ? unansweredPath(asked.id) : `properties.${at}`;
  const errors = useAnswerErrors(path, asked);
  // What the server refused stays told until it is changed: the rule here knows nothing of it.
  const handleBlur = useCallback(() => {
    if (!form.getFieldState('properties').error) void form.trigger('properties');
  }, [form]);
  return (
    <CharacteristicField
      asked={asked}
      answer={answer ?? answerTo([], asked)}
      onAnswer={give}
      onBlur={handleBlur}
      errors={errors}
      name={path}
    />
  );
}

function useAnswerErrors(path: string, asked: Asked): AnswerErrors {
  const { form } = useFormOfRecord();
  const { errors } = useFormState({ control: form.control, name: 'properties' });
  const word = useProblem();
  return Object.fromEntries(
    parts.map((part) => {
      const error = errorAt(errors, `${path}.${part}`);
      return [part, error && word(problemOf(error), asked.name)];
    }),
  );
}
