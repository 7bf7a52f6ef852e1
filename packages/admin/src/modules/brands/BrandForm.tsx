import { brand } from '@rentyard/contract/entities/brand';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/screen/AdvancedFields.tsx';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

export function BrandForm(): ReactNode {
  return (
    <RecordSheet resource={brand}>
      <Stack gap={4}>
        <Field<typeof brand> name="name" />
        <Field<typeof brand> name="code" />
        <Field<typeof brand> name="sort_order" />
        <AdvancedFields>
          <Field<typeof brand> name="alias" />
        </AdvancedFields>
      </Stack>
    </RecordSheet>
  );
}
