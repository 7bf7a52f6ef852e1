import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { TimeField } from '@rentyard/ui/TimeField';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import {
  type BroadcastDraft,
  defaultQuietHours,
  scheduleProblem,
} from '../broadcast/broadcastDraft.ts';

interface ScheduleChoiceProps {
  readonly draft: BroadcastDraft;
  readonly onChange: (part: Partial<BroadcastDraft>) => void;
}

/** Default delay of a scheduled broadcast, in milliseconds. */
const defaultDelay = 3_600_000;

/** Send now or at a chosen time, and the quiet hours. */
export function ScheduleChoice({ draft, onChange }: ScheduleChoiceProps): ReactNode {
  const t = useT();
  const timeZone = useTimeZone();
  const problemText = useProblem();
  const { scheduledAt, quietHours } = draft;
  const problem = scheduleProblem(draft, Date.now());
  const label = t('buzbot_broadcasts.field.scheduled_at');
  const time = (end: 'from' | 'to') => (
    <TimeField
      required
      label={t(`broadcast.quiet_${end}`)}
      value={quietHours?.[end] ?? ''}
      onChange={(value) => {
        // A text that is no time yet changes nothing.
        if (quietHours && /^\d{2}:\d{2}$/.test(value))
          onChange({ quietHours: { ...quietHours, [end]: value } });
      }}
    />
  );
  return (
    <Stack gap={4}>
      <RadioGroup
        label={t('broadcast.when')}
        isLabelHidden
        direction="row"
        value={scheduledAt === null ? 'now' : 'later'}
        onChange={(value) =>
          onChange({
            scheduledAt: value === 'now' ? null : new Date(Date.now() + defaultDelay).toISOString(),
          })
        }
        options={[
          { value: 'now', label: t('broadcast.now') },
          { value: 'later', label: t('broadcast.later') },
        ]}
      />
      {scheduledAt !== null && (
        <DateTimeField
          label={label}
          value={scheduledAt}
          timeZone={timeZone}
          min={new Date().toISOString()}
          error={problem?.id === 'past' ? problemText(problem, label) : undefined}
          onChange={(moment) => onChange({ scheduledAt: moment ?? scheduledAt })}
        />
      )}
      <Switch
        label={t('broadcast.quiet')}
        hint={t('broadcast.quiet_hint')}
        checked={quietHours !== null}
        onChange={(event) =>
          onChange({ quietHours: event.currentTarget.checked ? defaultQuietHours(timeZone) : null })
        }
      />
      {quietHours && (
        <FieldGrid>
          {time('from')}
          {time('to')}
        </FieldGrid>
      )}
    </Stack>
  );
}
