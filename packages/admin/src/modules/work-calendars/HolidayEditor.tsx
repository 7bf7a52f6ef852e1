import {
  exceptionFields,
  exceptionsAtMost,
  type workCalendar,
} from '@rentyard/contract/entities/rental/workCalendar';
import { languageTag } from '@rentyard/contract/languages';
import { defineForm } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { CheckboxGroup } from '@rentyard/ui/CheckboxGroup';
import { DateField } from '@rentyard/ui/DateField';
import { Heading } from '@rentyard/ui/Heading';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Control, useController, useFieldArray, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RowScope } from '../../records/inputs/RowScope.ts';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { workCalendarApi } from './workCalendarApi.ts';

/** The fields of a row, for labels and inputs. */
const exception = defineForm('holidays', exceptionFields);
const path = 'holidays';

interface Exceptions {
  readonly holidays: { date: string; name: string; kind: string }[];
}

/** The public holidays of the country with those on which work is done, and own days off. */
export function HolidayEditor(): ReactNode {
  const t = useT();
  const label = useFieldLabel('work_calendars')(path);
  const addButton = useRef<HTMLButtonElement>(null);
  const { form } = useFormOfRecord();
  const country = useWatch({ control: form.control, name: 'country' }) as Option | null;
  const { fields, append, remove } = useFieldArray({
    control: form.control as unknown as Control<Exceptions>,
    name: path,
    keyName: 'key',
  });
  const handleAdd = () =>
    append({ date: '', name: '', kind: 'holiday' }, { focusName: `${path}.${fields.length}.date` });
  const handleRemove = (at: number) => {
    remove(at);
    addButton.current?.focus();
  };
  return (
    <Stack as="section" gap={4}>
      <Heading level={3}>{label}</Heading>
      <Field<typeof workCalendar> name="country" hint={t('work_calendars.country_hint')} />
      {country && (
        <PublicHolidays
          country={country}
          onWork={(date, name) => append({ date, name, kind: 'workday' }, { shouldFocus: false })}
          onRest={(dates) => remove(dates)}
        />
      )}
      <Text as="p" tone="muted">
        {t('work_calendars.exceptions_hint')}
      </Text>
      {fields.map(({ key }, at) => (
        <ExceptionRow key={key} at={at} onRemove={() => handleRemove(at)} />
      ))}
      <Stack direction="row">
        <Button
          ref={addButton}
          icon={Plus}
          disabled={fields.length >= exceptionsAtMost}
          onClick={handleAdd}
        >
          {t('work_calendars.add_day')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface PublicHolidaysProps {
  readonly country: Option;
  readonly onWork: (date: string, name: string) => void;
  /** Removes the exceptions with these indexes. */
  readonly onRest: (at: number[]) => void;
}

/** The public holidays of a year. A day on which work is done is an exception. */
function PublicHolidays({ country, onWork, onRest }: PublicHolidaysProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const failureText = useFailureText();
  const { form } = useFormOfRecord();
  const exceptions = useWatch({
    control: form.control as unknown as Control<Exceptions>,
    name: path,
  });
  const [year, setYear] = useState(() => new Date().getFullYear());
  const { data, error } = workCalendarApi.usePublicHolidaysQuery({
    query: { country: country.id, year },
  });
  const dayName = useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag(language), {
      ...{ weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' },
    });
    return (date: string) => format.format(new Date(date));
  }, [language]);
  const worked = new Set(
    exceptions.filter(({ kind }) => kind === 'workday').map(({ date }) => date),
  );
  const holidays = data ?? [];
  const handleChange = (daysOff: readonly string[]) => {
    for (const { date, name } of holidays) {
      const isOff = daysOff.includes(date);
      if (isOff === !worked.has(date)) continue;
      if (!isOff) onWork(date, name);
      else onRest([...exceptions.keys()].filter((at) => exceptions[at]?.date === date));
    }
  };
  const title = t('work_calendars.public', { country: country.name, year: String(year) });
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2} align="center">
        <IconButton
          icon={ChevronLeft}
          label={t('work_calendars.previous_year')}
          disabled={year <= 1970}
          onClick={() => setYear(year - 1)}
        />
        <Text weight="medium" isTabular aria-live="polite">
          {year}
        </Text>
        <IconButton
          icon={ChevronRight}
          label={t('work_calendars.next_year')}
          disabled={year >= 2100}
          onClick={() => setYear(year + 1)}
        />
      </Stack>
      {error && (
        <Text as="p" role="alert" tone="danger">
          {failureText(error)}
        </Text>
      )}
      {data && data.length === 0 && (
        <Text as="p" tone="muted">
          {t('work_calendars.no_public', { country: country.name })}
        </Text>
      )}
      {holidays.length > 0 && (
        <CheckboxGroup
          label={title}
          hint={t('work_calendars.public_hint')}
          options={holidays.map(({ date, name }) => ({
            value: date,
            label: `${dayName(date)} · ${name}`,
          }))}
          value={holidays.map(({ date }) => date).filter((date) => !worked.has(date))}
          onChange={handleChange}
        />
      )}
    </Stack>
  );
}

interface ExceptionRowProps {
  readonly at: number;
  readonly onRemove: () => void;
}

/** A day off, or a day on which work is done. */
function ExceptionRow({ at, onRemove }: ExceptionRowProps): ReactNode {
  const t = useT();
  const scope = useMemo(() => ({ path: `${path}.${at}`, resource: exception }), [at]);
  const number = at + 1;
  return (
    <RowScope value={scope}>
      <Row role="group" aria-label={t('work_calendars.day', { number })}>
        <ExceptionDay />
        <Field<typeof exception> name="kind" />
        <Field<typeof exception> name="name" />
        <IconButton
          icon={X}
          label={t('work_calendars.remove_day', { number })}
          onClick={onRemove}
        />
      </Row>
    </RowScope>
  );
}

function ExceptionDay(): ReactNode {
  const { form, path, frame } = useBoundField<'text'>('date');
  const { value, ...input } = useController({ control: form.control, name: path }).field;
  return <DateField {...frame} {...input} value={String(value ?? '')} />;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${theme.space2} ${theme.space3};
  align-items: start;

  &:not(:last-of-type) { padding-bottom: ${theme.space3}; border-bottom: 1px solid ${theme.hairline}; }
  > :nth-child(3) { grid-row: 2; grid-column: 1 / 3; }
  > button { margin-top: 24px; }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) { grid-row: 2; grid-column: 1 / 2; }
    > :nth-child(3) { grid-row: 3; grid-column: 1 / 2; }
    > button { grid-row: 1; grid-column: 2; }
  }
`;
