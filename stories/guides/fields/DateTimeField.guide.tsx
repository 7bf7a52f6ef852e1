import { DateTimeField } from '@rentyard/ui/DateTimeField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A date-time field takes a moment in local time and stores it in UTC.',
  use: ['Moments that people in several time zones see: a broadcast, an end of a claim.'],
  avoid: ['A day without a time: `DateField`. A time zone would shift it.'],
  pairs: [
    {
      do: {
        show: (
          <DateTimeField
            label="Send at"
            value="2026-11-20T09:30:00.000Z"
            timeZone="Europe/Chisinau"
            onChange={nothing}
          />
        ),
        why: 'The time zone is visible, so everybody reads the same moment.',
      },
      dont: {
        show: (
          <DateTimeField
            label="Send at"
            value="2026-11-20T09:30:00.000Z"
            hint=" "
            onChange={nothing}
          />
        ),
        why: 'Without the zone, 11:30 is a guess.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'day and time in the pattern of `DateFormatProvider`.' },
      { at: '[id$="-note"]', name: 'Time zone', note: 'whose local time it is.' },
    ],
  },
  content: ['Keep the time zone in the hint unless you write your own hint.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['0–9', 'types the day and the time'],
    ['Alt+↓', 'opens the calendar, which keeps the time'],
  ],
  access: ['The time zone is part of the description of the input.'],
  status: 'stable',
  since: '0.1.0',
};
