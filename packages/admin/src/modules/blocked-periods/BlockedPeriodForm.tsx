import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import { languageTag } from '@rentyard/contract/languages';
import { CheckboxGroup } from '@rentyard/ui/CheckboxGroup';
import { DateField } from '@rentyard/ui/DateField';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { NumberField } from '@rentyard/ui/NumberField';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../records/inputs/Field.tsx';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import {
  type Frequency,
  frequencies,
  newRepetition,
  parseRepetition,
  printRepetition,
  type Repetition,
  ruleDays,
} from './repetition.ts';

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

type Mode = Frequency | 'once' | 'rule';

interface Edited {
  readonly mode: Mode;
  readonly parts: Repetition | undefined;
  /** The value of the form that they belong to. */
  readonly rule: string;
}

function parseRule(rule: string): Edited {
  const parts = parseRepetition(rule);
  return { rule, parts, mode: rule === '' ? 'once' : (parts?.frequency ?? 'rule') };
}

/** How the period repeats: by the day, week, month or year, or by any rule of RFC 5545 as text. */
function RepetitionField(): ReactNode {
  const t = useT();
  const { form, frame } = useBoundField<'text'>('rrule');
  const { value, onChange, onBlur, ref } = useController({
    control: form.control,
    name: 'rrule',
  }).field;
  const rule = String(value ?? '');
  const [edited, setEdited] = useState(() => parseRule(rule));
  // The form was reset, or another user's change was taken over.
  if (edited.rule !== rule && edited.mode !== 'rule') setEdited(parseRule(rule));
  const edit = (mode: Mode, parts: Repetition | undefined, printed: string) => {
    setEdited({ mode, parts, rule: printed });
    onChange(printed);
  };
  const choose = (mode: Mode | null) => {
    if (mode === null || mode === 'once') edit('once', undefined, '');
    else if (mode === 'rule') edit('rule', undefined, rule);
    else {
      const parts = { ...(edited.parts ?? newRepetition(mode)), frequency: mode };
      edit(mode, parts, printRepetition(parts));
    }
  };
  const { mode, parts } = edited;
  return (
    <Stack gap={4}>
      <Select<Mode>
        ref={ref}
        label={t('blocked_periods.repeats')}
        error={mode === 'rule' ? undefined : frame.error}
        value={mode}
        options={(['once', ...frequencies, 'rule'] as const).map((one) => ({
          value: one,
          label: t(`blocked_periods.repeats.${one}`),
        }))}
        onChange={choose}
        onBlur={onBlur}
      />
      {parts && mode !== 'once' && mode !== 'rule' && (
        <RepetitionParts
          parts={parts}
          onChange={(changed) => edit(mode, changed, printRepetition(changed))}
        />
      )}
      {mode === 'rule' && (
        <Field<typeof blockedPeriod> name="rrule" hint={t('blocked_periods.rule_hint')} />
      )}
      {parts && (
        <Text as="p" size="sm" tone="muted">
          {t('blocked_periods.rule', { rule })}
        </Text>
      )}
    </Stack>
  );
}

interface RepetitionPartsProps {
  readonly parts: Repetition;
  readonly onChange: (parts: Repetition) => void;
}

function RepetitionParts({ parts, onChange }: RepetitionPartsProps): ReactNode {
  const t = useT();
  const weekdays = useWeekdays();
  const { frequency, interval, days, ends, until, count } = parts;
  return (
    <>
      {frequency === 'weekly' && (
        <CheckboxGroup
          label={t('blocked_periods.on_days')}
          hint={t('blocked_periods.on_days_hint')}
          direction="row"
          options={weekdays}
          value={days}
          onChange={(chosen) => onChange({ ...parts, days: chosen })}
        />
      )}
      <FieldGrid>
        <NumberField
          label={t(`blocked_periods.interval.${frequency}`)}
          min={1}
          max={999}
          value={interval}
          onChange={(typed) => onChange({ ...parts, interval: typed })}
        />
        <Select<Repetition['ends']>
          label={t('blocked_periods.ends')}
          value={ends}
          options={(['never', 'until', 'count'] as const).map((one) => ({
            value: one,
            label: t(`blocked_periods.ends.${one}`),
          }))}
          onChange={(chosen) => onChange({ ...parts, ends: chosen ?? 'never' })}
        />
        {ends === 'until' && (
          <DateField
            label={t('blocked_periods.last_day')}
            required
            value={until}
            onChange={(day) => onChange({ ...parts, until: day })}
          />
        )}
        {ends === 'count' && (
          <NumberField
            label={t('blocked_periods.times')}
            required
            min={1}
            max={2_000}
            value={count}
            onChange={(typed) => onChange({ ...parts, count: typed })}
          />
        )}
      </FieldGrid>
    </>
  );
}

/** The days of a week, from Monday. */
function useWeekdays() {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag(language), {
      ...{ weekday: 'short', timeZone: 'UTC' },
    });
    // A Monday.
    const first = Date.UTC(2024, 0, 1);
    return ruleDays.map((value, at) => ({
      value,
      label: format.format(new Date(first + at * 86_400_000)),
    }));
  }, [language]);
}
