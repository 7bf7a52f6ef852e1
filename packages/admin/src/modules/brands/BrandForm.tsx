import { brand } from '@rentyard/contract/entities/brand';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/AdvancedFields.tsx';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

export function BrandForm(): ReactNode {
  return (
    <RecordSheet resource={brand}>
      <Stack gap={4}>
        <FormTextField<typeof brand> name="name" />
        <FormTextField<typeof brand> name="code" />
        <FormNumberField<typeof brand> name="sort_order" />
        <AdvancedFields>
          <FormSlugField<typeof brand> name="alias" from="name" />
        </AdvancedFields>
      </Stack>
    </RecordSheet>
  );
}
