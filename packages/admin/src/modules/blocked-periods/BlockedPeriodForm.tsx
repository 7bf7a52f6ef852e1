import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function BlockedPeriodForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={blockedPeriod}>
      <Stack gap={4}>
        <Field<typeof blockedPeriod> name="offer" />
        <FieldGrid>
          <Field<typeof blockedPeriod> name="starts_at" />
          <Field<typeof blockedPeriod> name="ends_at" />
        </FieldGrid>
        <Field<typeof blockedPeriod> name="reason" />
        <Field<typeof blockedPeriod> name="rrule" hint={t('blocked_periods.rule_hint')} />
        <Field<typeof blockedPeriod> name="note" />
        <Field<typeof blockedPeriod> name="code" />
      </Stack>
    </RecordSheet>
  );
}
