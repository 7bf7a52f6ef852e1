import { Stack } from '@rentyard/ui/Stack';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { RecordFormContext } from '../../../records/form/RecordFormContext.ts';
import { focusFirstRefused } from '../../../records/form/screen/focusFirstRefused.ts';
import { SaveFailure } from '../../../records/form/screen/SaveFailure.tsx';
import type { RecordForm } from '../../../records/form/useRecordForm.ts';

interface CallFormProps {
  /** The controller of `useCallForm`. */
  readonly controller: RecordForm;
  /** Lets a button outside the form submit it, for example in a dialog's footer. */
  readonly id: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form element around the inputs of `useCallForm`. Focuses the first refused field. */
export function CallForm({ controller, id, onSubmit, children }: CallFormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const { form, refusals } = controller;
  useEffect(() => {
    if (refusals > 0) focusFirstRefused(element.current, form);
  }, [refusals, form]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside a record's form, which must not be submitted.
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
