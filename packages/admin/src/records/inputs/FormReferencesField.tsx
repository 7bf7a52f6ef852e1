import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import type { ReactNode } from 'react';
import type { BoundProps } from './useBoundField.ts';
import { useReferencesField } from './useReferencesField.ts';

/**
 * Several other records, chosen by name; they keep the order in which they were chosen. One that is
 * missing is made here.
 */
export function FormReferencesField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'references'>): ReactNode {
  const { frame, choice, creationForm } = useReferencesField(name);
  return (
    <>
      <MultiSelect {...frame} {...rest} {...choice} name={name} />
      {creationForm}
    </>
  );
}
