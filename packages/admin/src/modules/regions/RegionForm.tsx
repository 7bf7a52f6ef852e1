import { region } from '@rentyard/contract/entities/region';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/AdvancedFields.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

export function RegionForm(): ReactNode {
  return (
    <RecordSheet resource={region}>
      <Stack gap={4}>
        <TranslationStrip />
        <FormTranslationField<typeof region> name="name" />
        <FormReferenceField<typeof region> name="country" />
        <FormTextField<typeof region> name="code" />
        <AdvancedFields>
          <FormSlugField<typeof region> name="alias" from="name" />
        </AdvancedFields>
      </Stack>
    </RecordSheet>
  );
}
