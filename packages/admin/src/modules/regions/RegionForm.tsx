import { region } from '@rentyard/contract/entities/region';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/screen/AdvancedFields.tsx';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

export function RegionForm(): ReactNode {
  return (
    <RecordSheet resource={region}>
      <Stack gap={4}>
        <TranslationStrip />
        <Field<typeof region> name="name" />
        <Field<typeof region> name="country" />
        <Field<typeof region> name="code" />
        <AdvancedFields>
          <Field<typeof region> name="alias" />
          <Field<typeof region> name="work_calendar" />
        </AdvancedFields>
      </Stack>
    </RecordSheet>
  );
}
