import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { RecordForm } from '../../../records/form/useRecordForm.ts';
import { useSteps } from './StepsContext.ts';

/** Reports to the frame whether the open step has errors, and how to discard its typed values. */
export function useStepMark({ form, failure, discard }: RecordForm): void {
  const { setRefused, onDeleted } = useSteps();
  const { errors } = useFormState({ control: form.control });
  const isRefused = failure !== undefined || Object.keys(errors).length > 0;
  useEffect(() => {
    setRefused(isRefused);
    return () => setRefused(false);
  }, [isRefused, setRefused]);
  useEffect(() => {
    onDeleted.current = discard;
  });
}
