import { weekdays, workCalendar } from '@rentyard/contract/entities/rental/workCalendar';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function WorkCalendarForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={workCalendar}>
      <Stack gap={4}>
        <Field<typeof workCalendar> name="name" />
        <FieldGrid>
          <Field<typeof workCalendar> name="time_zone" hint={t('work_calendars.zone_hint')} />
          <Field<typeof workCalendar> name="shift_hours" />
        </FieldGrid>
        <Field<typeof workCalendar> name="country" hint={t('work_calendars.country_hint')} />
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('work_calendars.days')}</Heading>
        {weekdays.map((day) => (
          <Field<typeof workCalendar> key={day} name={`work_days.${day}`} />
        ))}
      </Stack>
    </RecordSheet>
  );
}
