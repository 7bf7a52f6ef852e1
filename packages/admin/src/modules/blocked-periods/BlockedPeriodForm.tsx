import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { RepetitionField } from './RepetitionField.tsx';

export function BlockedPeriodForm(): ReactNode {
  return (
    <RecordSheet resource={blockedPeriod}>
      <Stack gap={4}>
        <Field<typeof blockedPeriod> name="offer" />
        <FieldGrid>
          <Field<typeof blockedPeriod> name="starts_at" />
          <Field<typeof blockedPeriod> name="ends_at" />
        </FieldGrid>
        <Field<typeof blockedPeriod> name="reason" />
        <RepetitionField />
        <Field<typeof blockedPeriod> name="note" />
        <Field<typeof blockedPeriod> name="code" />
      </Stack>
    </RecordSheet>
  );
}
