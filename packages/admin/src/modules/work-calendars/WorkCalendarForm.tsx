import { weekdays, workCalendar } from '@rentyard/contract/entities/rental/workCalendar';
import { Combobox } from '@rentyard/ui/Combobox';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../records/inputs/Field.tsx';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { timeZoneOptions } from '../../services/format/timeZoneOptions.ts';
import { useT } from '../../services/i18n/useT.ts';
import { HolidayEditor } from './HolidayEditor.tsx';

export function WorkCalendarForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={workCalendar}>
      <Stack gap={4}>
        <Field<typeof workCalendar> name="name" />
        <FieldGrid>
          <TimeZoneField />
          <Field<typeof workCalendar> name="shift_hours" />
        </FieldGrid>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('work_calendars.days')}</Heading>
        {weekdays.map((day) => (
          <Field<typeof workCalendar> key={day} name={`work_days.${day}`} />
        ))}
      </Stack>
      <HolidayEditor />
    </RecordSheet>
  );
}

function TimeZoneField(): ReactNode {
  const t = useT();
  const { form, frame } = useBoundField<'text'>('time_zone');
  const { value, onChange, ...input } = useController({
    control: form.control,
    name: 'time_zone',
  }).field;
  const zone = String(value ?? '');
  return (
    <Combobox
      {...frame}
      {...input}
      hint={t('work_calendars.zone_hint')}
      value={zone ? { id: zone, name: zone } : null}
      onChange={(chosen) => onChange(chosen ? String(chosen.id) : '')}
      options={timeZoneOptions}
    />
  );
}
