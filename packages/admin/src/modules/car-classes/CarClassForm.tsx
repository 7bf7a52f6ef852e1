import { carClass } from '@rentyard/contract/entities/carClass';
import type { ReactNode } from 'react';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

export function CarClassForm(): ReactNode {
  return (
    <RecordSheet resource={carClass}>
      <FormTextField<typeof carClass> name="name" />
    </RecordSheet>
  );
}
