import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { ReactNode } from 'react';
import type { BoundProps } from '../../records/inputs/useBoundField.ts';
import { useReferencesField } from '../../records/inputs/useReferencesField.ts';

/** Many other records, chosen from one pane into another: for records that are made of them. */
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
