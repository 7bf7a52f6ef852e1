import { Stack } from '@rentyard/ui/Stack';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFirstRefused } from '../../records/form/focusFirstRefused.ts';
import { RecordFormContext } from '../../records/form/RecordFormContext.ts';
import { SaveFailure } from '../../records/form/SaveFailure.tsx';
import type { RecordForm } from '../../records/form/useRecordForm.ts';

interface CallFormProps {
  /** Of `useCallForm`. */
  readonly controller: RecordForm;
  /** For the button that submits from elsewhere, as the footer of a dialog does. */
  readonly id: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form element around the inputs of `useCallForm`; leads to the first field that was refused. */
export function CallForm({ controller, id, onSubmit, children }: CallFormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const { form, refusals } = controller;
  useEffect(() => {
    if (refusals > 0) focusFirstRefused(element.current, form);
  }, [refusals, form]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog may stand inside the form of a record, which is not meant.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <RecordFormContext.Provider value={controller}>
      <form id={id} ref={element} noValidate onSubmit={handleSubmit}>
        <Stack gap={4}>
          <SaveFailure />
          {children}
        </Stack>
      </form>
    </RecordFormContext.Provider>
  );
}
