import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { ReactNode } from 'react';
import type { BoundProps } from '../../records/inputs/useBoundField.ts';
import { useReferencesField } from '../../records/inputs/useReferencesField.ts';

/** Selects many records by moving them from one pane to another. */
export function FormPickerField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'references'>): ReactNode {
  const { frame, choice, creationForm } = useReferencesField(name);
  return (
    <>
      <TwoPanePicker {...frame} {...rest} {...choice} />
      {creationForm}
    </>
  );
}
