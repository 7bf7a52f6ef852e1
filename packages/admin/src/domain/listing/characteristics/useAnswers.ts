import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { withAnswer } from './answers.ts';
import type { Answer } from './offerCharacteristic.ts';

interface Answers {
  readonly read: () => readonly Answer[];
  readonly write: (answers: readonly Answer[]) => void;
  readonly set: (answer: Answer) => void;
}

/**
 * Reads and writes the answers of a form. Reading does not subscribe, so typing renders nothing.
 */
export function useAnswers(): Answers {
  const { form } = useFormOfRecord();
  const read = useCallback(() => (form.getValues('properties') ?? []) as readonly Answer[], [form]);
  const write = useCallback(
    (answers: readonly Answer[]) => form.setValue('properties', answers, { shouldDirty: true }),
    [form],
  );
  const set = useCallback((answer: Answer) => write(withAnswer(read(), answer)), [read, write]);
  return { read, write, set };
}

/** The answer to one characteristic and its index. Renders only when it changes. */
export function useAnswer(property: number): {
  readonly answer: Answer | undefined;
  readonly at: number;
} {
  const { form } = useFormOfRecord();
  const found = useWatch({
    control: form.control,
    name: 'properties',
    compute: (answers: unknown) => {
      const rows = (answers ?? []) as readonly Answer[];
      const at = rows.findIndex((row) => row.property.id === property);
      return { at, answer: rows[at] };
    },
  });
  return found;
}
