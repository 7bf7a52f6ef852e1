import { createContext, useContext } from 'react';
import type { RecordForm } from './useRecordForm.ts';

export const RecordFormContext = createContext<RecordForm | null>(null);

/** The form that an input belongs to. */
export function useFormOfRecord(): RecordForm {
  const form = useContext(RecordFormContext);
  if (!form) {
    throw new Error(
      'RecordFormContext is missing above this input. Inputs read their value, rules and labels from the form around them. Put the input inside a <RecordSheet> or <RecordScreen>.',
    );
  }
  return form;
}
