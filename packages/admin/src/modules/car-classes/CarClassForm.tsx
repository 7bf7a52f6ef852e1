import { carClass } from '@rentyard/contract/entities/carClass';
import type { ReactNode } from 'react';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

export function CarClassForm(): ReactNode {
  return (
    <RecordSheet resource={carClass}>
      <Field<typeof carClass> name="name" />
    </RecordSheet>
  );
}
