import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import type { ReactNode } from 'react';
import type { BoundProps } from './useBoundField.ts';
import { useReferencesField } from './useReferencesField.ts';

/**
 * Several references, searched by name and stored in the order chosen. A missing record can be
 * created here.
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
